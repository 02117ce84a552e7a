// The pad's arithmetic and the rules' own score sheet, on final positions of every configuration: the counts on the
// table go in (python -m tests.web.scored; make webcheck writes web/scored.json, make soak a longer file).
import { describe, expect, it } from 'vitest';
import type { Score } from '../api/types';
import { type Column, emptyColumn, type Row, type Rules, rowsOf } from './column';
import { STAGES } from './printed';
import { bestScience, NO_SYMBOLS, symbolPoints } from './science';
import { rank, scoreOf } from './score';
import { numberOf, wondersRow } from './wonders';

type Expected = Pick<Score, 'sheets' | 'totals' | 'ranks' | 'team_totals' | 'winners'>;
type Position = Expected & { rules: Rules; columns: Column[] };
declare const readScored: () => { positions: Position[]; long: boolean }; // vitest.setup.ts
const { positions, long } = readScored();
const COMPARE_TIMEOUT_MS = 120_000; // for thousands of positions

const outcome = ({ sheets, totals, ranks, team_totals, winners }: Expected): Expected => ({
  ...{ sheets, totals, ranks },
  ...{ team_totals, winners },
});
const title = ({ rules, columns }: Position): string =>
  `${rules.game} ${columns.length}${rules.cities ? ' cities' : ''}${rules.teams ? ' teams' : ''}`;

describe('every row and rank comes out as the rules say', () => {
  it('has positions of all 18 configurations', () => {
    expect(new Set(positions.map(title)).size).toBe(18);
    expect(positions.length).toBeGreaterThanOrEqual(long ? 5000 : 300);
  });

  it.each([...new Set(positions.map(title))])(
    '%s, counted',
    (wanted) => {
      for (const position of positions.filter((one) => title(one) === wanted))
        expect(outcome(scoreOf(position.rules, position.columns))).toEqual(outcome(position));
    },
    COMPARE_TIMEOUT_MS,
  );

  it(
    'entered as points',
    () => {
      for (const { rules, columns, ...expected } of positions) {
        const asPoints = columns.map((column, seat) => pointsOnly(rules, column, expected.sheets[seat]!));
        expect(outcome(scoreOf(rules, asPoints))).toEqual(outcome(expected));
      }
    },
    COMPARE_TIMEOUT_MS,
  );
});

/** The same column from the totals of its rows alone; coins still break ties. */
function pointsOnly(rules: Rules, column: Column, sheet: Record<string, number>): Column {
  const points = rowsOf(rules).map((row: Row) => [`points-${row}`, sheet[row]!]);
  return { ...emptyColumn(), counts: { ...Object.fromEntries(points), coins: column.counts.coins ?? 0 } };
}

it('meets every side of every board', () => {
  const seen = new Set(
    positions
      .filter(({ rules }) => rules.game === 'wonders')
      .flatMap(({ columns }) =>
        columns
          .filter((one) => one.counts.stages === STAGES[one.board]![one.side].length)
          .map((one) => one.board + one.side),
      ),
  );
  if (long) expect(seen.size).toBe(18); // all of them complete: in the long file
  expect(seen.size).toBeGreaterThan(9);
});

const city = (counts: Column['counts'], board = ''): Column => ({ ...emptyColumn(), board, counts });
const three = (counts: Column['counts'], neighbour: Column['counts'] = {}): Column[] => [
  city(counts),
  city(neighbour),
  city({}),
];

it('B39: squares and sets', () => {
  expect(symbolPoints({ compass: 2, gear: 0, tablet: 0 })).toBe(4);
  expect(symbolPoints({ compass: 3, gear: 2, tablet: 1 })).toBe(9 + 4 + 1 + 7);
});

it('W9: a wild symbol becomes what scores most', () => {
  const best = bestScience({ compass: 1, gear: 1, tablet: 0 }, 1, 0, NO_SYMBOLS);
  expect(best).toMatchObject({ points: 10, wild: { compass: 0, gear: 0, tablet: 1 }, copied: NO_SYMBOLS });
  expect(best.symbols).toEqual({ compass: 1, gear: 1, tablet: 1 });
});

it('X11: two masks need two cards of the neighbours', () => {
  const own = { compass: 2, gear: 0, tablet: 0 };
  expect(bestScience(own, 0, 2, { compass: 1, gear: 1, tablet: 0 }).copied).toEqual({ compass: 1, gear: 1, tablet: 0 });
  expect(bestScience(own, 0, 2, NO_SYMBOLS).points).toBe(4);
});

it('does not count a wild symbol twice that is entered and picked', () => {
  expect(wondersRow(three({ compass: 1, gear: 1, wild: 1, 'card-scientists-guild': 1 }), 0, 'science')).toBe(10);
});

it('B38, C39: rows may be negative', () => {
  expect(wondersRow(three({ defeat: 6 }), 0, 'military')).toBe(-6);
  expect(wondersRow(three({ coins: 5, debt: 3 }), 0, 'treasury')).toBe(-2);
});

it('counts cards that another row shows', () => {
  expect(numberOf(city({ 'blue-3': 2, 'blue-5': 1 }), 'blue')).toBe(3);
  expect(wondersRow(three({ 'card-philosophers-guild': 1 }, { compass: 2, gear: 1 }), 0, 'guilds')).toBe(3);
});

it('W10: a Wonder that was not picked can be complete', () => {
  expect(wondersRow(three({ 'card-decorators-guild': 1, complete: 1 }), 0, 'guilds')).toBe(7);
  expect(wondersRow([city({ 'card-decorators-guild': 1, stages: 2 }, 'gizah'), city({}), city({})], 0, 'guilds')).toBe(
    0,
  );
});

it('B37, C62, C63: coins break ties, of players and of teams; else the victory is shared', () => {
  const sheets = [10, 12, 12, 10].map((points) => ({ points }));
  expect(rank(sheets, [0, 3, 4, 0], []).ranks).toEqual([3, 2, 1, 3]);
  expect(rank(sheets, [5, 0, 4, 0], [[0, 1], [2, 3]]).ranks).toEqual([1, 1, 2, 2]); // prettier-ignore
  expect(rank(sheets, [2, 2, 4, 0], [[0, 1], [2, 3]]).winners).toEqual([0, 1, 2, 3]); // prettier-ignore
});
