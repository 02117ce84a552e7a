// The table as one seat sees it: who sits where, what they are called, how they stand.
import type { DiceView, Position, Table, Waiting } from '../api/types';
import { t } from '../lib/i18n.svelte';
import { seatName } from '../lib/labels';
import { type Plan, plansOf } from './board';
import type { Printed } from './printed';
import type { CityFacts, CityView } from './types';

export interface Citizen {
  seat: number;
  you: boolean;
  player: string;
  name: string;
  city: CityView;
  facts: CityFacts | null;
  plans: Map<string, Plan>;
  points: number;
  pending: string[];
  ready: boolean;
  deciding: boolean;
  away: boolean;
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

export interface Scene {
  view: DiceView;
  citizens: Citizen[];
  me: Citizen;
  left: Citizen;
  right: Citizen;
  others: Citizen[];
  forum: Rolled[];
}

export function scene(
  table: Table,
  seat: number | null,
  position: Position,
  waiting: Waiting | null,
  printed: Printed,
): Scene {
  const view = position.view as DiceView;
  const facts = (position.facts as unknown as { cities: (CityFacts | null)[] }).cities;
  const boards = new Map(view.boards.map((board) => [board.name, board]));
  const live = waiting !== null; // nobody is waited for in a replay
  const citizens = view.cities.map((city, i): Citizen => {
    const sitter = table.seats[i]!;
    const board = city.board ? boards.get(city.board) : undefined;
    return {
      seat: i,
      you: i === seat,
      player: i === seat ? t('seat.you') : seatName(sitter),
      name: city.board ? (printed.boards.get(city.board) ?? city.board) : seatName(sitter),
      city,
      facts: facts[i] ?? null,
      plans: board ? plansOf(board) : new Map(),
      points: position.score.totals[i] ?? 0,
      pending: view.pending[i] ?? [],
      ready: waiting?.ready.includes(i) ?? false,
      deciding: live && position.to_act.includes(i),
      away: live && sitter.kind === 'human' && !sitter.connected,
    };
  });
  const n = citizens.length;
  const at = (offset: number) => citizens[((seat ?? 0) + offset + n) % n]!;
  const others = Array.from({ length: Math.max(0, n - 3) }, (_, i) => at(i + 2));
  return { view, citizens, me: at(0), left: at(1), right: at(-1), others, forum: forumOf(view, at(0), printed) };
}

function forumOf(view: DiceView, me: Citizen, printed: Printed): Rolled[] {
  return view.forum.map((text) => {
    const [die = '', symbol = '', price = '0'] = text.split(' ');
    return {
      die,
      symbol,
      colour: printed.dice.get(die)?.colour ?? 'grey',
      section: Number(price),
      price: me.facts?.prices[die] ?? Number(price),
    };
  });
}

/** What a city won or lost at an attack box: the numbers are written in the order in which boxes were crossed. */
export function laurelsOf(who: Citizen, building: string): Map<number, number> {
  const attacks = (who.city.crossed?.[building] ?? []).filter((number) =>
    who.plans.get(building)?.boxes[number - 1]?.effects.some((effect) => effect.startsWith('attack')),
  );
  const won = who.city.laurels?.[building] ?? [];
  return new Map(attacks.map((number, index) => [number, won[index] ?? 0]));
}
