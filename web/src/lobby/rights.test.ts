import { expect, it } from 'vitest';
import type { Seat, Table } from '../api/types';
import { mayClose, offlineSeconds, standInFor, takeOverIn } from './rights';

const human = (given: Partial<Seat>) =>
  ({ kind: 'human', offline_seconds: null, votes: [], you: false, ...given }) as Seat;
const away = human({ offline_seconds: 100 });
const table = (given: Partial<Table>) => ({ hosting: false, seat: 1, seats: [], ...given }) as Table;

it('lets the time that a player has been offline run on', () => {
  expect(offlineSeconds(away, 1000, 21_000)).toBe(120);
  expect(offlineSeconds(human({}), 0, 5000)).toBeNull();
});

it('offers the host a bot at once, and the others a vote after two minutes', () => {
  expect(standInFor(table({ hosting: true }), away, 1)).toEqual({ kind: 'now' });
  expect(standInFor(table({}), away, 100)).toEqual({ kind: 'later', seconds: 20 });
  expect(standInFor(table({}), away, 120)).toEqual({ kind: 'vote', voted: false });
  expect(standInFor(table({}), human({ votes: [1] }), 120)).toEqual({ kind: 'vote', voted: true });
});

it('offers nothing about players who are there or yourself, and nothing to a passer-by', () => {
  expect(standInFor(table({ hosting: true }), human({}), null).kind).toBe('none');
  expect(standInFor(table({}), human({ you: true }), 200).kind).toBe('none');
  expect(standInFor(table({ seat: null }), away, 200).kind).toBe('none');
});

it('lets a player take over from a host who is gone', () => {
  const host = human({ hosting: true, offline_seconds: 110 });
  expect(takeOverIn(table({ seats: [host] }), 0, 4000)).toBe(6);
  expect(takeOverIn(table({ seats: [host] }), 0, 60_000)).toBe(0);
  expect(takeOverIn(table({ seats: [human({ hosting: true })] }), 0, 60_000)).toBeNull();
  expect(takeOverIn(table({ seats: [host], hosting: true }), 0, 60_000)).toBeNull();
});

it('lets only the host close a table, and nobody if others play or have played', () => {
  const [me, friend] = [human({ you: true }), human({})];
  const mine = (given: Partial<Table>) => mayClose(table({ hosting: true, status: 'open', seats: [me], ...given }));
  expect(mine({ seats: [me, friend] })).toBe(true);
  expect(mine({ seats: [me, friend], hosting: false })).toBe(false);
  expect(mine({ status: 'playing' })).toBe(true);
  expect(mine({ status: 'playing', seats: [me, friend] })).toBe(false);
  expect(mine({ status: 'over' })).toBe(false);
  expect(mine({ status: 'over', uploaded: true })).toBe(true);
});
