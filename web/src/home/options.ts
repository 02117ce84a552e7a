// The form for a game's options, made from what the server says about them: the page knows no game.
import type { GameInfo } from '../api/types';
import { maybe } from '../lib/i18n.svelte';
import { heading } from '../lib/text';

export type GameOption = GameInfo['options'][number];
export type Value = boolean | number | string | string[];
export type Values = Record<string, Value>;
type Control = 'file' | 'several' | 'switch' | 'tiles' | 'list' | 'number' | 'text';

/** How an option is chosen. */
export function controlOf({ is_file, many, choices, default: usual }: GameOption): Control {
  if (is_file) return 'file';
  if (many) return 'several';
  if (typeof usual === 'boolean') return 'switch';
  if (choices.length === 0) return typeof usual === 'number' ? 'number' : 'text';
  return choices.every((choice) => typeof choice === 'number') ? 'tiles' : 'list';
}

/** The id of an option's texts: the game's own, or that of all games. */
export const keyOf = ({ game, name }: GameOption): string =>
  `${name === 'players' ? '' : `${game}-`}option-${name.replaceAll('_', '-')}`;

export const optionTitle = (option: GameOption): string => maybe(keyOf(option), heading(option.name));

/** What the option is about: the game's title for it, or else what its rules say. */
export const optionHelp = (option: GameOption): string =>
  maybe(`${keyOf(option)}-help`, maybe(keyOf(option), '') ? '' : option.help);

export const choiceTitle = (option: GameOption, choice: boolean | number | string): string =>
  maybe(`${keyOf(option)}-${choice}`, String(choice));

/** A choice in words that stand alone: the name of a box, or the option with its value. */
export function valueTitle(option: GameOption, value: Value): string {
  if (Array.isArray(value)) return value.map((one) => choiceTitle(option, one)).join(', ');
  if (value === true) return optionTitle(option);
  return option.many ? choiceTitle(option, value) : `${optionTitle(option)}: ${choiceTitle(option, value)}`;
}

/** What a table is played with: the number of players, and what differs from the defaults. */
export const summary = (options: GameOption[], chosen: Values): string[] =>
  Object.entries(wanted(options, chosen)).map(([name, value]) => {
    const option = options.find((one) => one.name === name)!;
    return option.is_file ? optionTitle(option) : valueTitle(option, value);
  });

/** What to send: what differs from the defaults, as far as the game has such a choice, and the number of players. */
export function wanted(options: GameOption[], chosen: Values): Values {
  const sent: Values = {};
  for (const option of options) {
    const value = chosen[option.name] ?? option.default;
    if (fits(option, value) && (option.name === 'players' || !same(value, option.default))) sent[option.name] = value;
  }
  return sent;
}

function fits(option: GameOption, value: Value): boolean {
  if (option.choices.length === 0) return typeof value === typeof option.default;
  const choices: unknown[] = option.choices;
  return Array.isArray(value) ? option.many && value.every((one) => choices.includes(one)) : choices.includes(value);
}

const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Values worth keeping for next time; files must be read again. */
export function lasting(options: GameOption[], values: Values): Values {
  const files = options.filter((option) => option.is_file).map((option) => option.name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.includes(name)));
}

/** The option that a refusal is about: its input begins with `name=`. */
export const optionOf = (options: GameOption[], input: string): GameOption | undefined =>
  options.find((option) => input.startsWith(`${option.name}=`));

export interface Remedy {
  option: GameOption;
  choice: boolean | number | string;
}

/** The one other choice that the server says would help (`expansions=cities`); null if it names none. */
export function remedyOf(options: GameOption[], valid: string[]): Remedy | null {
  if (valid.length !== 1) return null;
  for (const option of options)
    for (const choice of option.choices) if (valid[0] === `${option.name}=${choice}`) return { option, choice };
  return null;
}

export function withRemedy(chosen: Values, { option, choice }: Remedy): Values {
  const now = chosen[option.name] ?? option.default;
  return { ...chosen, [option.name]: Array.isArray(now) ? [...now, String(choice)] : choice };
}
