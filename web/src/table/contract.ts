// What every game's table receives, and what it may ask for. It draws views and sends moves; it holds no rules.
import type { Hint, Position, Resolution, Table, Waiting } from '../api/types';

/** What can be opened from any table. */
export type Door = 'log' | 'keys' | 'symbols' | 'score';

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
  askHint: () => void;
  /** Jump to a step of the replay. */
  openStep: (sequence: number) => void;
  rematch: () => void;
}
