// Names and sentences reach everything that draws the dice game through Svelte's context.
import { getContext, setContext } from 'svelte';
import { message } from '../../lib/i18n.svelte';
import type { Message } from '../../api/types';
import type { Printed } from './printed';

const PRINTED = Symbol('dice');
export const provide = (printed: Printed) => setContext(PRINTED, printed);
export const box = () => getContext<Printed>(PRINTED);

export const boxName = (printed: Printed, building: string, n: number): Message =>
  message('dice-box', { building: printed.buildings.get(building) ?? building, n });
