import { expect, it } from 'vitest';
import { readBox, readEffect, readRolled } from './notation';

it.each([
  ['cross up to 2 agora or market', { kind: 'cross-boxes', buildings: ['agora', 'market'], up_to: 2 }],
  ['cross gallery', { kind: 'cross-boxes', buildings: ['gallery'], up_to: 1 }],
  ['1 coin', { kind: 'coins', amount: 1 }],
  ['2 coins per white die', { kind: 'coins-per-die', amount: 2, colour: 'white' }],
  ['1 coin and 1 point per market', { kind: 'coins-and-points-per', amount: 1, buildings: ['market'] }],
  ['dice cost 1 less', { kind: 'price-cut', amount: 1, colour: null }],
  ['red dice cost 1 less', { kind: 'price-cut', amount: 1, colour: 'red' }],
  ['blue dice cost 0', { kind: 'free-dice', colour: 'blue' }],
  ['5 points', { kind: 'points', amount: 5 }],
  ['something new', { kind: 'unknown' }],
])('reads the effect "%s"', (notation, effect) => {
  expect(readEffect(notation)).toEqual({ ...effect, notation });
});

it('reads a box: its cost and its effects', () => {
  const { cost, effects } = readBox('3: cross agora; 2 points');
  expect([cost, effects.map((effect) => effect.kind)]).toEqual([3, ['cross-boxes', 'points']]);
});

it('reads a die of the Forum', () => {
  expect(readRolled('grey-1 wood 2')).toEqual({ die: 'grey-1', symbol: 'wood', section: 2 });
});
