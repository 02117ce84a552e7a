// Pads as files: JSON to move them to another device, CSV for a spreadsheet.
import { rowsOf } from '../score/column';
import { scoreOf } from '../score/score';
import { type Pad, readPad } from './pad';
import { loadPad, savePad } from './store';

const FORMAT = 'heptapolis-pads';

export function toJson(pads: readonly Pad[]): string {
  const alone = pads.map(({ shared: _, ...pad }) => pad); // what is shared stays with this phone
  return JSON.stringify({ format: FORMAT, version: 1, pads: alone }, null, 1);
}

/** Why a file cannot be imported, or what was imported. */
export type Imported = { problem: 'unreadable' | 'foreign' | 'broken' | 'full' } | { added: number; known: number };

/** Keep every pad of a file that is newer than ours. A file that is broken anywhere changes nothing. */
export function importJson(text: string): Imported {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: 'unreadable' };
  }
  const { format, pads } = (file ?? {}) as { format?: unknown; pads?: unknown };
  if (format !== FORMAT || !Array.isArray(pads)) return { problem: 'foreign' };
  const read = pads.map(readPad).filter((pad) => pad !== null);
  if (read.length < pads.length) return { problem: 'broken' };
  const fresh = read.filter((pad) => (loadPad(pad.id)?.changed ?? '') < pad.changed);
  if (!fresh.every(savePad)) return { problem: 'full' };
  return { added: fresh.length, known: read.length - fresh.length };
}

/** One line per player and game, the rows of the sheet as columns. */
export function toCsv(pads: readonly Pad[]): string {
  const rows = [...new Set(pads.flatMap((pad) => rowsOf(pad).map((row) => `${pad.game}.${row}`)))];
  const head = ['date', 'game', 'cities', 'teams', 'player', 'board', 'side', ...rows, 'total', 'coins', 'rank'];
  const lines = pads.flatMap((pad) => {
    const score = scoreOf(pad, pad.columns);
    return pad.columns.map(({ name, board, side }, seat) => [
      ...[pad.created.slice(0, 10), pad.game, Number(pad.cities), Number(pad.teams), name, board, board && side],
      ...rows.map((row) => score.sheets[seat]![row.slice(pad.game.length + 1)] ?? ''),
      ...[score.totals[seat]!, score.tiebreaks[seat]!, score.ranks[seat]!],
    ]);
  });
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A cell, quoted where necessary; a name is never taken for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = '=+-@'.includes(value.charAt(0) || ' ') ? `'${value}` : value;
  return [',', '"', '\n', '\r'].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Have the browser save a file. */
export function download(name: string, content: string | Blob, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
