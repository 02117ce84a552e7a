// The table as one seat sees it: who sits where, what they are called, how they stand.
import type { Position, Resolution, Table, Waiting, WondersView } from '../api/types';
import { t } from '../lib/i18n.svelte';
import { seatName } from '../lib/labels';
import type { Printed } from './catalogue.svelte';
import { deeds, type Deed } from './deeds';
import type { CityFacts, CityView, Facts } from './types';

export interface Citizen {
  seat: number;
  you: boolean;
  /** The player, and the city's name once it has a board. */
  player: string;
  name: string;
  city: CityView;
  facts: CityFacts;
  points: number;
  deed: Deed;
  ready: boolean;
  deciding: boolean;
  away: boolean;
  mate: boolean;
  hand: number;
  cards: string[];
}

export interface Scene {
  view: WondersView;
  facts: Facts;
  citizens: Citizen[];
  me: Citizen;
  left: Citizen;
  right: Citizen;
  /** The others in passing order, from the left neighbour's left to the right neighbour's right. */
  others: Citizen[];
}

export function scene(
  table: Table,
  seat: number | null,
  position: Position,
  waiting: Waiting | null,
  last: Resolution | null,
  printed: Printed,
): Scene {
  const view = position.view as WondersView;
  const facts = position.facts as unknown as Facts;
  const n = view.cities.length;
  const live = waiting !== null; // nobody is waited for in a replay
  const done = deeds(last, n);
  const mates = position.score.teams.find((team) => seat !== null && team.includes(seat)) ?? [];
  const citizens = view.cities.map((city, i): Citizen => {
    const sitter = table.seats[i]!;
    return {
      seat: i,
      you: i === seat,
      player: i === seat ? t('seat.you') : seatName(sitter),
      name: (city.board && printed.boards.get(city.board)?.title) || seatName(sitter),
      city: city as CityView,
      facts: facts.cities[i]!,
      points: position.score.totals[i] ?? 0,
      deed: done[i]!,
      ready: waiting?.ready.includes(i) ?? false,
      deciding: live && position.to_act.includes(i),
      away: live && sitter.kind === 'human' && !sitter.connected,
      mate: i !== seat && mates.includes(i),
      hand: view.hands[i]?.length ?? 0,
      cards: (view.hands[i] ?? []).filter((name) => name !== '?'),
    };
  });
  const from = seat ?? 0;
  const at = (offset: number) => citizens[(from + offset + n) % n]!;
  const others = Array.from({ length: Math.max(0, n - 3) }, (_, i) => at(i + 2));
  return { view, facts, citizens, me: at(0), left: at(1), right: at(-1), others };
}

export interface Forecast {
  other: Citizen;
  mine: number;
  theirs: number;
  points: number;
}

/** What the conflicts of this Age would bring a city if they were fought now. */
export function forecasts(scene: Scene, seat: number): Forecast[] {
  return scene.facts.conflicts.flatMap((conflict) => {
    if (conflict.one !== seat && conflict.other !== seat) return [];
    const other = scene.citizens[conflict.one === seat ? conflict.other : conflict.one]!;
    const points = conflict.winner === null ? 0 : conflict.winner === seat ? conflict.won : conflict.lost;
    return [{ other, mine: scene.citizens[seat]!.facts.shields, theirs: other.facts.shields, points }];
  });
}
