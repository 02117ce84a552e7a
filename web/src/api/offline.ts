// The server's reference pages (rules, symbols) that this device keeps for reading without a connection.
// Games are never kept here.
const CACHE = 'heptapolis-reference';
const PAUSE_MS = 3000; // after the page is up: a table is still drawing its cities

export async function remember(path: string, answer: Response): Promise<void> {
  if (!('caches' in globalThis) || path.startsWith('/api/tables/')) return;
  await (await caches.open(CACHE)).put(path, answer).catch(() => undefined);
}

export async function recall(path: string): Promise<Response | undefined> {
  // eslint-disable-next-line no-restricted-syntax -- `match` of a cache, not of a text
  return 'caches' in globalThis ? (await caches.open(CACHE)).match(path) : undefined;
}

/** Fetch what is not kept yet, once the page has everything it needs now. */
export function keepForLater(paths: string[]): void {
  setTimeout(() => void fetchMissing(paths).catch(() => undefined), PAUSE_MS);
}

async function fetchMissing(paths: string[]): Promise<void> {
  for (const path of paths) {
    if (await recall(path)) continue;
    const answer = await fetch(path);
    if (answer.ok) await remember(path, answer);
  }
}
