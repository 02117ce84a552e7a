// What the graph of chances shows: lines, marks, and where they are. Steps are those of the replay: the position after
// so many decisions.
import type { DecisionSummary, GameAnalysis } from '../api/types';
import { isLost } from './compare';

/** A decision that lost something, at the position in which it was made. */
export interface Mark {
  step: number;
  seat: number;
  chance: number;
  decision: DecisionSummary;
}

export interface Point {
  step: number;
  chance: number;
}

/** The line of a seat. */
export const lineOf = (analysis: GameAnalysis, seat: number): Point[] =>
  analysis.chances.map(({ step, seats }) => ({ step, chance: seats[seat]!.mean }));

/** The chance of a seat at a step; steps that were taken back have the one before them. */
export function chanceAt(analysis: GameAnalysis, seat: number, step: number): number {
  const known = analysis.chances.filter((one) => one.step <= step).at(-1) ?? analysis.chances[0];
  return known?.seats[seat]?.mean ?? 0;
}

/** The marks of a seat from the start to the end. */
export const marksOf = (analysis: GameAnalysis, seat: number): Mark[] =>
  analysis.decisions
    .filter((decision) => decision.seat === seat && isLost(decision.verdict))
    .map((decision) => {
      const step = decision.step - 1;
      return { step, seat, chance: chanceAt(analysis, seat, step), decision };
    });

/** The decision that this seat makes in the position after `step` decisions, if it has a choice there. */
export const decisionAt = (analysis: GameAnalysis, seat: number, step: number): DecisionSummary | undefined =>
  analysis.decisions.find((one) => one.seat === seat && one.step === step + 1);

/** The next mark to the right (1) or to the left (-1). */
export const nextMark = (marks: readonly Mark[], step: number, way: 1 | -1): Mark | undefined =>
  way > 0 ? marks.find((mark) => mark.step > step) : marks.filter((mark) => mark.step < step).at(-1);

/** The own decisions that are worth playing again: those that clearly lost something, the costliest first. */
export const mistakesOf = (analysis: GameAnalysis, seat: number): DecisionSummary[] =>
  marksOf(analysis, seat)
    .map(({ decision }) => decision)
    .sort((one, other) => other.loss.mean - one.loss.mean);

/** Heights for labels at these heights, in the same order, that are at least `gap` apart and not below `most`. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((one, other) => heights[one]! - heights[other]!);
  const placed: number[] = [...heights];
  let lowest = -Infinity;
  for (const i of order) lowest = placed[i] = Math.max(heights[i]!, lowest + gap);
  let highest = most;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, highest);
    highest = placed[i]! - gap;
  }
  return placed;
}
