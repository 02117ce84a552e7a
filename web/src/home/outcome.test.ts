import { expect, it } from 'vitest';
import type { Table } from '../api/types';
import { outcome } from './outcome';

const table = (you: number, winners: number[], teams: number[][] = []) =>
  ({
    status: 'over',
    seats: ['Ada', 'Ben', 'Eve', 'Ian'].map((name, seat) => ({ kind: 'human', name, you: seat === you })),
    result: { winners, teams, totals: [40, 34, 67, 81], team_totals: teams.length ? [74, 148] : [] },
  }) as unknown as Table;
const TEAMS = [
  [0, 1],
  [2, 3],
];

it('names the winner, or you', () => {
  expect([outcome(table(0, [3])), outcome(table(3, [3]))]).toEqual([
    'Ian won with 81 points',
    'You won with 81 points',
  ]);
});

it('adds up the points of a team and names both', () => {
  expect([outcome(table(0, [2, 3], TEAMS)), outcome(table(2, [2, 3], TEAMS))]).toEqual([
    'Eve and Ian won with 148 points',
    'You and Ian won with 148 points',
  ]);
});

it('names everyone who shares the victory', () => {
  expect(outcome(table(0, [0, 3]))).toBe('You and Ian share the victory with 81 points');
});

it('says where a game without a result stands', () => {
  expect(outcome({ ...table(0, []), result: null })).toBe('finished');
});
