// The table as one seat sees it: the cities with what the server says of them.
import type { Resolution, WondersView } from '../../api/types';
import * as table from '../../table/citizens';
import type { Printed } from './printed';
import { deeds, type Deed } from './deeds';
import type { CityFacts, CityView, Facts } from './types';

export interface Citizen extends table.Citizen {
  city: CityView;
  facts: CityFacts;
  deed: Deed;
  mate: boolean;
  cards: string[];
}

export interface Scene extends table.Neighbourhood<Citizen> {
  view: WondersView;
  facts: Facts;
}

export function scene(seen: table.Seen & { last: Resolution | null }, printed: Printed): Scene {
  const { seat, position } = seen;
  const view = position.view as WondersView;
  const facts = position.facts as Facts;
  const done = deeds(seen.last, view.cities.length);
  const mates = position.score.teams.find((team) => seat !== null && team.includes(seat)) ?? [];
  const citizens = table.citizensOf(seen).map((citizen, i): Citizen => {
    const city = view.cities[i] as CityView;
    return {
      ...citizen,
      name: (city.board && printed.boards.get(city.board)?.title) || citizen.name,
      city,
      facts: facts.cities[i]!,
      deed: done[i]!,
      mate: i !== seat && mates.includes(i),
      cards: (view.hands[i] ?? []).filter((name) => name !== '?'),
    };
  });
  return { view, facts, ...table.neighbourhood(citizens, seat) };
}

export interface Forecast {
  other: Citizen;
  mine: number;
  theirs: number;
  points: number;
}

/** What a city would gain or lose if the conflicts of this Age were fought now. */
export function forecasts(scene: Scene, seat: number): Forecast[] {
  return scene.facts.conflicts.flatMap((conflict) => {
    if (conflict.one !== seat && conflict.other !== seat) return [];
    const other = scene.citizens[conflict.one === seat ? conflict.other : conflict.one]!;
    const points = conflict.winner === null ? 0 : conflict.winner === seat ? conflict.won : conflict.lost;
    return [{ other, mine: scene.citizens[seat]!.facts.shields, theirs: other.facts.shields, points }];
  });
}
