// The time, for clocks while they are on the screen.

/** The time in milliseconds, as of the last tick; call it while a component is created. */
export function ticking(everyMs = 250): () => number {
  let now = $state(Date.now());
  $effect(() => {
    now = Date.now();
    const beat = setInterval(() => (now = Date.now()), everyMs);
    return () => clearInterval(beat);
  });
  return () => now;
}
