// What each city did in a resolution, gathered from the events for drawing.
import type { Resolution, WondersEvent } from '../../api/types';

export interface Deed {
  cards: string[];
  stage: number | null;
  sold: boolean;
  /** Coins for resources, and on which side of the city the neighbour sits who got them. */
  paid: { to: number; side: 'left' | 'right'; coins: number }[];
}

export function deeds(resolution: Resolution | null, seats: number): Deed[] {
  const all: Deed[] = Array.from({ length: seats }, () => ({ cards: [], stage: null, sold: false, paid: [] }));
  for (const event of eventsOf(resolution)) {
    const deed = event.seat === null ? undefined : all[event.seat];
    if (deed) add(deed, event, seats);
  }
  return all;
}

/** The events as this game declares them. */
export const eventsOf = (resolution: Resolution | null): WondersEvent[] => (resolution?.events ?? []) as WondersEvent[];

function add(deed: Deed, event: WondersEvent, seats: number): void {
  switch (event.code) {
    case 'built':
    case 'recovered':
      deed.cards.push(event.data.card);
      break;
    case 'stage':
      deed.stage = event.data.stage;
      break;
    case 'sold':
      deed.sold = true;
      break;
    case 'trade': {
      const { to, coins } = event.data;
      pay(deed, to, coins, to === (event.seat + 1) % seats ? 'left' : 'right');
    }
  }
}

function pay(deed: Deed, to: number, coins: number, side: 'left' | 'right'): void {
  const known = deed.paid.find((one) => one.to === to);
  if (known) known.coins += coins;
  else deed.paid.push({ to, side, coins });
}

/** Whether something was revealed that is worth a look. */
export const busy = (deed: Deed): boolean => deed.cards.length > 0 || deed.stage !== null || deed.sold;
