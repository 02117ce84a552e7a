import { expect, it } from 'vitest';
import type { Resolution } from '../../api/types';
import { busy, deeds } from './deeds';

const resolution = (...events: object[]) => ({ events }) as unknown as Resolution;

it('gathers what each city did', () => {
  const [ada, bob, eve] = deeds(
    resolution(
      { code: 'built', seat: 0, data: { card: 'walls' } },
      { code: 'trade', seat: 0, data: { to: 1, coins: 2 } },
      { code: 'trade', seat: 0, data: { to: 1, coins: 1 } },
      { code: 'stage', seat: 1, data: { stage: 2 } },
      { code: 'age', seat: null, data: { age: 2 } },
    ),
    3,
  );
  expect(ada).toEqual({ cards: ['walls'], stage: null, sold: false, paid: [{ to: 1, side: 'left', coins: 3 }] });
  expect(bob!.stage).toBe(2);
  expect([ada, bob, eve].map((deed) => busy(deed!))).toEqual([true, true, false]);
});

it('knows of nothing before the first resolution', () => {
  expect(deeds(null, 2).some(busy)).toBe(false);
});
