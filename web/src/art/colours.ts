/** The colours of cards and dice, each with its sign, so nothing relies on colour alone (B7, D3). */
import type { IconName } from './icons';

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'] as const;
export type ColourName = (typeof COLOURS)[number];

const PIGMENTS: Record<ColourName, string> = {
  brown: '#6f4420',
  grey: '#5c6366',
  blue: '#1f4b82',
  yellow: '#8a5c06',
  red: '#a2311c',
  green: '#2c6547',
  purple: '#66295b',
  black: '#2c2724',
  white: '#f4ead3',
};

const SIGN_OF: Record<ColourName, IconName> = {
  brown: 'sign-square',
  grey: 'sign-diamond',
  blue: 'sign-bar',
  yellow: 'sign-circle',
  red: 'sign-cross',
  green: 'sign-triangle',
  purple: 'sign-star',
  black: 'sign-ring',
  white: 'sign-bust',
};

export function isColour(name: string): name is ColourName {
  return (COLOURS as readonly string[]).includes(name);
}

/** The CSS colour of a kind of card or die; the page's tokens win over ours. */
export function pigment(colour: string): string {
  const name = isColour(colour) ? colour : 'grey';
  return `var(--c-${name},var(--k-${name},${PIGMENTS[name]}))`;
}

/** A text colour that is readable on it. */
export function onPigment(colour: string): string {
  return colour === 'white' ? '#2b2118' : 'var(--on-pigment,#fdf6e6)';
}

export function signOf(colour: string): IconName {
  return SIGN_OF[isColour(colour) ? colour : 'grey'];
}
