import { expect, it } from 'vitest';
import {
  controlOf,
  lasting,
  optionHelp,
  optionOf,
  optionTitle,
  remedyOf,
  summary,
  wanted,
  withRemedy,
  type GameOption,
} from './options';

const make = (given: Partial<GameOption>): GameOption => ({
  game: 'wonders',
  name: 'rounds',
  default: 3,
  choices: [1, 2, 3],
  many: false,
  help: 'how many hands are dealt',
  is_file: false,
  is_advanced: false,
  ...given,
});
const players = make({ name: 'players' });
const boxes = make({ name: 'expansions', default: [], choices: ['cities'], many: true });
const file = make({ name: 'board_set', default: 'own', choices: [], is_file: true });

it('chooses a control for every kind of option', () => {
  const given: Partial<GameOption>[] = [
    {},
    { default: 'a', choices: ['a', 'b'] },
    { default: false, choices: [false, true] },
    { default: 0, choices: [] },
    { default: '', choices: [] },
  ];
  expect(given.map((one) => controlOf(make(one)))).toEqual(['tiles', 'list', 'switch', 'number', 'text']);
  expect([controlOf(boxes), controlOf(file)]).toEqual(['several', 'file']);
});

it('names an option that it has no words for by its own name and the help of the server', () => {
  const option = make({ name: 'open_hands' });
  expect([optionTitle(option), optionHelp(option)]).toEqual(['Open hands', 'how many hands are dealt']);
  expect([optionTitle(players), optionHelp(players)]).toEqual(['Players', '']);
});

it('sends what differs from the defaults, and always the players', () => {
  expect(wanted([players, make({}), boxes], { rounds: 3, expansions: ['cities'] })).toEqual({
    players: 3,
    expansions: ['cities'],
  });
});

it('leaves out what the game no longer has', () => {
  const chosen = { rounds: 9, expansions: ['moon'], gone: true };
  expect(wanted([make({}), boxes], chosen)).toEqual({});
});

it('sends the text of a file and does not keep it', () => {
  const values = wanted([players, file], { players: 2, board_set: 'name = "mine"' });
  expect(values).toEqual({ players: 2, board_set: 'name = "mine"' });
  expect(lasting([players, file], values)).toEqual({ players: 2 });
});

it('finds the field that a refusal is about', () => {
  expect(optionOf([players, boxes], 'players=9, teams=True')).toBe(players);
  expect(optionOf([players, boxes], 'something else')).toBeUndefined();
});

it('makes the one change that the server says would help', () => {
  expect(withRemedy({ players: 2 }, remedyOf([players, boxes], ['expansions=cities'])!)).toEqual({
    players: 2,
    expansions: ['cities'],
  });
  expect(withRemedy({}, remedyOf([players, boxes], ['players=2'])!)).toEqual({ players: 2 });
  for (const valid of [[], ['4', '6'], ['players=1', 'players=2']])
    expect(remedyOf([players, boxes], valid)).toBeNull();
});

it('sums up what a table is played with', () => {
  const teams = make({ name: 'teams', default: false, choices: [false, true] });
  const chosen = { players: 2, expansions: ['cities'], teams: true, rounds: 3 };
  expect(summary([players, boxes, teams, make({})], chosen)).toEqual(['Players: 2', 'Cities', 'Teams of two']);
});
