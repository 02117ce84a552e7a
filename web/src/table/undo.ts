// Turns that were taken back, and whether there is one to take back.
import type { Resolution } from '../api/types';

/** The steps of the story that still count. */
export function keptSteps(story: readonly Resolution[]): Resolution[] {
  let kept: Resolution[] = [];
  for (const step of story) {
    const { undo_to } = step;
    kept = undo_to === null ? [...kept, step] : kept.filter((one) => one.sequence <= undo_to);
  }
  return kept;
}

/** A turn is a step in which everyone decided. */
export function canUndo(story: readonly Resolution[], players: number): boolean {
  return keptSteps(story).some((step) => step.seats.length === players);
}
