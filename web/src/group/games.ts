// Finished games in one form, whether they were scored by hand or played on the server.
import type { FinishedGame } from '../api/types';
import { boardTitle } from '../pad/words';
import { MAX_NAME, type Pad } from '../pad/pad';
import { message, t, type Key } from '../lib/i18n.svelte';
import type { Game, Rules, Side } from '../score/column';
import { scoreOf } from '../score/score';

export interface PlayedSeat {
  name: string;
  board: string;
  side: Side;
  sheet: Record<string, number>;
  total: number;
  coins: number;
  rank: number;
  bot: boolean;
}

export interface PlayedGame extends Rules {
  id: string;
  date: string;
  path: string;
  byHand: boolean;
  teamsOf: number[][];
  seats: PlayedSeat[];
}

/** Pads are values: what one of them came to stays true. */
const scored = new WeakMap<Pad, PlayedGame>();

export function fromPad(pad: Pad): PlayedGame {
  const before = scored.get(pad);
  if (before) return before;
  const played = scorePad(pad);
  scored.set(pad, played);
  return played;
}

function scorePad(pad: Pad): PlayedGame {
  const { sheets, totals, tiebreaks, ranks, teams } = scoreOf(pad, pad.columns);
  const { id, created, game, cities } = pad;
  const seats = pad.columns.map(({ name, board, side }, i) => ({
    ...{ name, board, side },
    ...{ sheet: sheets[i]!, total: totals[i]!, coins: tiebreaks[i]!, rank: ranks[i]!, bot: false },
  }));
  return {
    ...{ id, game, cities, teams: pad.teams, seats },
    ...{ date: created, path: `/score/${id}`, byHand: true, teamsOf: teams },
  };
}

const NIGHT = ' night';
const DAY = ' day';

/** Null: a game that has no pad. */
export function fromServer(played: FinishedGame): PlayedGame | null {
  const { table, game, options, ended, teams } = played;
  if (game !== 'wonders' && game !== 'dice') return null;
  const seats = played.seats.map(({ name, bot, board, sheet, total, coins, rank }) => ({
    ...{ name, sheet, total, coins, rank, bot: bot !== null },
    ...boardAndSide(board ?? ''),
  }));
  return {
    ...{ id: table, game: game as Game, seats, teamsOf: teams, teams: teams.length > 0 },
    ...{ cities: Array.isArray(options.expansions) && options.expansions.includes('cities') },
    ...{ date: ended, path: `/t/${table}/replay`, byHand: false },
  };
}

/** A game of the server as a pad, its rows in points, for the files that a group moves to other devices. */
export function toPad({ id, date, game, cities, teams, seats }: PlayedGame): Pad {
  const columns = seats.map(({ name, board, side, sheet, coins }) => {
    const points = Object.entries(sheet).map(([row, n]) => [`points-${row}`, n]);
    return { name: name.slice(0, MAX_NAME), board, side, counts: { ...Object.fromEntries(points), coins } };
  });
  return { id, created: date, changed: date, finished: true, game, cities, teams, columns };
}

/** All finished games, the latest first. A game of the server that came back in a file counts once. */
export function allGames(pads: readonly Pad[], here: readonly PlayedGame[]): PlayedGame[] {
  const ids = new Set(here.map(({ id }) => id));
  const byHand = pads.filter(({ id, finished }) => finished && !ids.has(id)).map(fromPad);
  return [...byHand, ...here].sort((one, other) => (one.date < other.date ? 1 : -1));
}

/** What a group moves to another device: its pads, and games between people on the server. */
export const toCarry = (pads: readonly Pad[], here: readonly PlayedGame[]): Pad[] => {
  const played = here.filter(({ seats }) => seats.every(({ bot }) => !bot)).map(toPad);
  const ids = new Set(played.map(({ id }) => id));
  return [...pads.filter(({ id }) => !ids.has(id)), ...played];
};

/** A board as statistics name it: "gizah night". */
export function boardAndSide(name: string): { board: string; side: Side } {
  const isNight = name.endsWith(NIGHT);
  const side = isNight ? NIGHT : name.endsWith(DAY) ? DAY : '';
  return { board: name.slice(0, name.length - side.length), side: isNight ? 'night' : 'day' };
}

/** The name of a board with its side. */
export const boardLabel = (game: Game, board: string, side: Side): string =>
  game === 'dice'
    ? boardTitle({ game, cities: false, teams: false }, board)
    : t('pad-board-side', {
        board: boardTitle({ game, cities: false, teams: false }, board),
        side: message(`wonders-side-${side}` as Key),
      });

export type Kind = 'base' | 'cities' | 'teams';
export const kindOf = ({ cities, teams }: Rules): Kind => (teams ? 'teams' : cities ? 'cities' : 'base');

export interface Filters {
  game: Game;
  players: number | null;
  kind: Kind | null;
}

export const isShown = ({ game, players, kind }: Filters, played: PlayedGame): boolean =>
  played.game === game &&
  (players === null || played.seats.length === players) &&
  (kind === null || kindOf(played) === kind);

/** The boards that these games name, by the keys of statistics ("gizah night"), with their titles. */
export function boardTitles(game: Game, games: readonly PlayedGame[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { seats } of games)
    for (const { board, side } of seats) {
      const key = `${board} ${side}`;
      if (board && !titles.has(key)) titles.set(key, boardLabel(game, board, side));
    }
  return titles;
}
