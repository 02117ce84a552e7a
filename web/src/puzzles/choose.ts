// Which puzzle comes next: of the chosen set and theme, those without an answer first.
import type { PuzzleInfo } from '../api/types';

export interface Wish {
  set: string | null;
  theme: string | null;
}

export const matching = (puzzles: PuzzleInfo[], { set, theme }: Wish): PuzzleInfo[] =>
  puzzles.filter((one) => (!set || one.set === set) && (!theme || one.themes.includes(theme)));

/** The next one after the current one that is not answered yet; if all are, simply the next one. */
export function nextPuzzle(
  puzzles: PuzzleInfo[],
  wish: Wish,
  current: string,
  answered: Record<string, boolean>,
): PuzzleInfo | null {
  const found = matching(puzzles, wish);
  const order = puzzles.findIndex(({ id }) => id === current);
  const isLater = (one: PuzzleInfo): boolean => puzzles.indexOf(one) > order;
  const queue = [...found.filter(isLater), ...found.filter((one) => !isLater(one))].filter(({ id }) => id !== current);
  return queue.find(({ id }) => !(id in answered)) ?? queue[0] ?? null;
}

/** The address of a puzzle, with the wish for those that follow. */
export function addressOf(puzzle: PuzzleInfo, { set, theme }: Wish): string {
  const query = new URLSearchParams();
  if (set) query.set('set', set);
  if (theme) query.set('theme', theme);
  return `/puzzles/${puzzle.set}/${puzzle.number}${query.size ? `?${query}` : ''}`;
}
