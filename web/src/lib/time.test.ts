import { expect, it } from 'vitest';
import { ago, exactly, lasted, remaining } from './time';

const NOW = Date.parse('2026-11-16T12:00:00Z');

it('says a limit exactly', () => {
  expect([30, 60, 90, 7200, 86_400].map(exactly)).toEqual(['30 seconds', '1 minute', '90 seconds', '2 hours', '1 day']);
});

it('says roughly how long something has lasted, or will take', () => {
  expect([0, 59.9, 125, 7300].map(lasted)).toEqual(['0 seconds', '59 seconds', '2 minutes', '2 hours']);
  expect([59.1, 60, 106].map(remaining)).toEqual(['60 seconds', '1 minute', '2 minutes']);
});

it('says how far a moment is from now', () => {
  expect(ago('2026-11-14T11:00:00Z', NOW)).toBe('2 days ago');
  expect(ago('2026-11-16T17:30:00Z', NOW)).toBe('in 5 hours');
});
