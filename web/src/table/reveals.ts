// What has happened and is still to be shown, in the order of the rules: the turn, what followed from it, the
// battles, the score, and the winner last. Pure values: the table draws the current one and says when it is over.
import type { Position, Resolution } from '../api/types';

/** `score` fills the sheet, `winner` is shown below it; the others are shown over the table. */
export type RevealKind = 'turn' | 'follow-up' | 'battles' | 'score' | 'winner';

export interface Reveal {
  readonly kind: RevealKind;
  readonly resolution: Resolution;
  /** What the resolution led to; the table may have moved on since. */
  readonly position: Position;
}

/** One step as it came from the server while the page was open. */
export interface Update {
  readonly resolution: Resolution;
  readonly position: Position;
  readonly over: boolean;
}

/** The parts of a step that a game has pictures for. */
export interface Worth {
  players: number;
  actions: (resolution: Resolution) => boolean;
  battles: (resolution: Resolution) => boolean;
}

export interface Revealing {
  readonly current: Reveal | null;
  readonly waiting: readonly Reveal[];
  /** Everything of the last turn, to be shown again. */
  readonly recent: readonly Reveal[];
}

export const NO_REVEALS: Revealing = { current: null, waiting: [], recent: [] };
const MAX_TURNS = 2; // that wait: somebody who was away wants to see the last ones, not all of them

/** The reveals of one step, in order. */
export function revealsOf({ resolution, position, over }: Update, worth: Worth): Reveal[] {
  const kinds: RevealKind[] = [];
  if (worth.actions(resolution)) kinds.push(resolution.seats.length === worth.players ? 'turn' : 'follow-up');
  if (worth.battles(resolution)) kinds.push('battles');
  if (over) kinds.push('score', 'winner');
  return kinds.map((kind) => ({ kind, resolution, position }));
}

/** Whether a reveal is shown over the table. */
export const isScene = (reveal: Reveal | null): boolean =>
  reveal !== null && reveal.kind !== 'score' && reveal.kind !== 'winner';

/** More to show, after what is already waiting. A turn that was taken back leaves nothing to show. */
export function enqueue(queue: Revealing, update: Update, worth: Worth): Revealing {
  if (update.resolution.undo_to !== null) return NO_REVEALS;
  const reveals = revealsOf(update, worth);
  const scenes = reveals.filter(isScene);
  const recent = scenes[0]?.kind === 'turn' ? scenes : [...queue.recent, ...scenes];
  const all = [...queue.waiting, ...reveals];
  const waiting = dropOldTurns(all);
  return queue.current ? { ...queue, waiting, recent } : { ...advance(waiting), recent };
}

/** Go on to the next one. */
export function skip(queue: Revealing): Revealing {
  return { ...advance(queue.waiting), recent: queue.recent };
}

/** Skip everything up to the winner. */
export function skipAll(queue: Revealing): Revealing {
  return { ...NO_REVEALS, recent: queue.recent };
}

/** The last turn once more, with all that followed from it; what still waits comes after it. */
export function repeat(queue: Revealing): Revealing {
  const rest = queue.waiting.filter((reveal) => !queue.recent.includes(reveal));
  return { ...advance([...queue.recent, ...rest]), recent: queue.recent };
}

function advance(reveals: readonly Reveal[]): { current: Reveal | null; waiting: readonly Reveal[] } {
  return { current: reveals[0] ?? null, waiting: reveals.slice(1) };
}

function dropOldTurns(reveals: Reveal[]): Reveal[] {
  const turns = reveals.flatMap((reveal, i) => (reveal.kind === 'turn' ? [i] : []));
  const first = turns.at(-MAX_TURNS);
  return turns.length > MAX_TURNS && first !== undefined ? reveals.slice(first) : reveals;
}
