// Texts by key. A language is one file in messages/: the same keys, `{name}` for parameters, and where a
// number decides, the plural forms of the language (CLDR: one, few, many, other).
import en from '../messages/en.json';
import { settings } from './settings.svelte';
import { fill } from './text';

export type Key = keyof typeof en;
type Text = string | Record<string, string>;
type Messages = Record<string, Text>;

const FOLDER = '../messages/';
const ENDING = '.json';
const files = import.meta.glob<Messages>(['../messages/*.json', '!../messages/en.json'], { import: 'default' });
const NATIVE: Record<string, string> = {
  en: 'English',
  bg: 'Български',
  ru: 'Русский',
  sr: 'Српски',
  sv: 'Svenska',
  fr: 'Français',
};

let spoken = $state.raw<Messages>(en);

/** The languages there is a file of, by their own names. */
export function languages(): { code: string; name: string }[] {
  const codes = ['en', ...Object.keys(files).map((path) => path.slice(FOLDER.length, -ENDING.length))];
  return codes.map((code) => ({ code, name: NATIVE[code] ?? code }));
}

export async function speak(code: string): Promise<void> {
  const load = files[`${FOLDER}${code}${ENDING}`];
  spoken = load ? await load() : en;
}

export function t(key: Key, params: Record<string, string | number> = {}): string {
  const found: Text = spoken[key] ?? (en as Messages)[key] ?? key;
  const text = typeof found === 'string' ? found : plural(found, Number(params.n ?? 0));
  return fill(text, params);
}

function plural(forms: Record<string, string>, n: number): string {
  return forms[new Intl.PluralRules(settings.language).select(n)] ?? forms.other ?? '';
}

/** A key made of parts; `fallback` where there is no such text. */
export function maybe(key: string, fallback: string): string {
  return key in en ? t(key as Key) : fallback;
}
