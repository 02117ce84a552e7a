import { expect, it } from 'vitest';
import { joinAges } from './printed';
import type { Catalogue } from './types';

it('joins the Ages of a card whose copies are in the decks of two', () => {
  const listed = [
    { name: 'loom', age: 1 },
    { name: 'baths', age: 1 },
    { name: 'loom', age: 2 },
  ] as unknown as Catalogue['cards'];
  const ages = [...joinAges(listed).values()].map((card) => [card.name, card.ages]);
  expect(ages).toEqual([
    ['loom', [1, 2]],
    ['baths', [1]],
  ]);
});
