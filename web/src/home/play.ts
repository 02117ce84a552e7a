// A table in one click: what was played last, with bots at the other seats.
import { act, create } from '../api/client';
import { attempt } from '../lib/notices.svelte';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import type { Values } from './options';

export interface Wish {
  game: string;
  options: Values;
}

/** The game that was played last. */
export function lastWish(): Wish {
  return { game: settings.game, options: { ...settings.options[settings.game], players: settings.players } };
}

/** Sit down, bots at all other seats, and start; the server may refuse. */
export async function startWithBots(wish: Wish, bot: string, seed?: number): Promise<void> {
  const others = Number(wish.options.players) - 1;
  const seats = [{ kind: 'open' as const }, ...Array.from({ length: others }, () => ({ kind: 'bot' as const, bot }))];
  const table = await create({ ...wish, seats, seed: seed ?? null });
  await act(table.id, 'start');
  go(`${table.path}${seed === undefined ? '' : '?lesson'}`);
}

/** A table with free seats, for friends; the server may refuse. */
export async function openTable(wish: Wish): Promise<void> {
  go((await create(wish)).path);
}

/** The same, with a notice where the server refuses. */
export const playBots = (wish: Wish, bot: string, seed?: number) => attempt(() => startWithBots(wish, bot, seed));
export const invite = (wish: Wish) => attempt(() => openTable(wish));
