// Parsing text for people: its words.

/** The words of a text, without the spaces around them. */
export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** An identifier as the title of a field: `open_hands` is "Open hands". */
export const heading = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The length of the longest word, which limits the font size of a name. */
export const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length));
