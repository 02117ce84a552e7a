// The progress in each lesson, kept on this device; the table itself is on the server.
import { keep, settings } from '../lib/settings.svelte';

export interface Progress {
  /** The table it is played at; empty once the learner plays on without it. */
  table: string;
  step: string;
  done: boolean;
}
export type LessonState = 'new' | 'resume' | 'done';

/** What is stored may be old or broken: then the lesson starts over. */
export function progressOf(lesson: string): Progress | null {
  const found = kept()[lesson];
  if (typeof found !== 'object' || found === null) return null;
  const { table, step, done } = found as Partial<Progress>;
  if (typeof table !== 'string' || typeof step !== 'string') return null;
  return { table, step, done: done === true };
}

export function stateOf(lesson: string): LessonState {
  const progress = progressOf(lesson);
  if (progress?.done) return 'done';
  return progress?.table ? 'resume' : 'new';
}

export function keepProgress(lesson: string, change: Partial<Progress>): void {
  const before = progressOf(lesson) ?? { table: '', step: '', done: false };
  keep({ lessons: { ...kept(), [lesson]: { ...before, ...change } } });
}

/** The lesson that is played at a table. */
export function lessonAt(table: string): string | undefined {
  return Object.keys(kept()).find((lesson) => progressOf(lesson)?.table === table);
}

function kept(): Record<string, unknown> {
  const { lessons } = settings;
  return typeof lessons === 'object' && lessons !== null ? lessons : {};
}
