// What many games amount to, for each person and each Wonder. A shared victory counts as a fraction, as in the arena.
import { personOf } from '../pad/pad';
import type { PlayedGame, PlayedSeat } from './games';

export interface Figures {
  key: string;
  name: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
  /** The mean of every row of the sheet. */
  rows: Record<string, number>;
}

/** What is added up, game by game. */
interface Sums {
  name: string;
  games: number;
  wins: number;
  total: number;
  best: number;
  rows: Record<string, { games: number; points: number }>;
}

/** The figures of everything that has the same key, those with most games first. */
function summarize(games: readonly PlayedGame[], keyOf: KeyOf): Figures[] {
  const found = new Map<string, Sums>();
  for (const game of games) {
    const share = victoryShare(game);
    for (const seat of game.seats) {
      const key = keyOf(seat);
      if (!key) continue;
      if (!found.has(key)) found.set(key, startSums(seat));
      addSeat(found.get(key)!, seat, seat.rank === 1 ? share : 0);
    }
  }
  return [...found].map(figures).sort((one, other) => other.games - one.games || other.mean - one.mean);
}

/** How much a victory counts: less when seats, or teams, share it; team-mates win together. */
function victoryShare({ seats, teamsOf }: PlayedGame): number {
  const sides = teamsOf.length ? teamsOf.map((team) => seats[team[0]!]!) : seats;
  return 1 / sides.filter(({ rank }) => rank === 1).length;
}

const startSums = ({ name, total }: PlayedSeat): Sums => ({
  ...{ name, games: 0, wins: 0, total: 0 },
  ...{ best: total, rows: {} },
});

function addSeat(sums: Sums, { total, sheet }: PlayedSeat, wins: number): void {
  sums.games += 1;
  sums.wins += wins;
  sums.total += total;
  sums.best = Math.max(sums.best, total);
  for (const row in sheet) {
    const of = (sums.rows[row] ??= { games: 0, points: 0 });
    of.games += 1;
    of.points += sheet[row]!;
  }
}

function figures([key, { name, games, wins, total, best, rows }]: [string, Sums]): Figures {
  const means = Object.entries(rows).map(([row, of]) => [row, of.points / of.games]);
  return { key, name, games, wins, mean: total / games, best, rows: Object.fromEntries(means) };
}

/** The key that a seat counts under; a seat without a key does not count. */
type KeyOf = (seat: PlayedSeat) => string;
export type Subject = 'people' | 'wonders';
const KEYS: Record<Subject, KeyOf> = {
  people: ({ name, bot }) => (bot ? '' : personOf(name)),
  wonders: ({ board, side }) => board && `${board} ${side}`, // "gizah night"
};

export const people = (games: readonly PlayedGame[]): Figures[] => summarize(games, KEYS.people);
export const wonders = (games: readonly PlayedGame[]): Figures[] => summarize(games, KEYS.wonders);

export interface Rivalry {
  key: string;
  name: string;
  games: number;
  ahead: number;
  level: number;
  behind: number;
}

/** How a person or a Wonder fared against all others that they met; team-mates do not meet. */
export function rivals(games: readonly PlayedGame[], subject: Subject, wanted: string): Rivalry[] {
  const keyOf = KEYS[subject];
  const found = new Map<string, Rivalry>();
  for (const { seats, teamsOf } of games) {
    const mine = seats.findIndex((seat) => keyOf(seat) === wanted);
    if (mine < 0) continue;
    const side = teamsOf.find((team) => team.includes(mine)) ?? [mine];
    for (const seat of seats.filter((one, i) => keyOf(one) && !side.includes(i))) {
      const key = keyOf(seat);
      const before = found.get(key) ?? { key, name: seat.name, games: 0, ahead: 0, level: 0, behind: 0 };
      const result = compare(seats[mine]!.rank, seat.rank);
      found.set(key, { ...before, games: before.games + 1, [result]: before[result] + 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}

const compare = (mine: number, other: number): 'ahead' | 'level' | 'behind' =>
  mine < other ? 'ahead' : mine > other ? 'behind' : 'level';
