// A table in one click: what was played last, with bots at the other seats.
import { act, create, join } from '../api/client';
import { CHARACTERS } from '../api/people';
import type { NewTable, SeatChoice, Timer } from '../api/types';
import { makeBot } from '../lib/labels';
import { attempt } from '../lib/notices.svelte';
import { go } from '../lib/router.svelte';
import { type CharacterWish, settings } from '../lib/settings.svelte';
import { askName } from '../people/me.svelte';
import { shuffled } from '../people/names';
import type { Values } from './options';

export interface Wish {
  game: string;
  options: Values;
}

/** The game played last. */
export function lastWish(): Wish {
  return { game: settings.game, options: { ...settings.options[settings.game], players: settings.players } };
}

/** A limit for each decision, after which a bot decides. */
export function makeTimer(seconds: number | null, bots: string[]): Timer | null {
  if (seconds === null) return null;
  return { seconds, then: bots.includes('medium') ? 'medium' : 'default' };
}

/** Bots of one strength: all without a character, all with the same one, or with different ones in random order. */
export function makeBots(count: number, strength: string, wish: CharacterWish): string[] {
  const order = wish === 'random' ? shuffled(CHARACTERS) : [wish === 'none' ? null : wish];
  return Array.from({ length: count }, (_, i) => makeBot(strength, order[i % order.length]!));
}

/** The first seat is free, bots are at all others. */
export function makeSeats(players: number, bot: string, character: CharacterWish = 'none'): SeatChoice[] {
  return [
    { kind: 'open' },
    ...makeBots(players - 1, bot, character).map((one) => ({ kind: 'bot' as const, bot: one })),
  ];
}

/** Sit down, bots at all other seats, and start; the server may refuse. */
export async function startWithBots(
  wish: Wish,
  bot: string,
  character: CharacterWish = 'none',
  undo = false,
): Promise<void> {
  const table = await create({ ...wish, seats: makeSeats(Number(wish.options.players), bot, character), undo });
  await act(table.id, 'start');
  go(table.path);
}

/** A table with free seats, for friends; the server may refuse. */
export async function openTable(wish: Wish, more: Partial<NewTable> = {}): Promise<void> {
  go((await create({ ...more, ...wish })).path);
}

/** The same, with a notice if the server refuses. */
export const playBots = (wish: Wish, bot: string, character: CharacterWish = 'none') =>
  attempt(() => startWithBots(wish, bot, character));

/** People meet by name: those without one are asked first. */
export async function invite(wish: Wish): Promise<void> {
  if (await askName()) await attempt(() => openTable(wish));
}

/** Sit down at a table; true if that worked. */
export async function sitDown(table: string, seat: number | null): Promise<boolean> {
  if (!(await askName())) return false;
  return (await attempt(() => join(table, seat))) !== undefined;
}
