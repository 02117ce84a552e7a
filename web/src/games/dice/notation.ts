// The notation in which the server sends boxes, effects and the dice of the Forum, read once, at the border.
import type { Effect, EffectData } from './effects';

type Found = Record<number, string>;
type Form = [pattern: RegExp, read: (found: Found) => EffectData];

const buildings = (names: string | undefined): string[] => (names ?? '').split(' or ');

/** The vocabulary of board files. */
const FORMS: Form[] = [
  [/^cross up to (\d+) (.+)$/, (f) => ({ kind: 'cross-boxes', buildings: buildings(f[2]), up_to: Number(f[1]) })],
  [/^cross (.+)$/, (f) => ({ kind: 'cross-boxes', buildings: buildings(f[1]), up_to: 1 })],
  [/^free build$/, () => ({ kind: 'free-build' })],
  [/^another action$/, () => ({ kind: 'another-action' })],
  [/^bonus$/, () => ({ kind: 'choose-bonus' })],
  [
    /^(\d+) coins? and \d+ points? per (.+)$/,
    (f) => ({ kind: 'coins-and-points-per', amount: Number(f[1]), buildings: buildings(f[2]) }),
  ],
  [/^(\d+) coins? per (\w+) die$/, (f) => ({ kind: 'coins-per-die', amount: Number(f[1]), colour: f[2]! })],
  [/^(\d+) coins?$/, (f) => ({ kind: 'coins', amount: Number(f[1]) })],
  [/^attack (\d+)$/, (f) => ({ kind: 'attack', points: Number(f[1]) })],
  [/^(\w+) dice cost (\d+) less$/, (f) => ({ kind: 'price-cut', amount: Number(f[2]), colour: f[1]! })],
  [/^dice cost (\d+) less$/, (f) => ({ kind: 'price-cut', amount: Number(f[1]), colour: null })],
  [/^(\w+) dice cost 0$/, (f) => ({ kind: 'free-dice', colour: f[1]! })],
  [/^unlock (\w+)$/, (f) => ({ kind: 'unlock', colour: f[1]! })],
  [/^defence$/, () => ({ kind: 'defence' })],
  [/^resource$/, () => ({ kind: 'resource' })],
  [/^(\d+) points?$/, (f) => ({ kind: 'points', amount: Number(f[1]) })],
  [/^(\d+) points? per (.+)$/, (f) => ({ kind: 'points-per', amount: Number(f[1]), buildings: buildings(f[2]) })],
];

export function readEffect(text: string): Effect {
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(text);
    if (found) return { ...read(found), notation: text };
  }
  return { kind: 'unknown', notation: text };
}

/** "3: cross agora; 2 points" */
export function readBox(text: string): { cost: number; effects: Effect[] } {
  const [cost = '0', effects = ''] = text.split(/:\s*(.*)/);
  return { cost: Number(cost), effects: effects.split(/;\s*/).map(readEffect) };
}

/** "blue temple 2": the die, its face, the price of its section. */
export function readRolled(text: string): { die: string; symbol: string; section: number } {
  const [die = '', symbol = '', price = '0'] = text.split(' ');
  return { die, symbol, section: Number(price) };
}
