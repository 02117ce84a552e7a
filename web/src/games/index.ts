// Which table, icon and lesson belong to which game. Each table is a chunk of its own, loaded when it is needed;
// a game that is not listed here is played at the generic table.
import type { Component } from 'svelte';
import type { IconName } from '../art/icons';
import type { LessonProps, TableProps } from '../table/contract';

type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface GameEntry {
  icon: IconName;
  table: Lazy<TableProps>;
  /** Comments on the first turns, for beginners. */
  lesson?: Lazy<LessonProps>;
}

const GAMES: Record<string, GameEntry> = {
  wonders: {
    icon: 'hand',
    table: () => import('./wonders/Table.svelte'),
    lesson: () => import('./wonders/Lesson.svelte'),
  },
  dice: { icon: 'die', table: () => import('./dice/Table.svelte') },
};
const GENERIC: GameEntry = { icon: 'card', table: () => import('./generic/Table.svelte') };

export const gameEntry = (game: string): GameEntry => (Object.hasOwn(GAMES, game) ? GAMES[game]! : GENERIC);
