import { beforeEach, expect, it } from 'vitest';
import { keep } from '../lib/settings.svelte';
import { keepProgress, lessonAt, progressOf, stateOf } from './progress';

beforeEach(() => keep({ lessons: {} }));

it('knows the progress of a lesson, and its table', () => {
  expect(stateOf('cards')).toBe('new');
  keepProgress('cards', { table: 'abc', step: 'hand' });
  expect([stateOf('cards'), lessonAt('abc'), lessonAt('xyz')]).toEqual(['resume', 'cards', undefined]);
  keepProgress('cards', { done: true });
  expect([stateOf('cards'), progressOf('cards')?.step]).toEqual(['done', 'hand']);
  keepProgress('cards', { table: '' });
  expect([stateOf('cards'), lessonAt('abc')]).toEqual(['done', undefined]);
});

it.each([null, 'junk', 7, [], { cards: 'junk' }, { cards: { table: 3, step: 'hand' } }, { cards: null }])(
  'is new where %j was stored',
  (stored) => {
    keep({ lessons: stored as unknown as Record<string, unknown> });
    expect([stateOf('cards'), lessonAt('abc')]).toEqual(['new', undefined]);
    keepProgress('cards', { table: 'abc', step: '' });
    expect(stateOf('cards')).toBe('resume');
  },
);
