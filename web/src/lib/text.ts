// Text for people taken apart: the parameters of a translated text, and its words.

/** `{name}` in a text is a parameter. */
export function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The words of a text, without the spaces around them. */
export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** A name of code as the title of a field: `open_hands` is "Open hands". */
export const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The length of the longest word: it decides how large a name can be written. */
export const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length));
