// One player's column of the pad: a name, a Wonder, and what was counted on the table, by name.
// Every count is a whole number; what is not counted is left out.

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black'] as const;
export const BLUE_WORTHS = [3, 4, 5, 6, 7, 8] as const;
export const BLACK_WORTHS = [1, 2, 3, 4, 5, 6, 8] as const;
export const WONDERS_ROWS = [
  'wonder',
  'treasury',
  'military',
  'civilian',
  'commerce',
  'science',
  'guilds',
  'cities',
] as const; // B38, C40
export const DICE_ROWS = [
  'wonder',
  'guild-court',
  'gallery',
  'west-barracks',
  'agora',
  'market',
  'university',
  'east-barracks',
] as const; // D8
/** What boxes of the dice game give points for: crossed boxes of a building, or of both Barracks. */
export const CROSSED = [
  'warehouse',
  'wonder',
  'guild-court',
  'gallery',
  'agora',
  'market',
  'university',
  'barracks',
] as const;
export const LAURELS = [1, 2, 3, 4, 5] as const;

export type Game = 'wonders' | 'dice';
export type Side = 'day' | 'night';
export type Symbol = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];
export type WondersRow = (typeof WONDERS_ROWS)[number];
export type DiceRow = (typeof DICE_ROWS)[number];
export type Row = WondersRow | DiceRow;
export type Crossed = (typeof CROSSED)[number];
export type Barracks = 'west-barracks' | 'east-barracks';

export type Count =
  | 'coins'
  | 'debt'
  | 'stages'
  | 'complete' // 1: every stage is built, of a Wonder that was not picked
  | `victory-${1 | 2 | 3}`
  | 'defeat'
  | Symbol
  | 'wild'
  | 'mask'
  | `blue-${(typeof BLUE_WORTHS)[number]}`
  | `black-${(typeof BLACK_WORTHS)[number]}`
  | Colour // cards of this colour
  | `card-${string}` // 1: this card, which counts something, is in the city
  | `points-${Row}` // the row in points, whatever else was counted; in the dice game, the points printed in its boxes
  | `laurel-${Barracks}-${(typeof LAURELS)[number]}` // D49
  | 'first-agora' // D42
  | `crossed-${Crossed}`
  | `per-${DiceRow}-${Crossed}`; // points for each crossed box there

export interface Column {
  name: string;
  board: string; // empty: not picked
  side: Side;
  counts: Partial<Record<Count, number>>;
}

/** How a pad is played: what decides which rows there are, and who wins. */
export interface Rules {
  game: Game;
  cities: boolean;
  teams: boolean;
}

export const MAX_COUNT = 999;
export const PLAYERS: Record<Game, readonly [least: number, most: number]> = { wonders: [3, 7], dice: [2, 7] };
export const TEAM_SIZES = [4, 6]; // C42

export const emptyColumn = (name = ''): Column => ({ name, board: '', side: 'day', counts: {} });

export const count = (column: Column, what: Count): number => column.counts[what] ?? 0;

/** The rows of the sheet. */
export const rowsOf = ({ game, cities }: Rules): readonly Row[] =>
  game === 'dice' ? DICE_ROWS : cities ? WONDERS_ROWS : WONDERS_ROWS.slice(0, -1);

const SIGNED: readonly string[] = ['military', 'treasury'].map((row) => `points-${row}`); // B38, C39: below 0 too

/** The least that a count can be. */
export const leastOf = (what: Count): number => (SIGNED.includes(what) ? -MAX_COUNT : 0);
