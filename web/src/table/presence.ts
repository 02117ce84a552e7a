// Who is away, for how long, and what may be done about it. The server decides; this says what to offer.
import type { Seat, Table } from '../api/types';

/** After this long, players other than the host may act for somebody who is away. */
export const OFFLINE_VOTE_SECONDS = 120;

export interface Absent {
  seat: number;
  name: string;
  seconds: number;
  /** Seconds until the viewer may call a bot; null if never. */
  callableIn: number | null;
  votes: number;
  votesNeeded: number;
  voted: boolean;
}

/** How long this player has been away; null if here. `at` is when the server described the table (ms). */
function offlineSeconds(seat: Seat, at: number, now: number): number | null {
  if (seat.kind !== 'human' || seat.connected || seat.offline_seconds === null) return null;
  return seat.offline_seconds + Math.max(0, now - at) / 1000;
}

/** The players who are away and for whom no bot plays yet. */
export function findAbsent(table: Table, at: number, now: number): Absent[] {
  return table.seats.flatMap((seat) => {
    const seconds = offlineSeconds(seat, at, now);
    if (seconds === null || seat.you || seat.stand_in) return [];
    return [
      {
        seat: seat.seat,
        name: seat.name ?? '',
        seconds,
        callableIn: callableIn(table, seconds),
        votes: seat.votes.length,
        votesNeeded: seat.votes_needed,
        voted: table.seat !== null && seat.votes.includes(table.seat),
      },
    ];
  });
}

function callableIn(table: Table, seconds: number): number | null {
  if (table.hosting) return 0;
  return table.seat === null ? null : Math.max(0, OFFLINE_VOTE_SECONDS - seconds);
}

/** Whether the viewer may become the host: the host has been away for a while. */
export function canTakeOver(table: Table, at: number, now: number): boolean {
  if (table.hosting || table.seat === null) return false;
  const host = table.seats.find((seat) => seat.hosting);
  return !host || (offlineSeconds(host, at, now) ?? 0) >= OFFLINE_VOTE_SECONDS;
}
