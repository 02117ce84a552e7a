// The server has another version: the page reloads itself and keeps what was not acknowledged.
import type { ClientMessage } from './types';

const RELOADED = 'heptapolis-reloaded'; // when (ms) the page last reloaded for this reason
const UNSENT = 'heptapolis-unsent'; // commands of the table that was open then
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Reload the page, unless that was just tried: while servers restart, an old one may still answer. */
export function reloadPage(table: string, commands: ClientMessage[]): void {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_AFTER_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  sessionStorage.setItem(UNSENT, JSON.stringify({ table, commands }));
  location.reload();
}

/** What the page had not sent to this table before it reloaded. */
export function takeUnsent(table: string): ClientMessage[] {
  const kept = sessionStorage.getItem(UNSENT);
  sessionStorage.removeItem(UNSENT);
  if (!kept) return [];
  const unsent = JSON.parse(kept) as { table: string; commands: ClientMessage[] };
  return unsent.table === table ? unsent.commands : [];
}
