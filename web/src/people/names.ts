// Names to suggest to people: old, pleasant, and none that the server gives to a bot.
export const NAMES = [
  ...['Ariadne', 'Aurelia', 'Berenike', 'Calliope', 'Cornelia', 'Dione', 'Electra', 'Eudora', 'Galatea', 'Helena'],
  ...['Iris', 'Kassia', 'Leto', 'Lydia', 'Merit', 'Naia', 'Octavia', 'Penelope', 'Phoebe', 'Sappho'],
  ...['Selene', 'Thalia', 'Zenobia', 'Zoe', 'Aeneas', 'Ajax', 'Cato', 'Evander', 'Felix', 'Gaius'],
  ...['Hektor', 'Hermes', 'Hilarion', 'Iason', 'Kadmos', 'Linus', 'Lucius', 'Nestor', 'Orion', 'Pelops'],
  ...['Perseus', 'Priam', 'Rufus', 'Silas', 'Theron', 'Titus', 'Zenon'],
];

/** One of these at random. */
export const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** All of these in random order. */
export function shuffled<T>(all: readonly T[]): T[] {
  const placed = all.map((one) => ({ one, at: Math.random() }));
  return placed.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** A random name other than `not`. */
export const suggestName = (not = ''): string => oneOf(NAMES.filter((name) => name !== not));
