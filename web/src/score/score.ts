// The sheet of a pad: rows, totals, ranks and ties, in the form in which the server sends the score of a game.
// The twin of core/result.py; nothing but the pad and the history of the group uses this folder.
import type { Score } from '../api/types';
import { type Column, count, type DiceRow, type Rules, rowsOf, type WondersRow } from './column';
import { diceRow } from './dice';
import { sum } from './science';
import { wondersRow } from './wonders';

/** The score of these columns: coins break a tie (B37, C62, D65). */
export function scoreOf(rules: Rules, columns: readonly Column[]): Score {
  const sheets = columns.map((_, seat) => sheetOf(rules, columns, seat));
  const coins = columns.map((column) => count(column, 'coins'));
  return rank(sheets, coins, rules.teams ? teamsOf(columns.length) : []);
}

function sheetOf(rules: Rules, columns: readonly Column[], seat: number): Record<string, number> {
  const points = (row: string): number =>
    rules.game === 'dice' ? diceRow(columns[seat]!, row as DiceRow) : wondersRow(columns, seat, row as WondersRow);
  return Object.fromEntries(rowsOf(rules).map((row) => [row, points(row)]));
}

/** The seats of each team: neighbours, two by two (X13). */
export const teamsOf = (players: number): number[][] =>
  Array.from({ length: players / 2 }, (_, team) => [2 * team, 2 * team + 1]);

/** Rank the seats, or their teams, by total and then by tie-break; ranks are shared in a tie. */
export function rank(sheets: Record<string, number>[], tiebreaks: number[], teams: number[][]): Score {
  const totals = sheets.map((sheet) => sum(Object.values(sheet)));
  const sides = teams.length ? teams : totals.map((_, seat) => [seat]);
  const standings = sides.map((side) => [total(totals, side), total(tiebreaks, side)] as const);
  const ranks = totals.map((_, seat) => {
    const mine = standings[sides.findIndex((side) => side.includes(seat))]!;
    return 1 + standings.filter((one) => one[0] > mine[0] || (one[0] === mine[0] && one[1] > mine[1])).length;
  });
  return {
    final: true,
    ...{ sheets, totals, tiebreaks, ranks, teams },
    team_totals: teams.map((side) => total(totals, side)),
    winners: ranks.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  };
}

const total = (numbers: number[], seats: number[]): number => sum(seats.map((seat) => numbers[seat]!));
