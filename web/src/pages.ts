// Which page belongs to which address. Every page but the first is a chunk of its own.
import type { Component } from 'svelte';
import { gameEntry } from './games';
import { matchPath } from './lib/routes';
import { settings } from './lib/settings.svelte';

type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: unknown }>;

const PAGES: [pattern: string, load: Loader][] = [
  ['/new', () => import('./home/NewTable.svelte')],
  ['/options', () => import('./home/Options.svelte')],
  ['/t/:id', loadTable],
  ['/t/:id/replay', () => import('./replay/ReplayPage.svelte')],
  ['/learn', () => import('./learn/Learn.svelte')],
  ['/learn/symbols', () => import('./learn/SymbolsPage.svelte')],
  ['/rules/:game', () => import('./learn/Rules.svelte')],
];

/** Most likely the game is the one that was played last: its table comes along. */
function loadTable(): Promise<{ default: unknown }> {
  void gameEntry(settings.game)
    .table()
    .catch(() => undefined);
  return import('./table/TablePage.svelte');
}

/** The page of this address, with what varies in it; null if there is none. */
export async function loadPage(path: string): Promise<{ Page: Page; props: Record<string, string> } | null> {
  for (const [pattern, load] of PAGES) {
    const props = matchPath(pattern, path);
    if (props) return { Page: (await load()).default as Page, props };
  }
  return null;
}
