import { expect, it } from 'vitest';
import type { Table } from '../api/types';
import { canTakeOver, findAbsent } from './presence';

const seat = (number: number, change: object = {}) => ({
  ...{ seat: number, kind: 'human', name: `P${number}`, connected: true, offline_seconds: null, stand_in: null },
  ...{ votes: [], votes_needed: 2, hosting: number === 0, you: number === 1 },
  ...change,
});
const AWAY = { connected: false, offline_seconds: 90 };
const table = (seats: object[], change: object = {}) =>
  ({ seats, seat: 1, hosting: false, ...change }) as unknown as Table;

it('finds who is away, and counts on from what the server said', () => {
  const [bob, ...nobody] = findAbsent(table([seat(0), seat(1), seat(2, { ...AWAY, votes: [1] })]), 0, 20_000);
  expect(bob).toMatchObject({ seat: 2, name: 'P2', seconds: 110, callableIn: 10, votes: 1, votesNeeded: 2 });
  expect([bob?.voted, nobody]).toEqual([true, []]);
});

it('lets the host act at once and a spectator never', () => {
  const seats = [seat(0), seat(1), seat(2, AWAY)];
  expect(findAbsent(table(seats, { hosting: true }), 0, 0)[0]?.callableIn).toBe(0);
  expect(findAbsent(table(seats, { seat: null }), 0, 0)[0]?.callableIn).toBeNull();
});

it('does not count players for whom a bot already plays', () => {
  expect(findAbsent(table([seat(0), seat(1), seat(2, { ...AWAY, stand_in: 'easy' })]), 0, 0)).toEqual([]);
});

it('offers the host’s place after two minutes', () => {
  const gone = table([seat(0, AWAY), seat(1)]);
  expect([canTakeOver(gone, 0, 29_000), canTakeOver(gone, 0, 30_000)]).toEqual([false, true]);
  expect(canTakeOver(table([seat(0), seat(1)]), 0, 999_000)).toBe(false);
});
