import { expect, it } from 'vitest';
import { languages, maybe, t } from './i18n.svelte';
import { longestWord, wordsOf } from './text';

it('fills in parameters and chooses the plural', () => {
  expect([t('coins', { n: 1 }), t('coins', { n: 3 })]).toEqual(['1 coin', '3 coins']);
  expect(t('city.title', { name: 'Rhodos' })).toContain('Rhodos');
});

it('falls back where a key is made of parts and does not exist', () => {
  expect([maybe('strength.hard', 'x'), maybe('strength.martian', 'x')]).toEqual([t('strength.hard'), 'x']);
});

it('names every language by its own name', () => {
  expect(languages()).toContainEqual({ code: 'en', name: 'English' });
});

it('takes texts apart for people', () => {
  expect(wordsOf(' one  two ')).toEqual(['one', 'two']);
  expect(longestWord('Guard Tower')).toBe(5);
});
