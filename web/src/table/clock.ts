// The clock of a decision: the server says what was left when it wrote; from then on the page counts by itself.
import type { Waiting } from '../api/types';
import { t } from '../lib/i18n.svelte';

export const LATE_SECONDS = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds that are left; `at` is when the message arrived (ms). A paused clock stands still. */
export function secondsLeft(waiting: Waiting | null, at: number, now: number): number | null {
  if (!waiting || waiting.seconds_left === null) return null;
  if (waiting.paused) return waiting.seconds_left;
  return Math.max(0, waiting.seconds_left - Math.max(0, now - at) / 1000);
}

/** `0:09`, `12:30`, `5 h 10 min`, `2 d 3 h`. */
export function clockText(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left >= DAY) return t('clock-days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t('clock-hours', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}

/** How long somebody has been away, or how long a slow clock runs, in one unit. */
export function awayText(seconds: number): string {
  if (seconds < MINUTE) return t('away-seconds', { n: Math.floor(seconds) });
  if (seconds < HOUR) return t('away-minutes', { n: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t('away-hours', { n: Math.floor(seconds / HOUR) });
  return t('away-days', { n: Math.floor(seconds / DAY) });
}

/** Whether a time is an hour or more: a small screen shows only the larger of its two units. */
export const isLong = (seconds: number): boolean => Math.ceil(seconds) >= HOUR;

/** At a table with a lot of time per decision people come and go: nobody counts as away there. */
export const isSlow = (timer: { seconds: number } | null): boolean => (timer?.seconds ?? 0) >= HOUR;
