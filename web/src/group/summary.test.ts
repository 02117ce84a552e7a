import { expect, it } from 'vitest';
import { makePad, withCount } from '../pad/pad';
import { readPad } from '../pad/pad';
import { allGames, boardAndSide, fromPad, fromServer, isShown, type PlayedGame, toCarry, toPad } from './games';
import { people, rivals, wonders } from './summary';

const seat = (name: string, total: number, rank: number, board = 'gizah') => ({
  ...{ name, board, side: 'night' as const },
  ...{ sheet: { civilian: total }, total, coins: 2, rank, bot: false },
});
const game = (seats: PlayedGame['seats'], teamsOf: number[][] = []): PlayedGame => ({
  ...{ id: 'a', date: '2026-01-01T00:00:00Z', path: '/', byHand: true, game: 'wonders' },
  ...{ cities: teamsOf.length > 0, teams: teamsOf.length > 0, teamsOf, seats },
});
const GAMES = [
  game([seat('Ada', 50, 1), seat('Bob', 40, 2), seat('Eve', 30, 3, 'petra')]),
  game([seat('ada ', 60, 1), seat('Bob', 60, 1)]),
];

it('adds up games, wins, mean and best of everybody, however the name was typed', () => {
  const [ada, bob] = people(GAMES);
  expect(ada).toMatchObject({ name: 'Ada', games: 2, wins: 1.5, mean: 55, best: 60, rows: { civilian: 55 } });
  expect(bob).toMatchObject({ games: 2, wins: 0.5, mean: 50, best: 60 });
});

it('adds up Wonders by side', () => {
  expect(wonders(GAMES).map(({ key, games }) => [key, games])).toEqual([
    ['gizah night', 4],
    ['petra night', 1],
  ]);
});

it('compares two people over the games in which they met; team-mates do not meet', () => {
  expect(rivals(GAMES, 'people', 'ada')).toEqual([
    { key: 'bob', name: 'Bob', games: 2, ahead: 1, level: 1, behind: 0 },
    { key: 'eve', name: 'Eve', games: 1, ahead: 1, level: 0, behind: 0 },
  ]);
  const four = [seat('Ada', 50, 1), seat('Bob', 40, 1), seat('Eve', 30, 2), seat('Dan', 30, 2)];
  const teams = game(four, [[0, 1], [2, 3]]); // prettier-ignore
  expect(rivals([teams], 'people', 'ada').map(({ name }) => name)).toEqual(['Eve', 'Dan']);
  expect(people([teams]).map(({ wins }) => wins)).toEqual([1, 1, 0, 0]); // C63: they won together
});

it('compares Wonders, and leaves bots out of the people', () => {
  expect(rivals(GAMES, 'wonders', 'petra night')).toMatchObject([{ key: 'gizah night', games: 2, behind: 2 }]);
  const alone = game([seat('Ada', 50, 1), { ...seat('Aspasia', 40, 2), bot: true }]);
  expect(people([alone]).map(({ name }) => name)).toEqual(['Ada']);
  expect(rivals([alone], 'people', 'ada')).toEqual([]);
  expect(wonders([alone])[0]!.games).toBe(2);
});

it('moves games between people to other devices as pads, which count once when they come back', () => {
  const three = [seat('Ada', 50, 1), seat('Bob', 40, 2), seat('Eve', 30, 3)];
  const played = { ...game(three), id: 'table', byHand: false };
  const bots = { ...game([...three.slice(1), { ...seat('Aspasia', 1, 3), bot: true }]), id: 'bots' };
  const carried = toCarry([], [played, bots]);
  expect(carried.map(({ id }) => id)).toEqual(['table']);
  const pad = readPad(JSON.parse(JSON.stringify(carried[0])))!;
  expect(pad).toEqual(toPad(played));
  expect(fromPad(pad).seats.map(({ total, coins, rank }) => [total, coins, rank])).toEqual([
    [50, 2, 1],
    [40, 2, 2],
    [30, 2, 3],
  ]);
  expect(allGames([pad], [played])).toEqual([played]);
  expect(toCarry([pad], [played])).toHaveLength(1);
});

it('treats a pad and a game of the server alike', () => {
  const pad = withCount(makePad({ game: 'dice', cities: false, teams: false }, ['Ada', 'Bob']), 1, 'points-agora', 9);
  const { seats, path } = fromPad(pad);
  expect(seats.map(({ total, rank }) => [total, rank])).toEqual([
    [0, 2],
    [9, 1],
  ]);
  expect(path).toBe(`/score/${pad.id}`);
  const sat = { you: true, bot: null, board: 'gizah night', sheet: {}, total: 3, coins: 1, rank: 1, name: 'Ada' };
  const played = { table: 't', game: 'wonders', options: {}, ended: '2026-01-01', teams: [], seats: [sat] };
  expect(fromServer(played)!.seats[0]).toMatchObject({ board: 'gizah', side: 'night' });
  expect(fromServer({ ...played, game: 'market' })).toBeNull();
});

it('names boards with and without sides', () => {
  expect(boardAndSide('gizah night')).toEqual({ board: 'gizah', side: 'night' });
  expect(boardAndSide('gizah')).toEqual({ board: 'gizah', side: 'day' });
});

it('filters by game, players and expansion', () => {
  expect(GAMES.filter((one) => isShown({ game: 'wonders', players: 3, kind: null }, one))).toHaveLength(1);
  expect(GAMES.filter((one) => isShown({ game: 'wonders', players: null, kind: 'cities' }, one))).toEqual([]);
  expect(GAMES.filter((one) => isShown({ game: 'dice', players: null, kind: null }, one))).toEqual([]);
});
