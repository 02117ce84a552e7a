// Which puzzles were solved at the first try, and how many in a row; kept on this device.
import { keep, settings } from '../lib/settings.svelte';

export interface Progress {
  /** Whether the first answer was right, by puzzle. */
  answers: Record<string, boolean>;
  /** Right answers in a row. */
  streak: number;
}

/** What is stored may be old or broken: what cannot be read is left out. */
export function readProgress(stored: unknown): Progress {
  const { answers, streak } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
  const right = known.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return {
    answers: Object.fromEntries(right),
    streak: typeof streak === 'number' && Number.isInteger(streak) && streak > 0 ? streak : 0,
  };
}

/** Only the first answer to a puzzle counts. */
export function addAnswer(before: Progress, puzzle: string, right: boolean): Progress {
  if (puzzle in before.answers) return before;
  return { answers: { ...before.answers, [puzzle]: right }, streak: right ? before.streak + 1 : 0 };
}

/** How many puzzles were answered, how many of them right, and the accuracy in percent. */
export function countAnswers({ answers }: Progress): { right: number; of: number; percent: number } {
  const all = Object.values(answers);
  const right = all.filter(Boolean).length;
  return { right, of: all.length, percent: Math.round((100 * right) / Math.max(1, all.length)) };
}

export const progress = (): Progress => readProgress(settings.puzzles);

export const keepAnswer = (puzzle: string, right: boolean): void =>
  keep({ puzzles: addAnswer(progress(), puzzle, right) });
