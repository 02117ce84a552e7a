import { expect, it } from 'vitest';
import { forecasts, type Scene } from './scene';

const CONFLICTS = [
  { one: 0, other: 1, winner: 0, won: 1, lost: -1 },
  { one: 1, other: 2, winner: null, won: 1, lost: -1 },
  { one: 2, other: 0, winner: 0, won: 1, lost: -1 },
];
const table = {
  citizens: [3, 1, 1].map((shields, seat) => ({ seat, facts: { shields } })),
  facts: { conflicts: CONFLICTS },
  over: false,
} as unknown as Scene;

it.each([0, 1, 2])('tells the conflict with the left neighbour of seat %i first', (seat) => {
  const found = forecasts(table, seat).map(({ other, side }) => [other.seat, side]);
  expect(found).toEqual([
    [(seat + 1) % 3, 'left'],
    [(seat + 2) % 3, 'right'],
  ]);
});

it('counts points from the point of view of the city asked about', () => {
  expect(forecasts(table, 0).map(({ points }) => points)).toEqual([1, 1]);
  expect(forecasts(table, 2).map(({ points }) => points)).toEqual([-1, 0]);
});

it('forecasts nothing once the last conflict is over', () => {
  expect(forecasts({ ...table, over: true }, 0)).toEqual([]);
});
