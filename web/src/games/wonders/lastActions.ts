// What each city did in a resolution, collected from its events.
import type { Resolution, WondersEvent } from '../../api/types';
import { keptSteps } from '../../table/undo';

export interface LastActions {
  cards: string[];
  stage: number | null;
  sold: boolean;
  /** Coins paid for resources, and on which side of the city the seller sits. */
  paid: { to: number; side: 'left' | 'right'; coins: number }[];
  /** Coins that were lost, and the Debt taken instead. */
  loss?: { coins: number; debt: number };
}

export function actionsOf(resolution: Resolution | null, seats: number): LastActions[] {
  const all: LastActions[] = Array.from({ length: seats }, () => ({ cards: [], stage: null, sold: false, paid: [] }));
  for (const event of eventsOf(resolution)) {
    const actions = event.seat === null ? undefined : all[event.seat];
    if (actions) add(actions, event, seats);
  }
  return all;
}

/** What each city did last and has not taken back; a decision that follows from a turn does not hide the others. */
export function lastActions(story: Resolution[], last: Resolution | null, seats: number): LastActions[] {
  const found = actionsOf(last, seats);
  for (const step of keptSteps(story).toReversed()) {
    if (found.every(busy)) break;
    actionsOf(step, seats).forEach((actions, seat) => {
      if (!busy(found[seat]!)) found[seat] = actions;
    });
  }
  return found;
}

/** The events as this game declares them. */
export const eventsOf = (resolution: Resolution | null): WondersEvent[] => (resolution?.events ?? []) as WondersEvent[];

function add(actions: LastActions, event: WondersEvent, seats: number): void {
  switch (event.code) {
    case 'built':
    case 'recovered':
      actions.cards.push(event.data.card);
      break;
    case 'stage':
      actions.stage = event.data.stage;
      break;
    case 'sold':
      actions.sold = true;
      break;
    case 'loss':
      actions.loss = event.data;
      break;
    case 'trade': {
      const { to, coins } = event.data;
      pay(actions, to, coins, to === (event.seat + 1) % seats ? 'left' : 'right');
    }
  }
}

function pay(actions: LastActions, to: number, coins: number, side: 'left' | 'right'): void {
  const known = actions.paid.find((one) => one.to === to);
  if (known) known.coins += coins;
  else actions.paid.push({ to, side, coins });
}

/** Whether the city did something worth revealing. */
export const busy = ({ cards, stage, sold, loss }: LastActions): boolean =>
  cards.length > 0 || stage !== null || sold || loss !== undefined;

/** The battles that were won, in the order of the seats. */
export const battlesOf = (resolution: Resolution | null) =>
  eventsOf(resolution).filter((event) => event.code === 'conflict');
