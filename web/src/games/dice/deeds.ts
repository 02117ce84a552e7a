// What every city did in the last resolution, in little pictures.
import { BUILDING_COLOUR } from './art/faces';
import { type IconName, iconOf } from '../../art/icons';
import type { Resolution } from '../../api/types';

export interface Deed {
  icon: IconName;
  colour?: string;
  text: string;
}

export function deeds(last: Resolution | null, players: number): Deed[][] {
  const done: Deed[][] = Array.from({ length: players }, () => []);
  for (const { code, seat, data } of last?.events ?? []) {
    if (seat === null || !done[seat]) continue;
    const building = String(data.building ?? '');
    if (code === 'crossed')
      done[seat].push({ icon: iconOf(building), colour: BUILDING_COLOUR[building], text: String(data.box) });
    else if (code === 'passed') done[seat].push({ icon: 'pass', text: '' });
    else if (code === 'attack') done[seat].push({ icon: 'points', text: `+${data.points}` });
    else if (code === 'completed') done[seat].push({ icon: 'flag', text: '' });
    else if (code === 'bonus') done[seat].push({ icon: 'hourglass', text: String(data.bonus) });
    else if (code === 'unlocked') done[seat].push({ icon: 'key', text: '' });
  }
  return done;
}

/** The boxes that one seat crossed, as "building number". */
export function freshBoxes(last: Resolution | null, seat: number): Set<string> {
  const crossed = (last?.events ?? []).filter((event) => event.code === 'crossed' && event.seat === seat);
  return new Set(crossed.map((event) => `${event.data.building} ${event.data.box}`));
}
