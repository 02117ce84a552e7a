// What each city did in a resolution, gathered from the events for drawing.
import type { Resolution } from '../../api/types';

export interface Deed {
  cards: string[];
  stage: number | null;
  sold: boolean;
  /** Coins for resources, and on which side of the city the neighbour sits who got them. */
  paid: { to: number; side: 'left' | 'right'; coins: number }[];
}

export function deeds(resolution: Resolution | null, seats: number): Deed[] {
  const all: Deed[] = Array.from({ length: seats }, () => ({ cards: [], stage: null, sold: false, paid: [] }));
  for (const event of resolution?.events ?? []) {
    const deed = event.seat === null ? undefined : all[event.seat];
    if (!deed) continue;
    const { card, stage, to, coins } = event.data;
    if (event.code === 'built' || event.code === 'recovered') deed.cards.push(String(card));
    if (event.code === 'stage') deed.stage = Number(stage);
    if (event.code === 'sold') deed.sold = true;
    if (event.code === 'trade')
      pay(deed, Number(to), Number(coins), Number(to) === (event.seat! + 1) % seats ? 'left' : 'right');
  }
  return all;
}

function pay(deed: Deed, to: number, coins: number, side: 'left' | 'right'): void {
  const known = deed.paid.find((one) => one.to === to);
  if (known) known.coins += coins;
  else deed.paid.push({ to, side, coins });
}

/** Whether something was revealed that is worth a look. */
export const busy = (deed: Deed): boolean => deed.cards.length > 0 || deed.stage !== null || deed.sold;
