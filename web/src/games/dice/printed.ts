// Everything printed in the box of the dice game, or on a table's own boards, by name.
import { catalogue } from '../../api/client';
import type { Message } from '../../api/types';
import { kept } from '../../lib/kept';
import { type Plan, plansOf } from './board';
import type { Catalogue, Effect } from './types';

export interface Printed {
  dice: Map<string, { title: Message; colour: string }>;
  symbols: Map<string, Message>;
  /** The colour of the die that shows a symbol. */
  faces: Map<string, string>;
  colours: Map<string, Message>;
  buildings: Map<string, Message>;
  boards: Map<string, Message>;
  /** The buildings of each board. */
  plans: Map<string, Map<string, Plan>>;
  /** What the bonus boxes do, by number. */
  bonuses: Effect[];
  firstAgora: number;
  rows: { name: string; title: Message }[];
}

export const CATALOGUE = '/api/catalogue/dice';
export const printed = kept(load);

async function load(address: string): Promise<Printed> {
  const content = await catalogue<Catalogue>(address);
  const titles = (list: { name: string; title: Message }[]) => new Map(list.map((one) => [one.name, one.title]));
  const boards = content.sets.flatMap((set) => set.boards);
  return {
    dice: new Map(content.dice.map((die) => [die.name, die])),
    symbols: titles(content.symbols),
    faces: new Map(content.dice.flatMap((die) => die.faces.map((face) => [face, die.colour] as const))),
    colours: titles(content.colours),
    buildings: titles(content.buildings),
    boards: titles(boards),
    plans: new Map(boards.map((board) => [board.name, plansOf(board)])),
    bonuses: content.sets[0]?.bonuses ?? [],
    firstAgora: content.sets[0]?.first_agora ?? 3,
    rows: content.rows,
  };
}
