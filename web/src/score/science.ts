// Science: B39, W9, C81. The best choice of wild symbols and of symbols copied from the neighbours' green cards.
import { SYMBOLS, type Symbol } from './column';

export type Numbers = Readonly<Record<Symbol, number>>;

export interface Science {
  points: number;
  /** What the wild symbols stand for, what the masks copy, and all symbols together. */
  wild: Numbers;
  copied: Numbers;
  symbols: Numbers;
}

export const SET_POINTS = 7;
export const NO_SYMBOLS: Numbers = { compass: 0, gear: 0, tablet: 0 };

export const add = (one: Numbers, other: Numbers): Numbers => ({
  ...{ compass: one.compass + other.compass, gear: one.gear + other.gear },
  tablet: one.tablet + other.tablet,
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The square of the number of each symbol, and 7 for each set of three different ones. */
export const symbolPoints = (symbols: Numbers): number =>
  symbols.compass ** 2 + symbols.gear ** 2 + symbols.tablet ** 2 + SET_POINTS * setsOf(symbols);

export const setsOf = ({ compass, gear, tablet }: Numbers): number => Math.min(compass, gear, tablet);

export const symbolCount = ({ compass, gear, tablet }: Numbers): number => compass + gear + tablet;

/** The best score of a city's symbols, its free choices and its masks together; the first of equal ones. */
export function bestScience(own: Numbers, wilds: number, masks: number, neighbours: Numbers): Science {
  let best: Science | null = null;
  for (const copied of copies(masks, neighbours))
    for (const wild of choices(wilds)) {
      const symbols = add(own, add(wild, copied));
      const points = symbolPoints(symbols);
      if (!best || points > best.points) best = { points, wild, copied, symbols };
    }
  return best!; // there is always a choice, if only of nothing
}

/** Every way to copy symbols from the neighbours; one card serves one mask (X11). */
const copies = (masks: number, neighbours: Numbers): Numbers[] =>
  choices(Math.min(masks, symbolCount(neighbours))).filter((copied) =>
    SYMBOLS.every((one) => copied[one] <= neighbours[one]),
  );

/** Every way to choose this many symbols. */
function choices(n: number): Numbers[] {
  const found: Numbers[] = [];
  for (let compass = 0; compass <= n; compass += 1)
    for (let gear = 0; gear <= n - compass; gear += 1) found.push({ compass, gear, tablet: n - compass - gear });
  return found;
}
