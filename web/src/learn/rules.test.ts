import { expect, test } from 'vitest';
import type { RulesPage } from '../api/types';
import { anchorOf, search } from './rules';

const words = (text: string) => ({ id: 'verbatim', args: { text } });
const page: RulesPage = {
  id: 'wonders',
  game: 'wonders',
  title: words('The card game'),
  sections: [
    {
      id: 'trade',
      title: words('Trade'),
      paragraphs: [
        { id: 'buy', message: words('Buy what you lack for 2 coins.'), rules: ['B30'], icons: ['coin'] },
        { id: 'keep', message: words('The seller keeps the resource.'), rules: ['B31', 'B34'], icons: [] },
      ],
    },
    {
      id: 'score',
      title: words('Scoring'),
      paragraphs: [{ id: 'coins', message: words('1 point for 3 coins.'), rules: ['B38'], icons: [] }],
    },
  ],
};

const found = (asked: string) => search(page, asked).sections.flatMap((one) => one.paragraphs.map((it) => it.id));

test('an empty search shows everything', () => {
  expect(search(page, ' ').count).toBe(3);
});

test('all words must be there, whatever their case, the title of the section included', () => {
  expect(found('COINS')).toEqual(['buy', 'coins']);
  expect(found('trade coins')).toEqual(['buy']);
  expect(found('elephants')).toEqual([]);
});

test('a rule is found by its number, and by no other number', () => {
  expect(found('b34')).toEqual(['keep']);
  expect(found('b3')).toEqual([]);
});

test('a paragraph has an address of its own', () => {
  expect(anchorOf(page.sections[0]!, page.sections[0]!.paragraphs[1]!)).toBe('trade-keep');
});
