import { expect, test } from 'vitest';
import type { DecisionSummary, GameAnalysis, Verdict } from '../api/types';
import { chanceAt, decisionAt, lineOf, marksOf, mistakesOf, nextMark, spread } from './graph';

const estimate = (mean: number) => ({ mean, error: 0.01 });
const text = (move: string) => ({ move, message: { id: move } });
const decision = (step: number, seat: number, verdict: Verdict | null, loss = 0): DecisionSummary => ({
  ...{ step, seat, chapter: 1, played: text('a'), best: text('b'), explanation: null },
  ...{ verdict, loss: estimate(loss), points: estimate(0) },
});
// The third decision was taken back by the fourth entry of the history.
const analysis: GameAnalysis = {
  playouts: 300,
  chances: [0, 1, 2, 5].map((step) => ({ step, seats: [estimate(step / 10), estimate(1 - step / 10)] })),
  decisions: [
    decision(1, 0, 'best'),
    decision(1, 1, 'blunder', 0.2),
    decision(2, 0, 'inaccuracy', 0.03),
    decision(2, 1, null, 0.3),
    decision(5, 0, 'mistake', 0.07),
  ],
  players: [],
};

test('a line has a point after every decision that counts', () =>
  expect(lineOf(analysis, 1).map(({ step, chance }) => [step, chance])).toEqual([
    [0, 1],
    [1, 0.9],
    [2, 0.8],
    [5, 0.5],
  ]));

test('a step that was taken back has the chance before it', () => {
  expect(chanceAt(analysis, 0, 4)).toBe(0.2);
  expect(chanceAt(analysis, 0, 9)).toBe(0.5);
});

test('marks stand where the decision was made, and only where something was clearly lost', () => {
  expect(marksOf(analysis, 0).map(({ step, chance }) => [step, chance])).toEqual([
    [1, 0.1],
    [4, 0.2],
  ]);
  expect(marksOf(analysis, 1).map(({ step }) => step)).toEqual([0]);
});

test('the decision of a position is the next one', () => {
  expect(decisionAt(analysis, 0, 4)?.verdict).toBe('mistake');
  expect(decisionAt(analysis, 1, 4)).toBeUndefined();
});

test('from mark to mark', () => {
  const marks = marksOf(analysis, 0);
  expect(nextMark(marks, 1, 1)?.step).toBe(4);
  expect(nextMark(marks, 4, 1)).toBeUndefined();
  expect(nextMark(marks, 4, -1)?.step).toBe(1);
});

test('the costliest mistake is played again first', () =>
  expect(mistakesOf(analysis, 0).map(({ step }) => step)).toEqual([5, 2]));

test('labels do not cover each other', () => {
  expect(spread([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
  expect(spread([95, 99], 10, 100)).toEqual([90, 100]);
  expect(spread([], 10, 100)).toEqual([]);
});
