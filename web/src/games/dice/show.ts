// The show of the dice game: what every city did, step by step at its seat; then the dice are shaken.
import type { DiceEvent, Resolution } from '../../api/types';
import type { IconName } from '../../art/icons';
import { type Planned, type Script, scriptOf, stays, travels } from '../../table/show';
import type { SoundName } from '../../lib/sound';
import { actionOf, eventsOf, type LastAction } from './lastActions';

export type Prop = ({ kind: DiceEvent['code'] | 'paid' } & LastAction) | { kind: 'forum' };

type Cue = Planned<Prop>;
const STEP_MS = 260;
const ACT_MS = 380;
const SHAKE_MS = 600;
const SOUNDS: Partial<Record<DiceEvent['code'], SoundName>> = {
  crossed: 'card',
  passed: 'coin',
  coins: 'coin',
  attack: 'battle',
  completed: 'build',
  bonus: 'build',
  unlocked: 'card',
};

/** Everyone acts at once (D16), each city step by step; what waits for the end of the turn comes last. */
export function turnScript(resolution: Resolution): Script<Prop> {
  const events = eventsOf([resolution]);
  const steps = new Map<number, number>();
  const cues = events.flatMap((event): Cue[] => {
    const added = cuesOf(event);
    if (!added.length || event.seat === null) return [];
    const step = steps.get(event.seat) ?? 0;
    steps.set(event.seat, step + 1);
    return added.map((cue) => ({ ...cue, after: step * STEP_MS }));
  });
  const shakes = events.slice(-1).filter((event) => event.code === 'forum'); // the roll before them was seen
  return scriptOf([
    { cues, ms: ACT_MS },
    {
      cues: shakes.map((): Cue => ({ prop: { kind: 'forum' }, from: 'bank', to: 'bank', sound: 'dice' })),
      ms: SHAKE_MS,
    },
  ]);
}

/** When the dice are shaken, in milliseconds after the turn was resolved. */
export const shakeAt = (resolution: Resolution): number =>
  turnScript(resolution).cues.find((cue) => cue.prop.kind === 'forum')?.at ?? 0;

function cuesOf(event: DiceEvent): Cue[] {
  const action = seen(event);
  if (!action || event.seat === null) return [];
  const prop = { kind: event.code, ...action };
  const sound = SOUNDS[event.code];
  if (event.code === 'attack') return [travels<Prop>(prop, event.seat, event.data.target, sound)];
  if (event.code === 'coins') return [travels<Prop>(prop, 'bank', event.seat, sound)];
  return [...paid(event), stays<Prop>(prop, event.seat, sound)];
}

/** D19, D31: the die and the missing resources are paid to the bank. */
function paid(event: DiceEvent): Cue[] {
  if (event.code !== 'crossed') return [];
  const coins = (event.data.price ?? 0) + (event.data.missing ?? 0);
  const price: Prop = { kind: 'paid', ...sign('coin', `−${coins}`) };
  return coins ? [travels<Prop>(price, event.seat, 'bank', 'coin')] : [];
}

const sign = (icon: IconName, text = ''): LastAction => ({ icon, text });

/** The picture of an event: there are more than the line of last actions keeps. */
function seen(event: DiceEvent): LastAction | null {
  switch (event.code) {
    case 'coins':
      return sign('coin', `${event.data.coins}`);
    case 'declined':
    case 'no-use':
      return sign('minus');
    case 'first-agora':
      return sign('points', `+${event.data.points}`);
    default:
      return actionOf(event);
  }
}
