// Which table, icon and lessons belong to which game. Each table and each lesson is a chunk of its own, loaded when it
// is needed; a game that is not listed here is played at the generic table.
import type { Component } from 'svelte';
import type { IconName } from '../art/icons';
import type { Lesson } from '../learn/course';
import type { TableProps } from '../table/contract';

type Lazy<T> = () => Promise<{ default: T }>;

export interface GameEntry {
  icon: IconName;
  table: Lazy<Component<TableProps>>;
  /** By id, in the order in which they are taught. */
  lessons?: Record<string, Lazy<Lesson>>;
}

const GAMES: Record<string, GameEntry> = {
  wonders: {
    icon: 'hand',
    table: () => import('./wonders/Table.svelte'),
    lessons: {
      cards: () => import('./wonders/lessons/cards.json'),
      cities: () => import('./wonders/lessons/cities.json'),
      teams: () => import('./wonders/lessons/teams.json'),
    },
  },
  dice: {
    icon: 'die',
    table: () => import('./dice/Table.svelte'),
    lessons: { dice: () => import('./dice/lessons/dice.json') },
  },
};
const GENERIC: GameEntry = { icon: 'card', table: () => import('./generic/Table.svelte') };
const LESSONS: Record<string, Lazy<Lesson>> = Object.assign({}, ...Object.values(GAMES).map((game) => game.lessons));

export const gameEntry = (game: string): GameEntry => (Object.hasOwn(GAMES, game) ? GAMES[game]! : GENERIC);

/** Every lesson, with its game and its icon. */
export const allLessons = (): { id: string; game: string; icon: IconName }[] =>
  Object.entries(GAMES).flatMap(([game, { icon, lessons = {} }]) =>
    Object.keys(lessons).map((id) => ({ id, game, icon })),
  );

export const isLesson = (id: string): boolean => Object.hasOwn(LESSONS, id);

export const loadLesson = async (id: string): Promise<Lesson> => (await LESSONS[id]!()).default;
