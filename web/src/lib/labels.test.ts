import { expect, it } from 'vitest';
import type { Seat, Table } from '../api/types';
import { characterOf, company, makeBot, playerName, seatName } from './labels';

const seat = (given: Partial<Seat>) =>
  ({ kind: 'open', name: null, bot: null, strength: given.bot, you: false, ...given }) as Seat;
const aspasia = seat({ kind: 'bot', name: 'Aspasia', bot: 'medium' });

it('names bots with their strength', () => {
  expect(seatName(aspasia)).toBe('Aspasia, medium');
  expect(playerName(aspasia)).toBe('Aspasia');
  expect(seatName(seat({ kind: 'bot', bot: 'easy' }))).toBe('easy bot');
});

it('names characters with their role and strength', () => {
  const bot = makeBot('hard', 'general');
  expect([bot, makeBot('hard', null)]).toEqual(['hard:character=general', 'hard']);
  const brasidas = seat({ kind: 'bot', name: 'Brasidas', avatar: 'general', bot, strength: 'hard' });
  expect(seatName(brasidas)).toBe('Brasidas, general, hard');
  expect([characterOf(brasidas), characterOf(aspasia), characterOf({ avatar: 'owl' })]).toEqual([
    'general',
    null,
    null,
  ]);
});

it('names people and counts bots of one strength', () => {
  const leon = seat({ kind: 'bot', name: 'Leon', bot: 'hard' });
  const seats = [seat({ kind: 'human', name: 'Ada', you: true }), seat({ kind: 'human', name: 'Bob' }), leon];
  expect(company({ seats } as Table)).toBe('Bob · Leon, hard');
  expect(company({ seats: [...seats, aspasia, aspasia, seat({})] } as Table)).toBe(
    'Bob · Leon, hard · 2 bots, medium · 1 open seat',
  );
});
