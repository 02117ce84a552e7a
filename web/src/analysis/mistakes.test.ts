import { expect, test } from 'vitest';
import type { DecisionDetails, MoveForecast } from '../api/types';
import { isSolved, judgeChoice } from './mistakes';

const move = (name: string, chance: number, error = 0.005): MoveForecast => ({
  ...{ move: name, message: { id: name }, chance: { mean: chance, error }, points: { mean: 50, error: 1 } },
  ...{ rows: {}, others: { mean: 90, error: 1 }, explanation: null },
});
const decision: DecisionDetails = {
  ...{ step: 3, seat: 0, chapter: 1, verdict: 'mistake', explanation: null },
  ...{ played: { move: 'played', message: { id: 'p' } }, best: { move: 'best', message: { id: 'b' } } },
  ...{ loss: { mean: 0.1, error: 0.01 }, points: { mean: 1, error: 1 } },
  moves: [move('best', 0.5), move('close', 0.48), move('noisy', 0.4, 0.1), move('bad', 0.4), move('played', 0.4)],
};

test.each([
  ['best', 'right', true],
  ['close', 'good', true],
  ['noisy', 'good', true],
  ['bad', 'wrong', false],
  ['played', 'same', false],
  ['never looked at', 'unknown', false],
])('%s is %s', (chosen, answer, solved) => {
  expect(judgeChoice(decision, chosen)).toBe(answer);
  expect(isSolved(judgeChoice(decision, chosen))).toBe(solved);
});
