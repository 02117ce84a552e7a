import { expect, it } from 'vitest';
import type { Seat, Table } from '../api/types';
import { company, playerName, seatName } from './labels';

const seat = (given: Partial<Seat>) => ({ kind: 'open', name: null, bot: null, you: false, ...given }) as Seat;
const aspasia = seat({ kind: 'bot', name: 'Aspasia', bot: 'medium' });

it('names bots with their strength', () => {
  expect(seatName(aspasia)).toBe('Aspasia, medium');
  expect(playerName(aspasia)).toBe('Aspasia');
  expect(seatName(seat({ kind: 'bot', bot: 'easy' }))).toBe('easy bot');
});

it('tells people by name and counts bots of one strength', () => {
  const leon = seat({ kind: 'bot', name: 'Leon', bot: 'hard' });
  const seats = [seat({ kind: 'human', name: 'Ada', you: true }), seat({ kind: 'human', name: 'Bob' }), leon];
  expect(company({ seats } as Table)).toBe('Bob · Leon, hard');
  expect(company({ seats: [...seats, aspasia, aspasia, seat({})] } as Table)).toBe(
    'Bob · Leon, hard · 2 bots, medium · 1 open seat',
  );
});
