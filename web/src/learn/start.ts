// Starting a lesson: its table is created once, and found again.
import { act, create, look } from '../api/client';
import { loadLesson } from '../games';
import { makeSeats } from '../home/play';
import { go } from '../lib/router.svelte';
import { keepProgress, progressOf } from './progress';

/** A new table with the deal of the lesson; the server may refuse. */
export async function startLesson(id: string): Promise<void> {
  const { game, options, seed, bot } = await loadLesson(id);
  const table = await create({ game, options, seed, seats: makeSeats(Number(options.players), bot) });
  await act(table.id, 'start');
  keepProgress(id, { table: table.id, step: '', done: false });
  go(table.path);
}

/** The table where it was left, or a new one if the server no longer has it. */
export async function resumeLesson(id: string): Promise<void> {
  const table = await look(progressOf(id)?.table ?? '').catch(() => null);
  if (table?.seat === 0) go(table.path);
  else await startLesson(id);
}
