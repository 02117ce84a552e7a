// A table in one click: what was played last, with bots at the other seats.
import { act, create } from '../api/client';
import { attempt } from '../lib/notices.svelte';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

export interface Wish {
  game: string;
  options: Record<string, boolean | number | string | string[]>;
}

/** The game that was played last. */
export function lastWish(): Wish {
  const options: Wish['options'] = { players: settings.players };
  if (settings.game === 'wonders' && settings.cities) options.expansions = ['cities'];
  return { game: settings.game, options };
}

/** Sit down, bots at all other seats, and start. */
export async function playBots(wish: Wish, bot: string, seed?: number): Promise<void> {
  await attempt(async () => {
    const others = Number(wish.options.players) - 1;
    const seats = [{ kind: 'open' as const }, ...Array.from({ length: others }, () => ({ kind: 'bot' as const, bot }))];
    const table = await create({ ...wish, seats, seed: seed ?? null });
    await act(table.id, 'start');
    go(`${table.path}${seed === undefined ? '' : '?lesson'}`);
  });
}

/** A table with free seats, for friends. */
export async function invite(wish: Wish): Promise<void> {
  await attempt(async () => go((await create(wish)).path));
}
