// Mistakes to play again: what to say to a choice.
import type { DecisionDetails, MoveForecast } from '../api/types';
import { difference } from './compare';

export type Answer = 'right' | 'good' | 'same' | 'wrong' | 'unknown';

const AS_GOOD = 0.025; // chance to win: what a good move may lose, as in the verdicts of the analysis

export const findMove = (decision: DecisionDetails, move: string): MoveForecast | undefined =>
  decision.moves.find((one) => one.move === move);

/** How good a choice is. A move that is not clearly worse than the best one, and loses little, is good. */
export function judgeChoice(decision: DecisionDetails, move: string): Answer {
  const [best, chosen] = [decision.moves[0]!, findMove(decision, move)];
  if (move === best.move) return 'right';
  if (move === decision.played.move) return 'same';
  if (!chosen) return 'unknown';
  const lost = difference(best.chance, chosen.chance);
  return lost.mean < AS_GOOD || !lost.isClear ? 'good' : 'wrong';
}

export const isSolved = (answer: Answer): boolean => answer === 'right' || answer === 'good';
