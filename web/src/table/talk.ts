// Talking at a table: phrases that have an id and no text of their own, and their place in the story.
import type { IconName } from '../art/icons';
import type { Phrase, Resolution, Seat, Table, TalkLine } from '../api/types';
import { t } from '../lib/i18n.svelte';

/** A line, and when it was said (ms, by the clock of this device). */
export type Said = TalkLine & { at: number };

const SHOW_MS = 6000;

/** Every phrase: in words, or a face. */
const PHRASES: Record<Phrase, IconName | null> = {
  hello: null,
  'good-luck': null,
  'your-turn': null,
  'take-your-time': null,
  'one-moment': null,
  'back-again': null,
  'nice-move': null,
  'well-played': null,
  thanks: null,
  sorry: null,
  'good-game': null,
  'another-game': null,
  smile: 'face-smile',
  laugh: 'face-laugh',
  surprise: 'face-surprise',
  sadness: 'face-sadness',
  doubt: 'face-doubt',
  applause: 'applause',
};
const all = Object.keys(PHRASES) as Phrase[];
export const WORDS = all.filter((phrase) => PHRASES[phrase] === null);
export const FACES = all.filter((phrase) => PHRASES[phrase] !== null);

export const phraseText = (phrase: Phrase): string => t(`phrase-${phrase}`);
/** The face of a phrase that is one; a phrase of a newer server has none. */
export const faceOf = (phrase: Phrase): IconName | null => PHRASES[phrase] ?? null;

/** The other people at a table: those to talk to, and to mute. */
export const company = (table: Table): Seat[] => table.seats.filter((seat) => seat.kind === 'human' && !seat.you);

/** What is said, without muted players. */
export function audible(lines: readonly Said[], seats: readonly Seat[], muted: readonly string[]): Said[] {
  return lines.filter((line) => !muted.includes(seats[line.seat]?.player ?? ''));
}

/** What is still shown: the latest line of each seat. */
export function inTheAir(lines: readonly Said[], now: number): Map<number, Said> {
  const fresh = lines.filter((line) => now - line.at < SHOW_MS);
  return new Map(fresh.map((line) => [line.seat, line]));
}

export interface Entry {
  sequence: number;
  step: Resolution | null;
  lines: Said[];
}

/** The log, newest first: every step with what was said after it; what came before the first step comes last. */
export function withTalk(story: readonly Resolution[], lines: readonly Said[]): Entry[] {
  const after = (sequence: number) => lines.filter((line) => line.sequence === sequence).reverse();
  const known = new Set(story.map((step) => step.sequence));
  const early = lines.filter((line) => !known.has(line.sequence)).reverse();
  const steps = story.map((step) => ({ sequence: step.sequence, step, lines: after(step.sequence) })).reverse();
  return early.length ? [...steps, { sequence: 0, step: null, lines: early }] : steps;
}
