// Everything printed in the box of the card game, by name; requested once.
import { catalogue } from '../../api/client';
import type { Message } from '../../api/types';
import { kept } from '../../lib/kept';
import type { BoardData, CardData, Catalogue } from './types';

export interface Printed {
  cards: Map<string, CardData>;
  boards: Map<string, BoardData>;
  resources: Map<string, Message>;
  colours: Map<string, { name: string; title: Message; kind: Message }>;
  rows: { name: string; title: Message }[];
}

export const CATALOGUE = '/api/catalogue/wonders';
export const printed = kept(load);

async function load(address: string): Promise<Printed> {
  const content = await catalogue<Catalogue>(address);
  const by = <T extends { name: string }>(list: T[]) => new Map(list.map((one) => [one.name, one]));
  return {
    cards: joinAges(content.cards),
    boards: by(content.boards),
    resources: new Map(content.resources.map((one) => [one.name, one.title])),
    colours: by(content.colours),
    rows: content.rows,
  };
}

/** Cards by name: one that is in the decks of two Ages is listed twice. */
export function joinAges(listed: Catalogue['cards']): Map<string, CardData> {
  const cards = new Map<string, CardData>();
  for (const card of listed) {
    const ages = cards.get(card.name)?.ages;
    if (ages) ages.push(card.age);
    else cards.set(card.name, { ...card, ages: [card.age] });
  }
  return cards;
}

export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black'] as const;
