/** What screen readers say about a card besides its name and the sentences of its effects. */
import { maybe, render, t } from '../../../lib/i18n.svelte';
import type { CardData, Cost } from '../types';

export const resourceWord = (name: string): string => maybe(`wonders-resource-${name}`, name);

/** "cost: 2 wood, 1 glass" */
export function costWords(cost: Cost): string {
  const parts = Object.entries(cost.resources).map(([name, n]) => `${n} ${resourceWord(name)}`);
  if (cost.coins) parts.unshift(t('number-coin', { n: cost.coins }));
  return parts.length ? t('wonders-art-cost', { cost: parts.join(', ') }) : t('wonders-art-free');
}

/** Everything printed on a card, as one text. */
export function cardWords(card: CardData): string {
  const chains = [
    ...(card.after ? [t('wonders-art-after', { what: card.after.title })] : []),
    ...card.gives.map((chain) => t('wonders-art-gives', { what: chain.title })),
  ];
  const effects = card.effects.map((effect) => render(effect.message)).join(' ');
  const colour = maybe(`wonders-colour-${card.colour}`, card.colour);
  return `${render(card.title)}, ${colour}: ${[costWords(card.cost), ...chains].join('; ')}. ${effects}`;
}
