import { expect, it } from 'vitest';
import type { Resolution } from '../api/types';
import { canUndo } from './undo';

const steps = (...all: (number[] | number)[]) =>
  all.map((step, i) =>
    typeof step === 'number'
      ? { sequence: i + 1, seats: [], undo_to: step }
      : { sequence: i + 1, seats: step, undo_to: null },
  ) as unknown as Resolution[];

it('needs a turn that everyone decided', () => {
  expect([canUndo([], 2), canUndo(steps([0]), 2), canUndo(steps([0, 1], [1]), 2)]).toEqual([false, false, true]);
});

it('does not count what was taken back', () => {
  expect(canUndo(steps([0, 1], 0), 2)).toBe(false);
  expect(canUndo(steps([0, 1], [0, 1], 1), 2)).toBe(true);
});
