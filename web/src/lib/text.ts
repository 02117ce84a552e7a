// Text and numbers for people.
import { tag } from './i18n.svelte';

/** The words of a text, without the spaces around them. */
export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** An identifier as the title of a field: `open_hands` is "Open hands". */
export const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The length of the longest word, which limits the font size of a name. */
export const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length));

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Formats by language: a table needs one, and making it is slow. */
const decimals = new Map<string, Intl.NumberFormat>();

/** A mean as people write it: one decimal, after a point or a comma. */
export function decimal(n: number): string {
  if (!decimals.has(tag())) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    decimals.set(tag(), new Intl.NumberFormat(tag(), digits));
  }
  return decimals.get(tag())!.format(n);
}
