import { expect, it } from 'vitest';
import type { Resolution } from '../../api/types';
import { busy, actionsOf, lastActions } from './lastActions';

const resolution = (...events: object[]) => ({ events, undo_to: null }) as unknown as Resolution;

it('gathers what each city did', () => {
  const [ada, bob, eve] = actionsOf(
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
  expect([ada, bob, eve].map((actions) => busy(actions!))).toEqual([true, true, false]);
});

it('has nothing before the first resolution', () => {
  expect(actionsOf(null, 2).some(busy)).toBe(false);
});

it('keeps what the others did while one city decides again', () => {
  const turn = resolution(
    { code: 'built', seat: 0, data: { card: 'walls' } },
    { code: 'sold', seat: 1, data: { card: 'altar' } },
  );
  const again = resolution({ code: 'recovered', seat: 0, data: { card: 'forum' } });
  const [ada, bob] = lastActions([turn, again], again, 2);
  expect(ada!.cards).toEqual(['forum']);
  expect(bob!.sold).toBe(true);
});

it('forgets a turn that was taken back', () => {
  const turn = (sequence: number, card: string) => ({
    ...resolution({ code: 'built', seat: 0, data: { card } }),
    sequence,
  });
  const undo = { ...resolution(), sequence: 3, undo_to: 1 };
  const [ada] = lastActions([turn(1, 'walls'), turn(2, 'altar'), undo], undo, 2);
  expect(ada!.cards).toEqual(['walls']);
});
