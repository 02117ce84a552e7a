// The catalogue reaches everything that draws cards through Svelte's context.
import { getContext, setContext } from 'svelte';
import type { CardData } from './types';
import type { Printed } from './printed';

const PRINTED = Symbol('printed');
export const provide = (printed: Printed) => setContext(PRINTED, printed);
export const box = () => getContext<Printed>(PRINTED);

/** Cards by name; cards that lie face down are left out. */
export function cardsOf(printed: Printed, names: readonly string[]): CardData[] {
  return names.flatMap((name) => printed.cards.get(name) ?? []);
}
