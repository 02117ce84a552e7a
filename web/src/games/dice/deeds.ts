// What every city did in the last resolution, in little pictures.
import { BUILDING_COLOUR } from './art/faces';
import { type IconName, iconOf } from '../../art/icons';
import type { DiceEvent, Resolution } from '../../api/types';

export interface Deed {
  icon: IconName;
  colour?: string;
  text: string;
}

export function deeds(last: Resolution | null, players: number): Deed[][] {
  const done: Deed[][] = Array.from({ length: players }, () => []);
  for (const event of eventsOf(last)) {
    const deed = deedOf(event);
    if (deed && event.seat !== null) done[event.seat]?.push(deed);
  }
  return done;
}

/** The events as this game declares them. */
const eventsOf = (last: Resolution | null): DiceEvent[] => (last?.events ?? []) as DiceEvent[];

function deedOf(event: DiceEvent): Deed | null {
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
export function freshBoxes(last: Resolution | null, seat: number): Set<string> {
  const boxes = eventsOf(last).flatMap((event) =>
    event.code === 'crossed' && event.seat === seat ? [`${event.data.building} ${event.data.box}`] : [],
  );
  return new Set(boxes);
}
