// What is being said right now, and which seats on the screen can show it; the rest is shown below the bar.
import { getContext, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Seat } from '../api/types';
import { settings } from '../lib/settings.svelte';
import type { TableProps } from './contract';
import { audible, inTheAir, type Said } from './talk';

const BUBBLES = Symbol('bubbles');
const BEAT_MS = 500;

export class Bubbles {
  /** All lines that are kept, without those of muted players. */
  readonly lines = $derived.by(() => {
    const { live, table } = this.props();
    return audible(live?.talk ?? [], table.seats, settings.muted);
  });
  private now = $state(Date.now());
  readonly shown = $derived.by(() => inTheAir(this.lines, this.now));
  /** What is said by somebody whose seat is not on the screen. */
  readonly elsewhere = $derived.by(() => [...this.shown.values()].filter((line) => !this.places.get(line.seat)));
  private places = new SvelteMap<number, number>();

  constructor(private readonly props: () => TableProps) {
    setContext(BUBBLES, this);
    $effect(() => {
      const { lines } = this;
      this.now = Date.now();
      const beat = setInterval(() => {
        this.now = Date.now();
        if (!inTheAir(lines, this.now).size) clearInterval(beat);
      }, BEAT_MS);
      return () => clearInterval(beat);
    });
  }

  seatOf(line: Said): Seat {
    return this.props().table.seats[line.seat]!;
  }

  /** The log is drawn, and shows what everyone says. */
  placeAll(): () => void {
    const gone = untrack(() => this.props().table.seats.map(({ seat }) => this.place(seat)));
    return () => gone.forEach((leave) => leave());
  }

  /** A seat is drawn, and shows what its player says; call the returned function when it is gone. */
  place(seat: number): () => void {
    const count = (step: number) => untrack(() => this.places.set(seat, (this.places.get(seat) ?? 0) + step));
    count(1);
    return () => count(-1);
  }
}

/** The bubbles of the table around this component. */
export const bubbles = (): Bubbles | undefined => getContext<Bubbles | undefined>(BUBBLES);
