import { expect, it } from 'vitest';
import { icons } from './story';

const event = (code: string, seat: number | null) => ({ code, seat, data: {} });

it('gives a line to what each seat did, in the order of seats, and to what concerns all', () => {
  const events = [event('built', 2), event('stage', 0), event('age', null), event('sold', 1)];
  expect(icons(events)).toEqual(['stage', 'hand', 'hourglass', 'coins']);
});

it('names a line after its first thing of note', () => {
  expect(icons([event('trade', 0), event('built', 0)])).toEqual(['hand']);
  expect(icons([event('coins', 0)])).toEqual(['coin']);
  expect(icons([event('never-heard-of', 0)])).toEqual(['more']);
});

it('gives the loser of a conflict a line of its own', () => {
  expect(icons([{ code: 'conflict', seat: 0, data: { against: 2, age: 1, tokens: 1 } }])).toEqual([
    'victory',
    'defeat',
  ]);
});
