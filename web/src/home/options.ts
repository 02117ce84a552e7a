// The form of a game's options, made from what the server says about them: the page knows no game.
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

export const optionTitle = (option: GameOption): string => maybe(`new.${option.name}`, heading(option.name));

/** What the option is about: our own words, or the server's where the title is only a name. */
export function optionHelp(option: GameOption): string {
  const title = maybe(`new.${option.name}`, '');
  return maybe(`new.${option.name}.help`, title ? '' : option.help);
}

export const choiceTitle = (option: GameOption, choice: boolean | number | string): string =>
  maybe(`new.${option.name}.${choice}`, String(choice));

/** What to send: what differs from the usual, as far as the game has such a choice, and the number of players. */
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

/** Values worth keeping for the next time: files are read anew. */
export function lasting(options: GameOption[], values: Values): Values {
  const files = options.filter((option) => option.is_file).map((option) => option.name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.includes(name)));
}
