// Whole games as the server sends them, for tests: `make webcheck` writes them (tests/golden/played.py).
import type { Position, Resolution } from '../api/types';

export interface Played {
  name: string;
  game: string;
  steps: { resolution: Resolution; position: Position }[];
}

const FILE = import.meta.glob<Played[]>('/played.json', { eager: true, import: 'default' });

/** The games of this name, with the number of turns in an Age where they have Ages. */
export function gamesOf(game: string): (Played & { turns: number })[] {
  const found = Object.values(FILE).flatMap((all) => all.filter((one) => one.game === game));
  if (!found.length) throw new Error(`no ${game} in web/played.json: run \`make webcheck\``);
  return found.map((one) => ({ ...one, turns: (one.steps[0]!.position.facts as { turns?: number }).turns ?? 0 }));
}
