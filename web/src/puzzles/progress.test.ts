import { describe, expect, it } from 'vitest';
import { addAnswer, countAnswers, readProgress } from './progress';

const NONE = readProgress({});

describe('answers to puzzles', () => {
  it('counts the first answer to each, and a streak of right ones', () => {
    let now = addAnswer(addAnswer(NONE, 'dice-1', true), 'dice-2', true);
    expect(now.streak).toBe(2);
    now = addAnswer(now, 'dice-2', false);
    expect(now.streak).toBe(2);
    now = addAnswer(now, 'dice-3', false);
    expect(now.streak).toBe(0);
    expect(countAnswers(now)).toEqual({ right: 2, of: 3, percent: 67 });
  });
  it('survives what is not ours', () => {
    for (const broken of [null, 'x', 7, [], { answers: 3, streak: 'x' }, { answers: null, streak: -1 }])
      expect(readProgress(broken)).toEqual({ answers: {}, streak: 0 });
    expect(readProgress({ answers: { 'dice-1': true, 'dice-2': 'yes' }, streak: 1.5 })).toEqual({
      answers: { 'dice-1': true },
      streak: 0,
    });
  });
});
