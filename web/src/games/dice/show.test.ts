import { describe, expect, it } from 'vitest';
import type { DiceEvent } from '../../api/types';
import { gamesOf } from '../../table/played';
import { eventsOf } from './lastActions';
import { shakeAt, turnScript } from './show';

type Seen = [kind: string, from: number | string, to: number | string, text?: string];

/** What must be seen of an event, stated independently of the script. */
function expected({ code, seat, data }: DiceEvent): Seen[] {
  const at = seat ?? 'nobody';
  switch (code) {
    case 'crossed': {
      const coins = (data.price ?? 0) + (data.missing ?? 0);
      const paid: Seen[] = coins ? [['paid', at, 'bank', `−${coins}`]] : [];
      return [...paid, ['crossed', at, at, `${data.box}`]];
    }
    case 'coins':
      return [['coins', 'bank', at, `${data.coins}`]];
    case 'attack':
      return [['attack', at, data.target, `+${data.points}`]];
    case 'first-agora':
      return [['first-agora', at, at, `+${data.points}`]];
    case 'bonus':
      return [['bonus', at, at, `${data.bonus}`]];
    case 'passed':
    case 'declined':
    case 'no-use':
    case 'completed':
    case 'unlocked':
      return [[code, at, at, '']];
    case 'forum':
      return [['forum', 'bank', 'bank']];
    case 'board':
    case 'turn':
    case 'end-triggered':
    case 'replaced':
    case 'over':
      return [];
  }
}

const steps = gamesOf('dice').flatMap((game) => game.steps);

describe('the show of whole games', () => {
  it('has every cross, payment, attack and gain once, in the order of the rules', () => {
    for (const { resolution } of steps) {
      const shown = turnScript(resolution).cues.map(({ prop, from, to }): Seen =>
        'text' in prop ? [prop.kind, from, to, prop.text] : [prop.kind, from, to],
      );
      const events = eventsOf([resolution]);
      const rolledBefore = (event: DiceEvent) => event.code === 'forum' && event !== events.at(-1);
      expect(shown).toEqual(events.filter((event) => !rolledBefore(event)).flatMap(expected));
    }
  });

  it('goes step by step at every seat, all seats at once, and shakes the dice last', () => {
    for (const { resolution } of steps) {
      const { cues } = turnScript(resolution);
      const done = cues.filter(({ prop }) => prop.kind !== 'forum');
      for (const seat of resolution.seats) {
        const times = done
          .filter(({ from, to }) => from === seat || (to === seat && from === 'bank'))
          .map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
      if (done.length < cues.length && done.length)
        expect(shakeAt(resolution)).toBeGreaterThan(Math.max(...done.map(({ at }) => at)));
    }
  });
});
