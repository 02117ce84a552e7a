// The card game's rows from what was counted: the twin of games/wonders/scoring.py (B38-B40, C39-C41).
import { BLACK_WORTHS, BLUE_WORTHS, type Colour, type Column, count, SYMBOLS, type WondersRow } from './column';
import {
  CARDS_OF,
  COMPLETE_CARD,
  COMPLETE_POINTS,
  type Counted,
  MASK_CARDS,
  PER_CARDS,
  STAGES,
  type StageWorth,
  WILD_CARD,
} from './printed';
import { add, bestScience, type Numbers, type Science, sum } from './science';

const VICTORY_POINTS = { 1: 1, 2: 3, 3: 5 } as const; // B6, by Age
const AGES = [1, 2, 3] as const;
const COINS_PER_POINT = 3;

/** The points of a row: as they were entered, or else from what was counted. */
export function wondersRow(columns: readonly Column[], seat: number, row: WondersRow): number {
  return columns[seat]!.counts[`points-${row}`] ?? COUNTED[row](columns, seat);
}

type Score = (columns: readonly Column[], seat: number) => number;

const COUNTED: Record<WondersRow, Score> = {
  wonder: (columns, seat) => sum(builtStages(columns[seat]!).map((worth) => (worth === 'wild' ? 0 : worth))),
  treasury: (columns, seat) => treasury(columns[seat]!),
  military: (columns, seat) => military(columns[seat]!),
  civilian: (columns, seat) => sum(BLUE_WORTHS.map((worth) => worth * count(columns[seat]!, `blue-${worth}`))),
  commerce: (columns, seat) => perCards(columns, seat, 'commerce'),
  science: (columns, seat) => science(columns, seat).points,
  guilds: (columns, seat) => perCards(columns, seat, 'guilds') + (isCrowned(columns[seat]!) ? COMPLETE_POINTS : 0),
  cities: (columns, seat) =>
    perCards(columns, seat, 'cities') +
    sum(BLACK_WORTHS.map((worth) => worth * count(columns[seat]!, `black-${worth}`))),
};

/** C39: Debt counts with the coins. */
const treasury = (column: Column): number =>
  Math.floor(count(column, 'coins') / COINS_PER_POINT) - count(column, 'debt');

const military = (column: Column): number =>
  sum(AGES.map((age) => VICTORY_POINTS[age] * count(column, `victory-${age}`))) - count(column, 'defeat');

/** The stages of the Wonder that was picked. */
export const stagesOf = (column: Column): readonly StageWorth[] => STAGES[column.board]?.[column.side] ?? [];

const builtStages = (column: Column): readonly StageWorth[] => stagesOf(column).slice(0, count(column, 'stages'));

const CARD = 'card-';

/** The cards of a city that the pad asks for by name. */
const namedCards = (column: Column): string[] =>
  Object.keys(column.counts)
    .filter((what) => what.startsWith(CARD))
    .map((what) => what.slice(CARD.length))
    .filter((card) => has(column, card));

export const has = (column: Column, card: string): boolean => count(column, `card-${card}`) > 0;

/** W10: whether the Decorators' Guild is in a city whose Wonder is complete. */
const isCrowned = (column: Column): boolean => has(column, COMPLETE_CARD) && isComplete(column);

export function isComplete(column: Column): boolean {
  const stages = stagesOf(column).length;
  return stages ? count(column, 'stages') >= stages : count(column, 'complete') > 0;
}

function perCards(columns: readonly Column[], seat: number, row: WondersRow): number {
  const cards = namedCards(columns[seat]!).filter((card) => PER_CARDS[card]?.row === row);
  return sum(cards.map((card) => perCard(columns, seat, card)));
}

/** What a card that counts something is worth. */
export function perCard(columns: readonly Column[], seat: number, card: string): number {
  const { each, counted } = PER_CARDS[card]!;
  return each * sum(citiesOf(columns, seat, card).flatMap((at) => counted.map((what) => numberOf(columns[at]!, what))));
}

/** The seats of the cities in which a card counts. */
export function citiesOf(columns: readonly Column[], seat: number, card: string): number[] {
  const { own, neighbours } = PER_CARDS[card]!;
  return [...(own ? [seat] : []), ...(neighbours ? neighboursOf(columns, seat) : [])];
}

/** B14: the seats on both sides. */
export const neighboursOf = (columns: readonly Column[], seat: number): number[] =>
  [1, -1].map((step) => (seat + step + columns.length) % columns.length);

/** How many of these a city has: as counted, but at least what other rows of the pad show. */
export function numberOf(column: Column, what: Counted): number {
  if (what === 'victories') return sum(AGES.map((age) => count(column, `victory-${age}`)));
  if (what === 'stages' || what === 'victory-1' || what === 'victory-2' || what === 'victory-3')
    return count(column, what);
  return Math.max(count(column, what), seenCards(column, what));
}

/** The cards of a colour that other rows of the pad show. */
export function seenCards(column: Column, colour: Colour): number {
  const named = (row: WondersRow): number => (CARDS_OF[row] ?? []).filter((card) => has(column, card)).length;
  if (colour === 'green') return sum(SYMBOLS.map((symbol) => count(column, symbol)));
  if (colour === 'blue') return sum(BLUE_WORTHS.map((worth) => count(column, `blue-${worth}`)));
  if (colour === 'yellow') return named('commerce');
  if (colour === 'purple') return named('guilds');
  if (colour === 'black') return named('cities') + sum(BLACK_WORTHS.map((worth) => count(column, `black-${worth}`)));
  return 0;
}

/** The science of a city and the best use of its wild and copied symbols. */
export function science(columns: readonly Column[], seat: number): Science {
  const column = columns[seat]!;
  const [left, right] = neighboursOf(columns, seat).map((at) => symbolsOf(columns[at]!));
  return bestScience(symbolsOf(column), wildsOf(column), masksOf(column), add(left!, right!));
}

const symbolsOf = (column: Column): Numbers => ({
  ...{ compass: count(column, 'compass'), gear: count(column, 'gear') },
  tablet: count(column, 'tablet'),
});

/** Wild symbols: as counted, but at least those of the Wonder and of the guild that were picked. */
export const wildsOf = (column: Column): number => Math.max(count(column, 'wild'), wildsSeen(column));
export const wildsSeen = (column: Column): number =>
  builtStages(column).filter((worth) => worth === 'wild').length + Number(has(column, WILD_CARD));

/** Masks: as counted, but at least those of the black cards that were picked. */
export const masksOf = (column: Column): number => Math.max(count(column, 'mask'), masksSeen(column));
export const masksSeen = (column: Column): number => MASK_CARDS.filter((card) => has(column, card)).length;
