/** What is read out about a card beside its name and the sentences of its effects. */
import type { CardData, Cost } from './catalogue';

type Translate = (key: string, parameters?: Record<string, string | number>) => string;

const ENGLISH: Record<string, string> = {
  'art.free': 'costs nothing',
  'art.cost': 'costs {cost}',
  'art.coins': '{n} coins',
  'art.coin': '1 coin',
  'art.amount': '{n} {what}',
  'art.after': 'free after {what}',
  'art.gives': 'leads to {what}',
  'art.age': 'Age {age}',
  'art.stage': 'Stage {number}',
  'art.built': 'built',
  'art.day': 'day',
  'art.night': 'night',
};

let translate: Translate = (key, parameters = {}) =>
  (ENGLISH[key] ?? key.split('.').at(-1)!).replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));

/** Let the page's own messages speak instead. */
export function speakWith(other: Translate): void {
  translate = other;
}

export const say: Translate = (key, parameters) => translate(key, parameters);

/** "costs 2 wood, 1 glass" */
export function costWords(cost: Cost): string {
  const parts = Object.entries(cost.resources).map(([name, n]) =>
    say('art.amount', { n, what: say(`wonders.resource.${name}`) }),
  );
  if (cost.coins) parts.unshift(cost.coins === 1 ? say('art.coin') : say('art.coins', { n: cost.coins }));
  return parts.length ? say('art.cost', { cost: parts.join(', ') }) : say('art.free');
}

/** All that is printed on a card, in one breath. */
export function cardWords(card: CardData): string {
  const chains = [
    ...(card.after ? [say('art.after', { what: card.after.title })] : []),
    ...card.gives.map((chain) => say('art.gives', { what: chain.title })),
  ];
  const effects = card.effects.map((effect) => effect.text).join(' ');
  return `${card.title}, ${say(`wonders.colour.${card.colour}`)}: ${[costWords(card.cost), ...chains].join('; ')}. ${effects}`;
}
