import { expect, it } from 'vitest';
import { enumerate, maybe, message, render, t } from './i18n.svelte';
import { longestWord, wordsOf } from './text';

it('fills in parameters and chooses the plural', () => {
  expect([t('number-coin', { n: 1 }), t('number-coin', { n: 3 })]).toEqual(['1 coin', '3 coins']);
  expect(t('city-title', { name: 'Rhodos' })).toContain('Rhodos');
});

it('falls back if a key made of parts does not exist', () => {
  expect([maybe('strength-hard', 'x'), maybe('strength-martian', 'x')]).toEqual([t('strength-hard'), 'x']);
});

it('joins texts in words', () => {
  expect(['', 'a', 'a and b', 'a, b and c']).toEqual(
    [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => render(enumerate(parts))),
  );
});

it('asks a message in another one for an attribute', () => {
  expect(t('story-proxy-time', { who: message('who-you') })).toBe('Time ran out: a bot decided for you.');
  expect(t('story-proxy-time', { who: 'Ada' })).toBe('Time ran out: a bot decided for Ada.');
});

it('takes texts apart into words', () => {
  expect(wordsOf(' one  two ')).toEqual(['one', 'two']);
  expect(longestWord('Guard Tower')).toBe(5);
});
