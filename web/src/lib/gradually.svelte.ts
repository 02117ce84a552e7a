// Draws things part by part, so that no single task keeps the page busy.

/** A count that grows by a step after every frame, up to a limit. */
export class Gradually {
  count = $state(0);

  constructor(limit: () => number, step = 1, first = 0) {
    this.count = first;
    $effect(() => {
      if (this.count >= limit()) return;
      let timer: ReturnType<typeof setTimeout>;
      const frame = requestAnimationFrame(() => (timer = setTimeout(() => (this.count += step))));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
