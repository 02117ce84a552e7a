// Personal settings, saved on this device only.
import type { Character } from '../api/people';

/** The character that bots should have. */
export type CharacterWish = 'none' | 'random' | Character;

const KEY = 'heptapolis.settings';

const DEFAULTS = {
  name: '', // as chosen; empty: never asked
  known: false, // the server has met us
  languageCode: '', // empty: the browser's
  theme: 'auto' as 'auto' | 'light' | 'dark',
  motion: true,
  sound: false,
  volumes: {} as Partial<Record<string, number>>, // of each sound, 0 to 1; 1 unless changed
  vibrate: false,
  notify: false, // only after the browser was asked, see lib/attention
  estimate: true,
  confirm: matchMedia('(pointer: coarse)').matches, // a finger slips where a mouse does not
  muted: [] as string[], // players, by the id that the server gives only us
  game: 'wonders',
  players: 4,
  bot: 'medium',
  character: 'none' as CharacterWish,
  options: {} as Record<string, Record<string, boolean | number | string | string[]>>, // chosen last, by game
  lessons: {} as Record<string, unknown>, // how far each is, see learn/progress
  puzzles: {} as unknown, // answers and streak, see puzzles/progress
};
export type Settings = typeof DEFAULTS;

/** What is saved now; another tab may have changed it. */
export function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // You can still play in a browser that stores nothing.
  }
  dress();
}

/** Forget everything on this device. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

const lamp = matchMedia('(prefers-color-scheme: dark)');

/** Apply theme and motion to the page. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (lamp.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion ? 'on' : 'off';
}
lamp.addEventListener('change', dress);

export function still(): boolean {
  return !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
