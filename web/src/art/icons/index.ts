/** Every icon by its name: drawn on a grid of 24, readable at 16 pixels and in grey. Avatars are fetched when shown. */
import type { AVATARS } from './avatars';
import { BUILDINGS } from './buildings';
import { CHAINS } from './chains';
import { INTERFACE } from './interface';
import { RESOURCES } from './resources';
import { SIGNS } from './signs';
import { SYMBOLS } from './symbols';
import { TOKENS } from './tokens';

export const ICONS = {
  ...RESOURCES,
  ...TOKENS,
  ...SIGNS,
  ...CHAINS,
  ...SYMBOLS,
  ...BUILDINGS,
  ...INTERFACE,
} as const;

export type AvatarName = keyof typeof AVATARS;
export type IconName = keyof typeof ICONS | AvatarName;
export type ChainName = keyof typeof CHAINS;

/** Whether a name that came from the server is one of ours. */
export function isIcon(name: string): name is keyof typeof ICONS {
  return Object.hasOwn(ICONS, name);
}

/** The icon of a name from the server, or a question mark: a new symbol never breaks the table. */
export function iconOf(name: string): IconName {
  return isIcon(name) ? name : 'any-resource';
}
