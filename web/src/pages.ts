// Which page belongs to which address. Every page but the first is a chunk of its own.
import { type Component, untrack } from 'svelte';
import { gameEntry } from './games';
import { speakPart } from './lib/i18n.svelte';
import { matchPath } from './lib/routes';
import { settings } from './lib/settings.svelte';

type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: unknown }>;

const PAGES: [pattern: string, load: Loader][] = [
  ['/new', () => import('./home/NewTable.svelte')],
  ['/options', () => import('./home/Options.svelte')],
  ['/t/:id', loadTable],
  ['/t/:id/replay', () => import('./replay/ReplayPage.svelte')],
  ['/t/:id/mistakes', loadMistakes],
  ['/learn', () => import('./learn/Learn.svelte')],
  ['/learn/symbols', () => import('./learn/SymbolsPage.svelte')],
  ['/rules/:game', () => import('./learn/Rules.svelte')],
  ['/puzzles', loadPuzzle],
  ['/puzzles/:kind/:number', loadPuzzle],
  ['/score', loadScorePage],
  ['/score/history', () => pad(loadHistory())],
  ['/score/:id', () => pad(import('./pad/PadPage.svelte'))],
  ['/score/join/:id', () => pad(import('./pad/JoinPage.svelte'))],
  ['/statistics', () => pad(import('./group/StatisticsPage.svelte'))],
];

/** Most likely the game is the one played last: its table is loaded too. */
function loadTable(): Promise<{ default: unknown }> {
  void gameEntry(untrack(() => settings.game)) // a change of game must not load the page again
    .table()
    .catch(() => undefined);
  return import('./table/TablePage.svelte');
}

/** A puzzle; its answer is explained in the words of the analysis. */
async function loadPuzzle(): Promise<{ default: unknown }> {
  const page = import('./puzzles/PuzzlePage.svelte');
  await speakPart('analysis');
  return page;
}

/** The door to the pad; the history of the group comes along, since many open it next. */
function loadScorePage(): Promise<{ default: unknown }> {
  const page = pad(import('./pad/ScorePage.svelte'));
  void page.then(loadHistory).catch(() => undefined);
  return page;
}

const loadHistory = (): Promise<{ default: unknown }> => import('./group/HistoryPage.svelte');

/** Mistakes to play again, and their words. */
async function loadMistakes(): Promise<{ default: unknown }> {
  await speakPart('analysis');
  return import('./analysis/MistakesPage.svelte');
}

/** The score pad and its words. */
async function pad<T>(page: Promise<T>): Promise<T> {
  await speakPart('score');
  return page;
}

/** The page of this address, with what varies in it; null if there is none. */
export async function loadPage(path: string): Promise<{ Page: Page; props: Record<string, string> } | null> {
  for (const [pattern, load] of PAGES) {
    const props = matchPath(pattern, path);
    if (props) return { Page: (await load()).default as Page, props };
  }
  return null;
}
