import { expect, it } from 'vitest';
import type { Waiting } from '../api/types';
import { awayText, clockText, isLong, secondsLeft } from './clock';

const waiting = (seconds_left: number | null, paused = false) => ({ seconds_left, paused }) as Waiting;

it('counts down from the moment the message arrived', () => {
  expect(secondsLeft(waiting(60), 1000, 1000)).toBe(60);
  expect(secondsLeft(waiting(60), 1000, 41_500)).toBe(19.5);
  expect(secondsLeft(waiting(60), 1000, 99_000)).toBe(0);
});

it('stands still while it is paused, and is not there without a time limit', () => {
  expect(secondsLeft(waiting(42, true), 0, 90_000)).toBe(42);
  expect([secondsLeft(waiting(null), 0, 0), secondsLeft(null, 0, 0)]).toEqual([null, null]);
});

it('is written as people read it', () => {
  expect([9, 8.2, 60, 754, 3600, 19_000, 86_400, 190_000].map(clockText)).toEqual([
    '0:09',
    '0:09',
    '1:00',
    '12:34',
    '1 h 0 min',
    '5 h 16 min',
    '1 d 0 h',
    '2 d 4 h',
  ]);
});

it('calls an hour or more long', () => {
  expect([59, 3599, 3600, 90_000].map(isLong)).toEqual([false, false, true, true]);
});

it('says how long somebody has been away', () => {
  expect([9.7, 130, 7300, 200_000].map(awayText)).toEqual(['9 s', '2 min', '2 h', '2 d']);
});
