// The dice game's rows from what was counted: the twin of games/dice/scoring.py (D64-D66).
import { type Barracks, type Column, count, CROSSED, type DiceRow, LAURELS } from './column';
import { sum } from './science';

export const FIRST_AGORA_POINTS = 3; // D42
const BARRACKS: readonly DiceRow[] = ['west-barracks', 'east-barracks'];

export const isBarracks = (row: DiceRow): row is Barracks => BARRACKS.includes(row);

/** The points printed in a building's boxes, those per crossed box, its laurels and the prize. */
export function diceRow(column: Column, row: DiceRow): number {
  const printed = count(column, `points-${row}`);
  const counted = sum(CROSSED.map((what) => count(column, `per-${row}-${what}`) * count(column, `crossed-${what}`)));
  const laurels = isBarracks(row) ? sum(LAURELS.map((box) => count(column, `laurel-${row}-${box}`))) : 0; // D49
  const prize = row === 'agora' && count(column, 'first-agora') ? FIRST_AGORA_POINTS : 0; // E18
  return printed + counted + laurels + prize;
}
