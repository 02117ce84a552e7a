// The table as one seat sees it: the cities with what the server says about them, and the Forum.
import type { DiceView } from '../../api/types';
import * as table from '../../table/citizens';
import type { Plan } from './board';
import type { Printed } from './printed';
import type { CityFacts, CityView, Effect, Facts } from './types';

export interface Citizen extends table.Citizen {
  city: CityView;
  facts: CityFacts | null;
  plans: Map<string, Plan>;
  pending: Effect[];
}

/** A die in the Forum. */
export interface Rolled {
  die: string;
  colour: string;
  symbol: string;
  /** The price of its section, and what it costs this seat. */
  section: number;
  price: number;
}

export interface Scene extends table.Neighbourhood<Citizen> {
  view: DiceView;
  forum: Rolled[];
  /** What the bonus boxes do, by number. */
  bonuses: Effect[];
}

export function scene(seen: table.Seen, printed: Printed): Scene {
  const { seat, position } = seen;
  const view = position.view as DiceView;
  const facts = position.facts as Facts;
  const citizens = table.citizensOf(seen).map((citizen, i): Citizen => {
    const city = view.cities[i]!;
    return {
      ...citizen,
      ...table.named(citizen, city.board ? (printed.boards.get(city.board) ?? city.board) : undefined),
      city,
      facts: facts.cities[i] ?? null,
      plans: printed.plans.get(city.board ?? '') ?? new Map(),
      pending: facts.pending[i] ?? [],
    };
  });
  const around = table.neighbourhood(citizens, seat, seen.behind);
  return { view, ...around, forum: forumOf(facts, around.me), bonuses: printed.bonuses };
}

function forumOf(facts: Facts, me: Citizen): Rolled[] {
  return facts.forum.map((rolled) => ({
    ...rolled,
    section: rolled.price,
    price: me.facts?.prices[rolled.die] ?? rolled.price,
  }));
}

/** What a city scored with an attack box: the numbers are in the order in which the boxes were crossed. */
export function laurelsOf(who: Citizen, building: string): Map<number, number> {
  const attacks = (who.city.crossed?.[building] ?? []).filter((number) =>
    who.plans.get(building)?.boxes[number - 1]?.effects.some((effect) => effect.kind === 'attack'),
  );
  const won = who.city.laurels?.[building] ?? [];
  return new Map(attacks.map((number, index) => [number, won[index] ?? 0]));
}
