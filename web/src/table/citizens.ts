// Everyone at a table as one seat sees them: where they sit, their names and points, and whether they have chosen.
import type { Character } from '../api/people';
import { render, t, type Text } from '../lib/i18n.svelte';
import { characterOf, playerName, seatName } from '../lib/labels';
import type { TableProps } from './contract';

export interface Citizen {
  seat: number;
  you: boolean;
  /** The player, and the city's name once it has one. */
  player: string;
  name: string;
  /** The same name for sentences, which may have to decline it. */
  noun: Text;
  /** The bot's character, whose portrait is shown at the seat. */
  character: Character | null;
  /** The player in a sentence: without a bot's strength. */
  called: string;
  points: number;
  ready: boolean;
  deciding: boolean;
  away: boolean;
  /** A bot plays for somebody who is away. */
  standIn: boolean;
}

export type Seen = Pick<TableProps, 'table' | 'seat' | 'behind' | 'position' | 'waiting'>;

export function citizensOf({ table, seat, position, waiting }: Seen): Citizen[] {
  const live = waiting !== null; // a replay waits for nobody
  return table.seats.map((sitter, i) => ({
    seat: i,
    you: i === seat,
    player: i === seat ? t('seat-you') : seatName(sitter),
    name: seatName(sitter),
    noun: seatName(sitter),
    character: characterOf(sitter),
    called: i === seat ? t('seat-you') : playerName(sitter),
    points: position.score.totals[i] ?? 0,
    ready: waiting?.ready.includes(i) ?? false,
    deciding: live && position.to_act.includes(i),
    away: live && sitter.kind === 'human' && !sitter.connected,
    standIn: live && Boolean(sitter.stand_in),
  }));
}

/** The name of a city; until it has one, its player's name. */
export const named = (citizen: Citizen, title: Text | undefined): Pick<Citizen, 'name' | 'noun'> =>
  title ? { name: render(title), noun: title } : { name: citizen.name, noun: citizen.noun };

export interface Neighbourhood<C> {
  citizens: C[];
  me: C;
  left: C;
  right: C;
  /** The others in passing order, from the left neighbour's left to the right neighbour's right. */
  others: C[];
}

/** Who sits where, seen from a seat; a spectator looks from behind one. */
export function neighbourhood<C>(citizens: C[], seat: number | null, behind = 0): Neighbourhood<C> {
  const n = citizens.length;
  const at = (offset: number) => citizens[((seat ?? behind) + offset + n) % n]!;
  const others = Array.from({ length: Math.max(0, n - 3) }, (_, i) => at(i + 2));
  return { citizens, me: at(0), left: at(1), right: at(-1), others };
}
