// Texts by id in the current language. A language is one file, fetched from the server and kept for when it
// cannot be reached. The server's texts are messages, so changing the language fetches nothing but that file.
import type { MessageId } from '../api/message-ids';
import { recall, remember } from '../api/offline';
import type { Message } from '../api/types';
import { Speech } from './fluent';
import { settings } from './settings.svelte';

export type Key = MessageId;
/** A message, or a text that needs no translation. */
export type Text = Message | string;
export type Args = Record<string, Text | number>;

const PREFERRED_PATH = '/api/languages/preferred'; // our language that the browser prefers
let spoken = $state.raw(new Speech('en', ''));
let isSpeaking = false; // before the first file of texts is here, nothing is said
/** What is fetched only when it is needed. */
export type Part = 'rules' | 'lessons' | 'score' | 'analysis';
const wanted = new Set<Part>(); // in every language that is spoken from now on

/** The current language. */
export const language = (): string => spoken.language;

/** The same for the browser, which takes "sr" to be Cyrillic. */
export const tag = (): string => (spoken.language === 'sr' ? 'sr-Latn' : spoken.language);

/** Use the chosen language; if none was chosen, the one that the browser prefers. */
export async function speak(code = settings.languageCode): Promise<void> {
  const chosen = code ? await fetchTexts(`/api/languages/${code}`) : null;
  const file = chosen ?? (await fetchTexts(PREFERRED_PATH));
  const next = new Speech(file?.language || code || 'en', file?.texts ?? '');
  await Promise.all([...wanted].map((part) => addPart(next, part)));
  use(next);
}

/** Use these texts from now on, and tell the browser. */
export function use(speech: Speech): void {
  spoken = speech;
  isSpeaking = true;
  document.documentElement.lang = tag();
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app-description'));
  const manifest = `/manifest.webmanifest?language=${speech.language}`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}

/** Fetch the words of the rules, the lessons or the score pad too. The first language brings what was wanted before. */
export async function speakPart(part: Part): Promise<void> {
  wanted.add(part);
  if (isSpeaking) await addPart(spoken, part);
}

async function addPart(speech: Speech, part: Part): Promise<void> {
  if (speech.parts.has(part)) return;
  const file = await fetchTexts(`/api/languages/${speech.language}/${part}`);
  if (!file) return; // the next page that needs it asks again
  speech.add(file.texts);
  speech.parts.add(part);
}

/** A file of texts, from the server or else from this device; null if neither has it. */
async function fetchTexts(path: string): Promise<{ language: string; texts: string } | null> {
  const answer = (await fetch(path).catch(() => undefined)) ?? (await recall(path));
  if (!answer?.ok) return null;
  void remember(path, answer.clone());
  return { language: answer.headers.get('Content-Language') ?? '', texts: await answer.text() };
}

/** The text of an id. */
export const t = (id: Key, args: Args = {}): string => spoken.say({ id, args });

/** A message as a value, to put into another one. */
export const message = (id: Key, args: Args = {}): Message => ({ id, args });

/** The text of a message. */
export const render = (text: Text | null | undefined): string =>
  typeof text === 'object' && text ? spoken.say(text) : (text ?? '');

/** The text of an id made of parts, or `fallback` if there is no such text. */
export const maybe = (id: string, fallback: string): string => (spoken.knows(id) ? spoken.say({ id }) : fallback);

/** An id made of parts as a message, or `fallback` if there is no such text. */
export const maybeMessage = (id: string, fallback: string): Text => (spoken.knows(id) ? { id, args: {} } : fallback);

/** Several texts in words: "a, b and c". */
export function enumerate(parts: Text[]): Text {
  const join = (id: Key, head: Text, tail: Text): Text => message(id, { head, tail });
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return join(
    'list-and',
    parts.slice(0, -1).reduce((head, tail) => join('list-comma', head, tail)),
    last,
  );
}
