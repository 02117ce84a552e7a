// The first frame of a table shows the bar and the decision; the rest follows part by part, so no task is long.
import { getContext, setContext } from 'svelte';

const DRAWN = Symbol('drawn');

/** When each part is drawn. */
export const OWN_CITY = 0;
export const OWN_BUILDINGS = 1;
export const sideOrder = (where: 'left' | 'right' | 'both', part: 0 | 1 = 0): number =>
  (where === 'right' ? 4 : 2) + part;
export const briefOrder = (index: number): number => 6 + index;

/** How many parts have been drawn. */
export const provideDrawn = (count: () => number) => setContext(DRAWN, count);
export const drawn = () => getContext<() => number>(DRAWN);
