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

export const add = (...parts: Numbers[]): Numbers => mapSymbols((one) => sum(parts.map((part) => part[one])));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const mapSymbols = (numberOf: (symbol: Symbol) => number): Numbers => ({
  ...{ compass: numberOf('compass'), gear: numberOf('gear') },
  tablet: numberOf('tablet'),
});

/** The square of the number of each symbol, and 7 for each set of three different ones. */
export function symbolPoints(symbols: Numbers): number {
  return sum(Object.values(symbols).map((n) => n * n)) + SET_POINTS * setsOf(symbols);
}

export const setsOf = (symbols: Numbers): number => Math.min(...Object.values(symbols));

/** The best score of a city's symbols, its free choices and its masks together; the first of equal ones. */
export function bestScience(own: Numbers, wilds: number, masks: number, neighbours: Numbers): Science {
  const total = sum(SYMBOLS.map((one) => neighbours[one]));
  const copies = choices(Math.min(masks, total)).filter(
    (copied) => SYMBOLS.every((one) => copied[one] <= neighbours[one]), // X11: one card serves one mask
  );
  const found = choices(wilds).flatMap((wild) =>
    copies.map((copied) => ({ wild, copied, symbols: add(own, wild, copied) })),
  );
  const scored = found.map((one) => ({ ...one, points: symbolPoints(one.symbols) }));
  return scored.reduce((best, one) => (one.points > best.points ? one : best));
}

/** Every way to choose this many symbols. */
function choices(n: number): Numbers[] {
  const found: Numbers[] = [];
  for (let compass = 0; compass <= n; compass += 1)
    for (let gear = 0; gear <= n - compass; gear += 1) found.push({ compass, gear, tablet: n - compass - gear });
  return found;
}
