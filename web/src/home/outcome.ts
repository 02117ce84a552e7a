// How a finished game ended, in a few words.
import type { Seat, Table } from '../api/types';
import { enumerate, message, t, type Text } from '../lib/i18n.svelte';
import { playerName } from '../lib/labels';
import { isShared, winningPoints } from '../lib/victory';

export function outcome({ result, seats, status }: Table): string {
  if (!result?.winners.length) return t(`status-${status}`);
  const winners = result.winners.map((seat) => seats[seat]!);
  const points = message('number-point', { n: winningPoints(result) });
  const won = isShared(result) ? 'table-shared' : 'table-won';
  return t(won, { players: enumerate(yoursFirst(winners).map(nameOf)), points });
}

/** "You" come first, as a message that sentences can agree with. */
const yoursFirst = (seats: Seat[]): Seat[] => seats.toSorted((a, b) => Number(b.you) - Number(a.you));
const nameOf = (seat: Seat): Text => (seat.you ? message('who-you') : playerName(seat));
