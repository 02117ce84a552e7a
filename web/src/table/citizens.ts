// Everybody at a table as one seat sees them: who sits where, what they are called, how they stand.
import { t } from '../lib/i18n.svelte';
import { seatName } from '../lib/labels';
import type { TableProps } from './contract';

export interface Citizen {
  seat: number;
  you: boolean;
  /** The player, and the city's name once it has one. */
  player: string;
  name: string;
  points: number;
  ready: boolean;
  deciding: boolean;
  away: boolean;
}

export type Seen = Pick<TableProps, 'table' | 'seat' | 'position' | 'waiting'>;

export function citizensOf({ table, seat, position, waiting }: Seen): Citizen[] {
  const live = waiting !== null; // a replay waits for no one
  return table.seats.map((sitter, i) => ({
    seat: i,
    you: i === seat,
    player: i === seat ? t('seat.you') : seatName(sitter),
    name: seatName(sitter),
    points: position.score.totals[i] ?? 0,
    ready: waiting?.ready.includes(i) ?? false,
    deciding: live && position.to_act.includes(i),
    away: live && sitter.kind === 'human' && !sitter.connected,
  }));
}

export interface Neighbourhood<C> {
  citizens: C[];
  me: C;
  left: C;
  right: C;
  /** The others in passing order, from the left neighbour's left to the right neighbour's right. */
  others: C[];
}

/** Who sits where, seen from a seat; a spectator looks from the first one. */
export function neighbourhood<C>(citizens: C[], seat: number | null): Neighbourhood<C> {
  const n = citizens.length;
  const at = (offset: number) => citizens[((seat ?? 0) + offset + n) % n]!;
  const others = Array.from({ length: Math.max(0, n - 3) }, (_, i) => at(i + 2));
  return { citizens, me: at(0), left: at(1), right: at(-1), others };
}
