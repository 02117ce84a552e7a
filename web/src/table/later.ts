// The first frame of a table shows your own city and the decision; the other cities follow, one at a time.
import { getContext, setContext } from 'svelte';

const DRAWN = Symbol('drawn');

/** How many of the other cities are drawn already. */
export const provideDrawn = (count: () => number) => setContext(DRAWN, count);
export const drawn = () => getContext<() => number>(DRAWN);
