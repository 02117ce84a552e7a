// A pad that several phones fill in: what changes here is sent, what others change is taken in. The pad keeps what the
// server last knew (`known`), so that nothing is lost while the server cannot be reached, not even by a reload.
import { changePad, readPad, Refusal } from '../api/client';
import type { PadChange, SharedPad } from '../api/types';
import type { Column } from '../score/column';
import { readColumn } from './pad';

export type ShareState = 'shared' | 'waiting' | 'gone';

/** The columns on this phone, and as the server last knew them. */
export interface Copies {
  columns: Column[];
  known: Column[];
}

/** This column with these changes applied. */
export function applyChange(column: Column, change: PadChange): Column {
  const { counts = {}, ...others } = change;
  const merged = Object.entries({ ...column.counts, ...counts }).filter(([, n]) => n !== null);
  const kept = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null && value !== undefined));
  return { ...column, ...kept, counts: Object.fromEntries(merged) as Column['counts'] };
}

/** What changed between two states of a column. */
export function difference(before: Column, after: Column): PadChange {
  const names = new Set([...Object.keys(before.counts), ...Object.keys(after.counts)]) as Set<keyof Column['counts']>;
  const counts: Record<string, number | null> = {};
  for (const name of names) if (before.counts[name] !== after.counts[name]) counts[name] = after.counts[name] ?? null;
  const change: PadChange = Object.keys(counts).length ? { counts } : {};
  for (const part of ['name', 'board', 'side'] as const)
    if (before[part] !== after[part]) Object.assign(change, { [part]: after[part] });
  return change;
}

/** The connection to the server for one pad. */
export class Sharing {
  private busy = false;

  constructor(
    private readonly id: string,
    private readonly current: () => Copies,
    private readonly take: (copies: Copies) => void,
    private readonly tell: (state: ShareState) => void,
  ) {}

  /** Send what the server does not know yet, then read what others did. */
  async synchronize(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { columns } = this.current();
      await this.send(columns);
      this.read(await readPad(this.id), columns);
      this.tell('shared');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.tell(error.code === 'unknown-pad' ? 'gone' : 'waiting');
    } finally {
      this.busy = false;
    }
  }

  private async send(columns: Column[]): Promise<void> {
    for (const [seat, column] of columns.entries()) {
      const change = difference(this.current().known[seat]!, column);
      if (Object.keys(change).length) await changePad(this.id, seat, change);
    }
  }

  /** What was entered here since `sent` stays on top. */
  private read(pad: SharedPad, sent: Column[]): void {
    const known = pad.columns.map(readColumn).filter((column) => column !== null);
    if (known.length !== sent.length) return;
    const { columns } = this.current();
    this.take({ known, columns: known.map((one, seat) => applyChange(one, difference(sent[seat]!, columns[seat]!))) });
  }
}
