// Text for people taken apart: the parameters of a translated text, its paragraphs and its words.

/** `{name}` in a text is a parameter. */
export function fill(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

export const paragraphs = (text: string): string[] => text.split('\n');

/** The length of the longest word: it decides how large a name can be written. */
export const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length));
