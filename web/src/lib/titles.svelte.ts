// Names of games: the page's own, or else the server's.
import { games } from '../api/client';
import { maybe } from './i18n.svelte';
import { heading } from './text';

let titles = $state.raw<Record<string, string> | null>(null);

async function askTitles(): Promise<void> {
  titles = {};
  titles = Object.fromEntries((await games()).map(({ name, title }) => [name, title]));
}

/** The name of a game; `title` is what the server calls it, if that is already known. */
export function gameName(game: string, title?: string): string {
  const known = maybe(`${game}-name`, title ?? '');
  if (known) return heading(known);
  if (!titles) queueMicrotask(() => titles ?? void askTitles().catch(() => (titles = null)));
  return heading(titles?.[game] ?? game);
}
