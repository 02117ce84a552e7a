// Names and sentences of the dice game by key; asked of the server once a language.
import { catalogue } from '../../api/client';
import { kept } from '../../lib/kept';
import type { DiceCatalogue } from './types';

export interface Printed {
  dice: Map<string, { title: string; colour: string }>;
  symbols: Map<string, string>;
  /** The colour of the die that shows a symbol. */
  faces: Map<string, string>;
  colours: Map<string, string>;
  buildings: Map<string, string>;
  boards: Map<string, string>;
  /** Sentences by the notation of the effects they tell. */
  effects: Map<string, string>;
  firstAgora: number;
  rows: { name: string; title: string }[];
}

export const printed = kept(load);

async function load(): Promise<Printed> {
  const content = await catalogue<DiceCatalogue>('dice');
  const titles = (list: { name: string; title: string }[]) => new Map(list.map((one) => [one.name, one.title]));
  const boards = content.sets.flatMap((set) => set.boards);
  const boxes = boards.flatMap((board) => Object.values(board.plans).flatMap((plan) => plan.boxes));
  const bonuses = content.sets.flatMap((set) => set.bonuses);
  return {
    dice: new Map(content.dice.map((die) => [die.name, die])),
    symbols: titles(content.symbols),
    faces: new Map(content.dice.flatMap((die) => die.faces.map((face) => [face, die.colour] as const))),
    colours: titles(content.colours),
    buildings: titles(content.buildings),
    boards: titles(boards),
    effects: new Map([
      ...boxes.map((box) => [box.effects.join('; '), box.text] as const),
      ...bonuses.map((one) => [one.effect, one.text] as const),
    ]),
    firstAgora: content.sets[0]?.first_agora ?? 3,
    rows: content.rows,
  };
}
