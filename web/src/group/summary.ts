// What many games amount to, for each person and each Wonder. A shared victory counts as a fraction, as in the arena.
import { personOf } from '../pad/pad';
import { sum } from '../score/science';
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

interface Appearance {
  seat: PlayedSeat;
  wins: number;
}

/** How much a victory counts: less when seats, or teams, share it; team-mates win together. */
function victoryShare({ seats, teamsOf }: PlayedGame): number {
  const sides = teamsOf.length ? teamsOf.map((team) => seats[team[0]!]!) : seats;
  return 1 / sides.filter(({ rank }) => rank === 1).length;
}

/** The figures of everything that has the same key, those with most games first. */
function summarize(games: readonly PlayedGame[], keyOf: KeyOf): Figures[] {
  const found = new Map<string, Appearance[]>();
  for (const game of games)
    for (const seat of game.seats.filter(keyOf)) {
      if (!found.has(keyOf(seat))) found.set(keyOf(seat), []);
      found.get(keyOf(seat))!.push({ seat, wins: seat.rank === 1 ? victoryShare(game) : 0 });
    }
  return [...found].map(figures).sort((one, other) => other.games - one.games || other.mean - one.mean);
}

function figures([key, list]: [string, Appearance[]]): Figures {
  const totals = list.map(({ seat }) => seat.total);
  return {
    key,
    name: list[0]!.seat.name,
    games: list.length,
    wins: sum(list.map(({ wins }) => wins)),
    mean: mean(totals),
    best: Math.max(...totals),
    rows: meanRows(list.map(({ seat }) => seat.sheet)),
  };
}

const mean = (numbers: number[]): number => sum(numbers) / numbers.length;

function meanRows(sheets: Record<string, number>[]): Record<string, number> {
  const rows = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet)))];
  const ofRow = (row: string): number[] => sheets.filter((sheet) => row in sheet).map((sheet) => sheet[row]!);
  return Object.fromEntries(rows.map((row) => [row, mean(ofRow(row))]));
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

/** A mean for people: one decimal. */
export const round = (n: number): number => Math.round(n * 10) / 10;
