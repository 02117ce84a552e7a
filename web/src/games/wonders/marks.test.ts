import { expect, it } from 'vitest';
import type { Mark } from '../../api/types';
import { kindsFor, marksOn } from './marks';

it('marks are found by whose hand the card is in: two players may hold the same card', () => {
  const marks: Mark[] = [
    { seat: 0, holder: 1, item: 'walls', kind: 'leave' },
    { seat: 1, holder: 0, item: 'walls', kind: 'suggest' },
  ];
  expect(marksOn(marks, 1, 'walls').map((mark) => mark.kind)).toEqual(['leave']);
  expect(marksOn(marks, 1, 'loom')).toEqual([]);
});

it('you take your own cards, and ask or advise about those of a team-mate', () => {
  expect([kindsFor(true), kindsFor(false)]).toEqual([['take'], ['leave', 'suggest']]);
});
