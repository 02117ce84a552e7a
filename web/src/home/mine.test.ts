import { expect, it } from 'vitest';
import type { MyTable } from '../api/types';
import { finished, ongoing } from './mine';

const game = (id: string, status: string, yours: boolean, deadline: string | null = null) =>
  ({ table: { id, status, deadline }, headline: null, your_move: yours }) as MyTable;
const mine = [
  game('waiting', 'playing', false),
  game('yours', 'playing', true),
  game('over', 'over', false),
  game('tomorrow', 'playing', true, '2026-11-17T12:00:00Z'),
  game('today', 'playing', true, '2026-11-16T12:00:00Z'),
  game('lobby', 'open', false),
];
const ids = (list: MyTable[]) => list.map(({ table }) => table.id);

it('lists the games that wait for me first, the most urgent on top', () => {
  expect(ids(ongoing(mine))).toEqual(['today', 'tomorrow', 'yours', 'waiting', 'lobby']);
});

it('lists finished games separately', () => {
  expect(ids(finished(mine))).toEqual(['over']);
});
