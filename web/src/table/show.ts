// The show: what moves where and when, as pure values. A game turns the events of a resolution into a script; the
// player (Show.svelte) only draws it.
import type { SoundName } from '../lib/sound';
import type { Neighbourhood } from './citizens';

/** A seat at the table, or the bank in its middle. */
export type Place = number | 'bank';

/** One thing that is seen: it turns over at its place, or travels from one place to another. */
export interface Cue<P> {
  readonly prop: P;
  readonly from: Place;
  readonly to: Place;
  /** How much of the way it travels; it stays there until the end of its time. */
  readonly reach?: number;
  readonly sound?: SoundName;
  /** When it starts and how long it moves, in milliseconds. */
  readonly at: number;
  readonly ms: number;
}

/** What a game says about a cue; the act says when. `after` delays it within the act. */
export type Planned<P> = Omit<Cue<P>, 'at' | 'ms'> & { readonly ms?: number; readonly after?: number };

/** Cues that belong together: the next act starts when this one is almost over. */
export interface Act<P> {
  readonly cues: readonly Planned<P>[];
  readonly ms: number;
}

export interface Script<P> {
  readonly cues: readonly Cue<P>[];
  readonly ms: number;
}

const SHORTEST_MS = 1500; // even a turn with few events has cards to read
const OVERLAP = 0.8;
const LOOK_MS = 250;

/** One act after the other; an act without cues takes no time. */
export function scriptOf<P>(acts: readonly Act<P>[]): Script<P> {
  const cues: Cue<P>[] = [];
  let at = 0;
  for (const act of acts) {
    const added = act.cues.map(({ after = 0, ms = act.ms, ...cue }) => ({ ...cue, at: at + after, ms }));
    cues.push(...added);
    if (added.length) at = Math.max(...added.map((cue) => cue.at)) + act.ms * OVERLAP;
  }
  const end = Math.max(0, ...cues.map((cue) => cue.at + cue.ms));
  return { cues, ms: Math.round(Math.max(SHORTEST_MS, end + LOOK_MS)) };
}

export const stays = <P>(prop: P, seat: number, sound?: SoundName): Planned<P> => ({
  prop,
  from: seat,
  to: seat,
  sound,
});
export const travels = <P>(prop: P, from: Place, to: Place, sound?: SoundName): Planned<P> => ({
  prop,
  from,
  to,
  sound,
});
export const isTravelling = (cue: Pick<Cue<unknown>, 'from' | 'to'>): boolean => cue.from !== cue.to;

/** When each sound is heard: once, however many things make it at that moment. */
export function soundsOf({ cues }: Script<unknown>): { name: SoundName; at: number }[] {
  const heard = new Map<string, { name: SoundName; at: number }>();
  for (const { sound, at } of cues) if (sound) heard.set(`${sound} ${at}`, { name: sound, at });
  return [...heard.values()];
}

export interface Point {
  x: number;
  y: number;
}

/** Where seats are on a screen that does not show them all, as shares of width and height: a small round table. */
export function ringOf({ me, left, right, others }: Neighbourhood<{ seat: number }>): Map<number, Point> {
  const ring = new Map<number, Point>();
  others.forEach((who, i) => ring.set(who.seat, { x: (i + 0.5) / others.length, y: 0 }));
  const y = others.length ? 0.52 : 0.3;
  if (right.seat !== left.seat) ring.set(right.seat, { x: 0.82, y });
  ring.set(left.seat, { x: right.seat === left.seat ? 0.5 : 0.18, y });
  ring.set(me.seat, { x: 0.5, y: 1 });
  return ring;
}

/** The path from one point to another: curved away from the middle of the table, as if along its edge. */
export function wayOf(from: Point, to: Point, middle: Point, reach = 1): [Point, Point, Point] {
  const end = between(from, to, reach);
  const half = between(from, end, 0.5);
  const bow = reach < 1 ? 0 : 0.18;
  return [from, { x: half.x + (half.x - middle.x) * bow, y: half.y + (half.y - middle.y) * bow }, end];
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
