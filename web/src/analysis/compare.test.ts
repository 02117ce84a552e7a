import { expect, test } from 'vitest';
import type { MoveForecast } from '../api/types';
import { change, compareRows, difference, isLost, percent } from './compare';

const sure = (mean: number, error = 0.01) => ({ mean, error });
const forecast = (move: string, rows: Record<string, number>): MoveForecast => ({
  ...{ move, message: { id: move }, chance: sure(0.5), points: sure(10), others: sure(90), explanation: null },
  rows: Object.fromEntries(Object.entries(rows).map(([row, points]) => [row, sure(points)])),
});

test('a difference is clear from two standard errors on', () => {
  expect(difference(sure(0.5, 0.03), sure(0.4, 0.04))).toMatchObject({ isClear: false });
  expect(difference(sure(0.51, 0.03), sure(0.4, 0.04)).isClear).toBe(true);
  expect(difference(sure(0.4, 0), sure(0.51, 0))).toMatchObject({ isClear: true });
});

test('rows in which neither move expects anything are left out', () => {
  const [best, other] = [
    forecast('a', { science: 7, guilds: 0, military: -1 }),
    forecast('b', { science: 3, guilds: 0.04, military: 0 }),
  ];
  const rows = compareRows(best, other);
  expect(rows.map(({ row }) => row)).toEqual(['science', 'military']);
  expect(rows.map((row) => row.difference.mean)).toEqual([4, -1]);
});

test('only clear losses are marked', () => {
  expect([null, 'best', 'good', 'inaccuracy', 'mistake', 'blunder'].filter((one) => isLost(one as never))).toEqual([
    'inaccuracy',
    'mistake',
    'blunder',
  ]);
});

test('a difference has a sign, unless it is next to nothing', () =>
  expect([1.26, 0.02, -0.02, -3].map(change)).toEqual(['+1.3', '0.0', '0.0', '−3.0']));

test('chances are whole percents', () => expect(percent(0.346)).toBe(35));
