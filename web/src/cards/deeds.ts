// What each city did in a resolution, gathered from the events for drawing.
import type { Resolution } from '../api/types';

export interface Deed {
  cards: string[];
  stage: number | null;
  sold: boolean;
  paid: { to: number; coins: number }[];
  gained: number;
  line: string[];
}

export function deeds(resolution: Resolution | null, seats: number): Deed[] {
  const all: Deed[] = Array.from({ length: seats }, () => ({ cards: [], stage: null, sold: false, paid: [], gained: 0, line: [] }));
  for (const event of resolution?.events ?? []) {
    const deed = event.seat === null ? undefined : all[event.seat];
    if (!deed) continue;
    const { card, stage, to, coins } = event.data;
    if (event.code === 'built' || event.code === 'recovered') deed.cards.push(String(card));
    if (event.code === 'stage') deed.stage = Number(stage);
    if (event.code === 'sold') deed.sold = true;
    if (event.code === 'trade') deed.paid.push({ to: Number(to), coins: Number(coins) });
    if (event.code === 'coins') deed.gained += Number(coins);
  }
  return all;
}

/** Whether something was revealed that is worth a look. */
export const busy = (deed: Deed): boolean => deed.cards.length > 0 || deed.stage !== null || deed.sold;
