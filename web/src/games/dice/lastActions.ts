// What every city did, as icons.
import { BUILDING_COLOUR } from './art/faces';
import { type IconName, iconOf } from '../../art/icons';
import type { DiceEvent, Resolution } from '../../api/types';
import { keptSteps } from '../../table/undo';

export interface LastAction {
  icon: IconName;
  colour?: string;
  text: string;
}

/** The resolutions of the last turn: a decision that follows from an effect does not hide what came before it. */
export function lastTurn(story: Resolution[], last: Resolution | null): Resolution[] {
  if (!last || story.at(-1)?.sequence !== last.sequence) return last ? [last] : [];
  const kept = keptSteps(story);
  const begun = kept.slice(0, -1).findLastIndex((step) => eventsOf([step]).some((event) => event.code === 'turn'));
  return kept.slice(begun + 1);
}

export function lastActions(steps: Resolution[], players: number): LastAction[][] {
  const done: LastAction[][] = Array.from({ length: players }, () => []);
  for (const event of eventsOf(steps)) {
    const action = actionOf(event);
    if (action && event.seat !== null) done[event.seat]?.push(action);
  }
  return done;
}

/** The events as this game declares them. */
export const eventsOf = (steps: Resolution[]): DiceEvent[] => steps.flatMap((step) => step.events) as DiceEvent[];

export function actionOf(event: DiceEvent): LastAction | null {
  switch (event.code) {
    case 'crossed': {
      const { building, box } = event.data;
      return { icon: iconOf(building), colour: BUILDING_COLOUR[building], text: `${box}` };
    }
    case 'passed':
      return { icon: 'pass', text: '' };
    case 'attack':
      return { icon: 'points', text: `+${event.data.points}` };
    case 'completed':
      return { icon: 'flag', text: '' };
    case 'bonus':
      return { icon: 'hourglass', text: `${event.data.bonus}` };
    case 'unlocked':
      return { icon: 'key', text: '' };
    default:
      return null;
  }
}

/** The boxes that one seat crossed, as "building number". */
export function freshBoxes(steps: Resolution[], seat: number): Set<string> {
  const boxes = eventsOf(steps).flatMap((event) =>
    event.code === 'crossed' && event.seat === seat ? [`${event.data.building} ${event.data.box}`] : [],
  );
  return new Set(boxes);
}
