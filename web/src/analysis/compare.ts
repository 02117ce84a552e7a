// Two moves compared row by row: what each is expected to lead to, and what differs clearly.
import type { Estimate, MoveForecast, Verdict } from '../api/types';
import { maybe } from '../lib/i18n.svelte';
import { decimal, heading } from '../lib/text';

const CLEAR_ERRORS = 2; // standard errors that make a difference clear, as on the server
const LEAST_SHOWN = 0.05; // points: less than that is written as 0.0

export interface Difference {
  mean: number;
  error: number;
  isClear: boolean;
}

export interface ComparedRow {
  row: string;
  other: number;
  best: number;
  difference: Difference;
}

/** What the best move has more. */
export const difference = (best: Estimate, other: Estimate): Difference =>
  withClarity({ mean: best.mean - other.mean, error: Math.hypot(best.error, other.error) });

/** A measured difference, and whether it is clearer than the noise. */
export const withClarity = ({ mean, error }: Estimate): Difference => ({
  ...{ mean, error },
  isClear: Math.abs(mean) > CLEAR_ERRORS * error,
});

/** The rows of the score sheet in which one of the moves expects points. */
export function compareRows(best: MoveForecast, other: MoveForecast): ComparedRow[] {
  return Object.keys(best.rows)
    .map((row) => ({
      row,
      other: other.rows[row]!.mean,
      best: best.rows[row]!.mean,
      difference: difference(best.rows[row]!, other.rows[row]!),
    }))
    .filter((one) => Math.max(Math.abs(one.other), Math.abs(one.best)) >= LEAST_SHOWN);
}

/** The title of a row of a game's score sheet. */
export const rowName = (game: string, row: string): string =>
  heading(maybe(`${game}-row-${row}`, maybe(`${game}-source-${row}`, row)));

/** What a verdict looks like beside a move, as in chess: it reads in grey, too. */
export const GLYPHS: Record<Verdict, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Whether something was clearly lost. */
export const isLost = (verdict: Verdict | null): boolean =>
  verdict === 'inaccuracy' || verdict === 'mistake' || verdict === 'blunder';

/** A number with one decimal and a real minus sign; a tiny one has no sign. */
export const number = (n: number): string => decimal(Math.abs(n) < LEAST_SHOWN ? 0 : n).replace('-', '−');

/** A difference: with a plus sign if there is more. */
export const change = (n: number): string => (n >= LEAST_SHOWN ? `+${number(n)}` : number(n));

export const percent = (chance: number): number => Math.round(100 * chance);
