import { describe, expect, it } from 'vitest';
import type { WondersEvent } from '../../api/types';
import { gamesOf } from '../../table/played';
import { eventsOf } from './lastActions';
import { type After, battleScript, type Prop, turnScript } from './show';
import type { Cue } from '../../table/show';

type Seen = [kind: string, what: number | string | null, from: number | string, to: number | string];
const seen = ({ prop, from, to }: Cue<Prop>): Seen => {
  const what = 'card' in prop ? prop.card : 'n' in prop ? prop.n : null;
  return [prop.kind, what, from, to];
};
const PASSING = new Set(['hand']);

/** What must be seen of an event, stated independently of the script. */
function expected({ code, seat, data }: WondersEvent): Seen[] {
  const at = seat ?? 'nobody';
  switch (code) {
    case 'built':
    case 'recovered':
      return [['card', data.card, at, at]];
    case 'stage':
      return [['stage', data.stage, at, at]];
    case 'sold':
      return [['sold', data.coins, at, at]];
    case 'left':
    case 'declined':
    case 'diplomacy':
      return [[code, null, at, at]];
    case 'trade':
      return [['coins', data.coins, at, data.to]];
    case 'coins':
      return [['coins', data.coins, 'bank', at]];
    case 'debt':
      return [['debt', data.points, 'bank', at]];
    case 'raid':
      return [['raid', data.age, at, at]];
    case 'forget':
      return [['forget', null, at, 'bank']];
    case 'loss':
      return [
        ...(data.coins ? [['coins', data.coins, at, 'bank'] as Seen] : []),
        ...(data.debt ? [['debt', data.debt, 'bank', at] as Seen] : []),
      ];
    case 'board':
    case 'side':
    case 'age':
    case 'chose':
    case 'over':
    case 'conflict':
    case 'peace':
      return [];
  }
}

const ACTS = [
  ['built', 'recovered', 'stage', 'sold', 'left', 'declined'],
  ['trade'],
  ['coins', 'debt', 'diplomacy', 'raid', 'forget'],
  ['loss'],
];
const steps = gamesOf('wonders').flatMap(({ name, steps }) => steps.map((step) => ({ name, ...step })));

describe('the show of whole games', () => {
  it('has every card, payment, token and loss once: acts in order, and the order of the rules in each', () => {
    for (const { resolution, position } of steps) {
      const events = eventsOf(resolution);
      const told = ACTS.flatMap((codes) => events.filter(({ code }) => codes.includes(code)).flatMap(expected));
      const { cues } = turnScript(resolution, position as unknown as After);
      expect(cues.filter(({ prop }) => !PASSING.has(prop.kind)).map(seen)).toEqual(told);
      expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((a, b) => a - b));
    }
  });

  it('passes every hand to the city that holds it next', () => {
    let passed = 0;
    for (const { resolution, position } of steps) {
      const { cues } = turnScript(resolution, position as unknown as After);
      const hands = cues.filter(({ prop }) => PASSING.has(prop.kind));
      if (!hands.length) continue;
      passed += 1;
      const n = position.score.totals.length;
      const next = (position.view as { age: number }).age === 2 ? n - 1 : 1; // B22: left, right, left
      expect(hands.map(({ from, to }) => [from, to])).toEqual(hands.map((_, seat) => [seat, (seat + next) % n]));
      expect(Math.max(...hands.map(({ ms }) => ms))).toBeLessThan(300);
    }
    expect(passed).toBe(gamesOf('wonders').reduce((sum, { turns }) => sum + 3 * (turns - 1), 0));
  });

  it('fights every battle once, in order, with shields, points and tokens', () => {
    for (const { resolution } of steps) {
      const events = eventsOf(resolution);
      const fought = events.flatMap((event): Seen[] => {
        if (event.code !== 'conflict') return [];
        const { seat, data } = event;
        const met: Seen[] = [
          ['shields', data.shields!, seat, data.against],
          ['shields', data.against_shields!, data.against, seat],
        ];
        const taken: Seen[] = [
          ['victory', data.won!, seat, seat],
          ['defeat', data.lost!, data.against, data.against],
        ];
        return data.tokens ? [...met, ...taken] : met;
      });
      const peace = events.flatMap(({ code, seat }): Seen[] => (code === 'peace' ? [['peace', null, seat, seat]] : []));
      expect(battleScript(resolution).cues.map(seen)).toEqual([...peace, ...fought]);
    }
  });

  it('takes about a second and a half for a turn, and never more than four for the battles of seven', () => {
    for (const { resolution, position } of steps) {
      expect(turnScript(resolution, position as unknown as After).ms).toBeLessThanOrEqual(2400);
      expect(battleScript(resolution).ms).toBeLessThanOrEqual(4000);
    }
  });
});

it('shows the battles of a game that was stored without shields and points', () => {
  const old = { code: 'conflict', seat: 1, data: { against: 0, age: 1, tokens: 1 } };
  const { cues } = battleScript({ events: [old] } as unknown as Parameters<typeof battleScript>[0]);
  expect(cues.map(({ prop }) => prop.kind)).toEqual(['shields', 'shields', 'victory', 'defeat']);
});
