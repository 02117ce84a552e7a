import { expect, it } from 'vitest';
import { NAMES, suggestName } from './names';

it('suggests another name each time it is asked', () => {
  let last = '';
  for (let i = 0; i < 50; i += 1) {
    const next = suggestName(last);
    expect(next).not.toBe(last);
    last = next;
  }
});

it('has no duplicates, and no name too long for a seat', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(Math.max(...NAMES.map((name) => name.length))).toBeLessThanOrEqual(12);
});
