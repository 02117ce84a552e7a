// Lengths of time and moments, as people say them.
import { tag } from './i18n.svelte';

export const UNITS_SECONDS = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
type Unit = keyof typeof UNITS_SECONDS;
const UNITS = Object.keys(UNITS_SECONDS) as Unit[];

const words = (n: number, unit: Unit): string =>
  new Intl.NumberFormat(tag(), { style: 'unit', unit, unitDisplay: 'long' }).format(n);

/** The largest unit of which there is at least one. */
const unitOf = (seconds: number): Unit => UNITS.find((unit) => seconds >= UNITS_SECONDS[unit]) ?? 'second';

/** A length of time, exactly: "90 seconds", "2 hours". */
export function exactly(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= UNITS_SECONDS[one] && seconds % UNITS_SECONDS[one] === 0) ?? 'second';
  return words(seconds / UNITS_SECONDS[unit], unit);
}

/** How long something has lasted, in the largest unit: "3 minutes" means at least three. */
export const lasted = (seconds: number): string => inUnit(seconds, Math.floor);

/** How long something will take, in the largest unit: "2 minutes" means at most two. */
export const remaining = (seconds: number): string => inUnit(seconds, Math.ceil);

function inUnit(seconds: number, round: (n: number) => number): string {
  const unit = unitOf(seconds);
  return words(round(Math.max(0, seconds) / UNITS_SECONDS[unit]), unit);
}

/** How far a moment is from now: "2 days ago", "in 5 hours". */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const unit = unitOf(Math.abs(seconds));
  const format = new Intl.RelativeTimeFormat(tag(), { numeric: 'auto' });
  return format.format(Math.trunc(seconds / UNITS_SECONDS[unit]), unit);
}

/** Formats by language: a list of hundreds of games needs one, and making it is slow. */
const moments = new Map<string, Intl.DateTimeFormat>();

/** Day and time of a moment: "Nov 16, 7:05 PM". */
export function dated(moment: string): string {
  if (!moments.has(tag()))
    moments.set(tag(), new Intl.DateTimeFormat(tag(), { dateStyle: 'medium', timeStyle: 'short' }));
  return moments.get(tag())!.format(new Date(moment));
}
