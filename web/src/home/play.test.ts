import { expect, it } from 'vitest';
import { makeBots, makeSeats } from './play';

it('gives bots one character, none, or different ones', () => {
  expect(makeBots(2, 'hard', 'none')).toEqual(['hard', 'hard']);
  expect(makeBots(2, 'easy', 'builder')).toEqual(['easy:character=builder', 'easy:character=builder']);
  expect(new Set(makeBots(4, 'medium', 'random')).size).toBe(4);
  expect(new Set(makeBots(6, 'medium', 'random')).size).toBe(4); // there are only four
});

it('keeps the first seat for you', () => {
  const bot = { kind: 'bot', bot: 'easy' };
  expect(makeSeats(3, 'easy')).toEqual([{ kind: 'open' }, bot, bot]);
});
