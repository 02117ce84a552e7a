/** Pictures of effects as rows of parts: this file says what to draw, Part.svelte how to draw it. */
import type { IconName } from './icons';

export type Part =
  | { is: 'icon'; name: IconName; colour?: string; struck?: boolean; small?: boolean }
  | { is: 'number'; on: 'coin-blank' | 'points-blank' | 'shield-blank'; value: number | string }
  | { is: 'card'; colour: string; sign?: IconName }
  | { is: 'die'; colour: string }
  | { is: 'text'; value: string }
  | { is: 'group'; parts: Part[]; ring?: boolean };

export const icon = (name: IconName, colour?: string): Part => ({ is: 'icon', name, colour });
export const small = (name: IconName): Part => ({ is: 'icon', name, small: true });
export const struck = (name: IconName): Part => ({ is: 'icon', name, struck: true });
export const coins = (value: number | string): Part => ({ is: 'number', on: 'coin-blank', value });
export const points = (value: number | string): Part => ({ is: 'number', on: 'points-blank', value });
export const text = (value: string): Part => ({ is: 'text', value });
export const group = (parts: Part[], ring = false): Part => ({ is: 'group', parts, ring });
export const die = (colour: string): Part => ({ is: 'die', colour });
export const card = (colour: string, sign?: IconName): Part => ({ is: 'card', colour, sign });

/** Puts the same part between all others: `a / b / c`. */
export function joined(parts: Part[], between: Part): Part[] {
  return parts.flatMap((part, index) => (index ? [between, part] : [part]));
}

/** The width of a row of parts in its own font size, so that it can be scaled to fit. */
export function widthOf(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + partWidth(part), 0) + GAP * (parts.length - 1);
}

const GAP = 0.12;

function partWidth(part: Part): number {
  switch (part.is) {
    case 'icon':
      return part.small ? 0.66 : 1;
    case 'number':
      return 1.18;
    case 'card':
      return 0.78;
    case 'die':
      return 1;
    case 'text':
      return part.value === '/' ? 0.26 : 0.45 * part.value.length;
    case 'group':
      return part.ring ? widthOf(part.parts) + 0.56 : Math.min(part.parts.length, 2) * 0.94;
  }
}
