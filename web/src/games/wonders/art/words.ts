/** What is read out about a card beside its name and the sentences of its effects. */
import { maybe, t } from '../../../lib/i18n.svelte';
import type { CardData, Cost } from '../types';

export const resourceWord = (name: string): string => maybe(`resource.${name}`, name);

/** "cost: 2 wood, 1 glass" */
export function costWords(cost: Cost): string {
  const parts = Object.entries(cost.resources).map(([name, n]) => `${n} ${resourceWord(name)}`);
  if (cost.coins) parts.unshift(t('coins', { n: cost.coins }));
  return parts.length ? t('art.cost', { cost: parts.join(', ') }) : t('art.free');
}

/** All that is printed on a card, in one breath. */
export function cardWords(card: CardData): string {
  const chains = [
    ...(card.after ? [t('art.after', { what: card.after.title })] : []),
    ...card.gives.map((chain) => t('art.gives', { what: chain.title })),
  ];
  const effects = card.effects.map((effect) => effect.text).join(' ');
  const colour = maybe(`colour.${card.colour}`, card.colour);
  return `${card.title}, ${colour}: ${[costWords(card.cost), ...chains].join('; ')}. ${effects}`;
}
