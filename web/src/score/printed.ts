// What is printed on boards and cards, as far as it scores. The tests compare all of it with the rules.
import type { Colour, Side, WondersRow } from './column';

/** What a stage gives at the end: points, or a science symbol of your choice. */
export type StageWorth = number | 'wild';

export const STAGES: Record<string, Record<Side, readonly StageWorth[]>> = {
  alexandria: { day: [3, 0, 7], night: [0, 0, 7] },
  babylon: { day: [3, 'wild', 7], night: [0, 'wild'] },
  ephesos: { day: [3, 0, 7], night: [2, 3, 5] },
  gizah: { day: [3, 5, 7], night: [3, 5, 5, 7] },
  halikarnassos: { day: [3, 0, 7], night: [2, 1, 0] },
  olympia: { day: [3, 0, 7], night: [2, 3, 5] },
  rhodos: { day: [3, 0, 7], night: [3, 4] },
  byzantium: { day: [3, 4, 7], night: [4, 6] },
  petra: { day: [3, 7, 7], night: [3, 14] },
};
export const CITIES_BOARDS = ['byzantium', 'petra']; // C1

export type Counted = Colour | 'stages' | 'victories' | `victory-${1 | 2 | 3}`;

/** What a card counts, and where. */
export interface PerCard {
  row: WondersRow;
  each: number;
  counted: readonly Counted[];
  own: boolean;
  neighbours: boolean;
}

const own = (row: WondersRow, each: number, ...counted: Counted[]): PerCard => ({
  ...{ row, each, counted },
  ...{ own: true, neighbours: false },
});
const neighbours = (each: number, ...counted: Counted[]): PerCard => ({
  ...{ row: 'guilds', each, counted },
  ...{ own: false, neighbours: true },
});

/** The cards whose points depend on what cities have. */
export const PER_CARDS: Record<string, PerCard> = {
  haven: own('commerce', 1, 'brown'),
  lighthouse: own('commerce', 1, 'yellow'),
  'chamber-of-commerce': own('commerce', 2, 'grey'),
  ludus: own('commerce', 1, 'red'),
  arena: own('commerce', 1, 'stages'),
  'workers-guild': neighbours(1, 'brown'),
  'craftsmens-guild': neighbours(2, 'grey'),
  'traders-guild': neighbours(1, 'yellow'),
  'philosophers-guild': neighbours(1, 'green'),
  'spies-guild': neighbours(1, 'red'),
  'magistrates-guild': neighbours(1, 'blue'),
  'shipowners-guild': own('guilds', 1, 'brown', 'grey', 'purple'),
  'builders-guild': { ...own('guilds', 1, 'stages'), neighbours: true },
  cells: own('cities', 2, 'victory-1'),
  guardhouse: own('cities', 3, 'victory-2'),
  prison: own('cities', 4, 'victory-3'),
  'slave-market': own('cities', 1, 'victories'),
  'secret-network': own('cities', 1, 'black'),
};
export const COMPLETE_CARD = 'decorators-guild';
export const COMPLETE_POINTS = 7;
export const WILD_CARD = 'scientists-guild';
export const MASK_CARDS = ['pigeonhole', 'band-of-spies', 'torture-chamber'];

/** The cards that a row of the pad asks for by name, in the order of the printed ones. */
export const CARDS_OF: Partial<Record<WondersRow, readonly string[]>> = {
  commerce: Object.keys(PER_CARDS).filter((card) => PER_CARDS[card]!.row === 'commerce'),
  guilds: [
    ...Object.keys(PER_CARDS).filter((card) => PER_CARDS[card]!.row === 'guilds'),
    ...[COMPLETE_CARD, WILD_CARD],
  ],
  cities: [...Object.keys(PER_CARDS).filter((card) => PER_CARDS[card]!.row === 'cities'), ...MASK_CARDS],
};
