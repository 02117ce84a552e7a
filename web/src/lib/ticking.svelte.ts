// The time, for what counts while it is on the screen.

/** The time in milliseconds, as of the last beat; call it while a component is made. */
export function ticking(everyMs = 250): () => number {
  let now = $state(Date.now());
  $effect(() => {
    now = Date.now();
    const beat = setInterval(() => (now = Date.now()), everyMs);
    return () => clearInterval(beat);
  });
  return () => now;
}
