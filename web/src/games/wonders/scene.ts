// The table as one seat sees it: the cities with what the server says about them.
import type { Resolution, WondersView } from '../../api/types';
import * as table from '../../table/citizens';
import type { Printed } from './printed';
import { lastActions, type LastActions } from './lastActions';
import type { CityFacts, CityView, Facts } from './types';

export interface Citizen extends table.Citizen {
  city: CityView;
  facts: CityFacts;
  actions: LastActions;
  mate: boolean;
  cards: string[];
}

export interface Scene extends table.Neighbourhood<Citizen> {
  view: WondersView;
  facts: Facts;
  over: boolean;
}

export function scene(seen: table.Seen & { last: Resolution | null; story: Resolution[] }, printed: Printed): Scene {
  const { seat, position } = seen;
  const view = position.view as WondersView;
  const facts = position.facts as Facts;
  const done = lastActions(seen.story, seen.last, view.cities.length);
  const mates = position.score.teams.find((team) => seat !== null && team.includes(seat)) ?? [];
  const citizens = table.citizensOf(seen).map((citizen, i): Citizen => {
    const city = view.cities[i] as CityView;
    return {
      ...citizen,
      ...table.named(citizen, city.board ? printed.boards.get(city.board)?.title : undefined),
      city,
      facts: facts.cities[i]!,
      actions: done[i]!,
      mate: i !== seat && mates.includes(i),
      cards: (view.hands[i] ?? []).filter((name) => name !== '?'),
    };
  });
  return { view, facts, over: position.over, ...table.neighbourhood(citizens, seat, seen.behind) };
}

export interface Forecast {
  other: Citizen;
  /** Where the other city lies, seen from this one. */
  side: 'left' | 'right';
  mine: number;
  theirs: number;
  points: number;
}

/** What a city would gain or lose if the conflicts of this Age were fought now; its left neighbour comes first. */
export function forecasts(scene: Pick<Scene, 'citizens' | 'facts' | 'over'>, seat: number): Forecast[] {
  if (scene.over) return [];
  const found = scene.facts.conflicts.flatMap((conflict): Forecast[] => {
    if (conflict.one !== seat && conflict.other !== seat) return [];
    // In a conflict, `other` is to the left of `one`.
    const side = conflict.one === seat ? 'left' : 'right';
    const other = scene.citizens[side === 'left' ? conflict.other : conflict.one]!;
    const points = conflict.winner === null ? 0 : conflict.winner === seat ? conflict.won : conflict.lost;
    return [{ other, side, mine: scene.citizens[seat]!.facts.shields, theirs: other.facts.shields, points }];
  });
  return found.sort((a, b) => a.side.localeCompare(b.side));
}
