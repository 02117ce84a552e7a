import { expect, it } from 'vitest';
import { citizensOf, neighbourhood, type Seen } from './citizens';

const seat = (kind: string, name: string | null, connected = true) => ({ kind, name, bot: 'easy', connected });
const seen = {
  table: { seats: [seat('human', 'Ada'), seat('human', 'Bob', false), seat('bot', null)] },
  seat: 0,
  position: { to_act: [0, 1], score: { totals: [3, 4, 5] } },
  waiting: { ready: [1] },
} as unknown as Seen;

it('says who sits where and how they are doing', () => {
  const [you, bob, bot] = citizensOf(seen);
  expect(you).toMatchObject({ you: true, player: 'You', name: 'Ada', points: 3, deciding: true, ready: false });
  expect(bob).toMatchObject({ you: false, player: 'Bob', deciding: true, ready: true, away: true });
  expect(bot).toMatchObject({ points: 5, deciding: false, away: false });
});

it('waits for nobody in a replay', () => {
  expect(citizensOf({ ...seen, waiting: null }).some((who) => who.deciding || who.away)).toBe(false);
});

it('looks around from a seat', () => {
  const { me, left, right, others } = neighbourhood(['a', 'b', 'c', 'd', 'e'], 1);
  expect([me, left, right, others]).toEqual(['b', 'c', 'a', ['d', 'e']]);
  expect(neighbourhood(['a', 'b', 'c'], null, 2)).toMatchObject({ me: 'c', left: 'a', right: 'b' });
  expect(neighbourhood(['a', 'b'], null)).toMatchObject({ me: 'a', left: 'b', right: 'b', others: [] });
});
