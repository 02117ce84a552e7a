// Who may act for somebody who is offline (the host at once, others together after a while), and who may close a
// table. The server decides; this only tells what to offer.
import type { Seat, Table } from '../api/types';

export const OFFLINE_VOTE_SECONDS = 120; // the same as the server's
export type StandIn =
  { kind: 'none' } | { kind: 'now' } | { kind: 'later'; seconds: number } | { kind: 'vote'; voted: boolean };

/** How long a player has been offline by now; `told` is when the server said so (ms). */
export function offlineSeconds(seat: Seat, told: number, now: number): number | null {
  return seat.kind !== 'human' || seat.offline_seconds === null ? null : seat.offline_seconds + (now - told) / 1000;
}

/** What the viewer may do about a seat whose player is offline. */
export function standInFor(table: Table, seat: Seat, offline: number | null): StandIn {
  if (offline === null || seat.you || (table.seat === null && !table.hosting)) return { kind: 'none' };
  if (table.hosting) return { kind: 'now' };
  if (offline < OFFLINE_VOTE_SECONDS) return { kind: 'later', seconds: Math.ceil(OFFLINE_VOTE_SECONDS - offline) };
  return { kind: 'vote', voted: table.seat !== null && seat.votes.includes(table.seat) };
}

/** Seconds until the viewer may become the host; null if that is not possible. */
export function takeOverIn(table: Table, told: number, now: number): number | null {
  if (table.hosting || table.seat === null) return null;
  const host = table.seats.find((seat) => seat.hosting);
  if (!host) return 0;
  const offline = offlineSeconds(host, told, now);
  return offline === null ? null : Math.max(0, Math.ceil(OFFLINE_VOTE_SECONDS - offline));
}

/** Whether the viewer may close the table: the host, unless others play or have played there. */
export function mayClose(table: Table): boolean {
  const others = table.seats.some((seat) => seat.kind === 'human' && !seat.you);
  return table.hosting && (table.status === 'open' || table.uploaded || (table.status === 'playing' && !others));
}
