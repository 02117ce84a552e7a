// A pad: one game on a real table, one column per player. It is a value; every change makes a new one.
import {
  type Column,
  type Count,
  emptyColumn,
  type Game,
  leastOf,
  MAX_COUNT,
  PLAYERS,
  type Row,
  rowsOf,
  type Rules,
  type Side,
  TEAM_SIZES,
} from '../score/column';

/** A pad that several phones fill in. */
export interface Shared {
  id: string; // on the server
  seat: number | null; // the column that this phone fills in; null: all of them
  host: boolean; // whether it was shared from this phone
  known: Column[]; // the columns as the server last knew them
}

export interface Pad extends Rules {
  id: string;
  created: string;
  changed: string;
  finished: boolean;
  columns: Column[];
  shared?: Shared;
}

/** What is filled in for every player: the rows of the sheet, and the coins for ties if no row has them. */
export type Line = Row | 'coins';
export const linesOf = (rules: Rules): readonly Line[] =>
  rules.game === 'dice' ? [...rowsOf(rules), 'coins'] : rowsOf(rules);

export const MAX_NAME = 24;
const ID_LENGTH = 12;

export function makePad({ game, cities, teams }: Rules, names: readonly string[], now = new Date()): Pad {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(ID_LENGTH)), (n) => (n % 36).toString(36)).join('');
  const date = now.toISOString();
  const columns = names.map((name) => emptyColumn(name));
  return { game, cities, teams, id, created: date, changed: date, finished: false, columns };
}

/** The pad with this column changed. */
export const withColumn = (pad: Pad, seat: number, change: Partial<Column>): Pad =>
  touched({ ...pad, columns: pad.columns.map((one, i) => (i === seat ? { ...one, ...change } : one)) });

export const touched = (pad: Pad, now = new Date()): Pad => ({ ...pad, changed: now.toISOString() });

/** The pad with this count; null removes it. */
export function withCount(pad: Pad, seat: number, what: Count, n: number | null): Pad {
  const { [what]: _, ...others } = pad.columns[seat]!.counts;
  return withColumn(pad, seat, { counts: n === null ? others : { ...others, [what]: n } });
}

/** Whether this many can play by these rules. */
export function isPlayable({ game, cities, teams }: Rules, players: number): boolean {
  const [least, most] = PLAYERS[game];
  if (players < least || players > most) return false;
  return teams ? cities && TEAM_SIZES.includes(players) : game === 'wonders' || !cities;
}

/** What is wrong with a player's name, given those of the others. */
export type NameProblem = 'empty' | 'twice';
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (!name.trim()) return 'empty';
  return others.some((other) => sameName(other, name)) ? 'twice' : null;
}

export const sameName = (one: string, other: string): boolean => personOf(one) === personOf(other);

/** The same person in every game, however the name was typed. */
export const personOf = (name: string): string => name.trim().toLowerCase();

// What comes from a file, from the device or from another phone may be anything.

/** The pad that this value describes, or null. */
export function readPad(value: unknown): Pad | null {
  if (!isRecord(value)) return null;
  const { id, created, changed, finished, columns, shared, game, cities, teams } = value;
  if (!isWord(id) || !isDate(created) || !isDate(changed) || !Array.isArray(columns)) return null;
  if (!isGame(game)) return null;
  const rules: Rules = { game, cities: cities === true, teams: teams === true };
  const read = columns.map(readColumn);
  if (!isPlayable(rules, read.length) || read.includes(null)) return null;
  const pad = { ...rules, id, created, changed, finished: finished === true, columns: read as Column[] };
  const line = readShared(shared, read.length);
  return line ? { ...pad, shared: line } : pad;
}

function readShared(value: unknown, players: number): Shared | null {
  if (!isRecord(value) || !isWord(value.id) || !Array.isArray(value.known)) return null;
  const { id, seat, host } = value;
  const known = value.known.map(readColumn).filter((column) => column !== null);
  if (known.length !== players || !(seat === null || isSeat(seat, players))) return null;
  return { id, seat, host: host === true, known };
}

export function readColumn(value: unknown): Column | null {
  if (!isRecord(value) || !isRecord(value.counts)) return null;
  const { name, board, side, counts } = value;
  if (typeof name !== 'string' || typeof board !== 'string' || !isSide(side) || name.length > MAX_NAME) return null;
  if (!Object.entries(counts).every(([what, n]) => isCount(what as Count, n))) return null;
  return { name, board, side, counts: counts as Column['counts'] };
}

const isCount = (what: Count, n: unknown): boolean =>
  Number.isInteger(n) && (n as number) >= leastOf(what) && (n as number) <= MAX_COUNT;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 40;
const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isGame = (value: unknown): value is Game => value === 'wonders' || value === 'dice';
const isSide = (value: unknown): value is Side => value === 'day' || value === 'night';
const isSeat = (value: unknown, players: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;
