// What every game's table receives, and what it may ask for. It draws views and sends moves; it holds no rules.
import type { Hint, Position, Resolution, Table, Waiting } from '../api/types';
import type { Key } from '../lib/i18n.svelte';

/** The dialogs that any table can open. */
export type Door = 'log' | 'keys' | 'symbols' | 'score';

/** What a small screen shows above the decision. */
export type Tab = 'city' | 'neighbours' | 'all' | 'log';

/** A tab and what it is called. */
export type TabHelp = [tab: Tab, text: Key];

/** A key and what it does. */
export type KeyHelp = [key: string, text: Key];

export interface TableProps {
  table: Table;
  /** The own seat; null for a spectator. In a replay: the seat through whose eyes one looks. */
  seat: number | null;
  position: Position;
  waiting: Waiting | null;
  /** The last resolution, and all of them from the beginning. */
  last: Resolution | null;
  story: Resolution[];
  /** Counts live updates: a reveal is shown when it grows. */
  revealed: number;
  /** Why the last command was refused. */
  refusal: string | null;
  /** A replay: nothing can be chosen. */
  readonly: boolean;
  hint: Hint | null;
  choose: (move: string) => void;
  withdraw: () => void;
  askHint: () => void | Promise<void>;
  /** Jump to a step of the replay. */
  openStep: (sequence: number) => void;
  rematch: () => void;
}

export interface LessonProps {
  position: Position;
  seat: number | null;
}
