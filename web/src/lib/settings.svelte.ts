// Personal settings, saved on this device only.
const KEY = 'heptapolis.settings';

const DEFAULTS = {
  name: '',
  known: false, // the server has met us
  language: 'en',
  theme: 'auto' as 'auto' | 'light' | 'dark',
  motion: true,
  sound: false,
  estimate: true,
  game: 'wonders',
  players: 4,
  bot: 'medium',
  options: {} as Record<string, Record<string, boolean | number | string | string[]>>, // chosen last, by game
};
export type Settings = typeof DEFAULTS;

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(kept());

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

const lamp = matchMedia('(prefers-color-scheme: dark)');

/** Put theme, motion and language on the page. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (lamp.matches ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.lang = settings.language;
}
lamp.addEventListener('change', dress);

export function still(): boolean {
  return !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
