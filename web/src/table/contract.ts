// What every game's table receives, and what it may ask for. It draws views and sends moves; it holds no rules.
import type { TableAction } from '../api/client';
import type { Hint, Mark, MarkKind, Phrase, Position, Resolution, Table, Waiting } from '../api/types';
import type { Key } from '../lib/i18n.svelte';
import type { Update } from './reveals';
import type { Said } from './talk';

/** The dialogs that any table can open. */
export type Door = 'log' | 'keys' | 'symbols' | 'score' | 'menu' | 'talk';

/** What a small screen shows above the decision. */
export type Tab = 'city' | 'neighbours' | 'all' | 'log';

/** A tab and what it is called. */
export type TabHelp = [tab: Tab, text: Key];

/** A key and what it does. */
export type KeyHelp = [key: string, text: Key];

/** What only a table with people at it has; a replay does not. */
export interface Live {
  /** The latest steps that arrived while the page was open. */
  updates: Update[];
  /** When the server described table and waiting (ms): clocks count on from there. */
  tableAt: number;
  waitingAt: number;
  /** The choice on its way (without a move: taken back), and whether there is a connection at all. */
  sending: { move: string | null } | null;
  connected: boolean;
  /** What was said last, and what you and your team-mates marked for this decision. */
  talk: Said[];
  marks: Mark[];
  say: (phrase: Phrase) => void;
  mark: (holder: number, item: string, kind: MarkKind | null) => void;
  act: (what: TableAction) => void;
  callStandIn: (seat: number) => void;
  undo: () => void;
  /** Leave for good, which gives the seat to a bot. */
  leave: () => void;
}

export interface TableProps {
  table: Table;
  /** Your seat; null for a spectator. In a replay, the seat whose view is shown. */
  seat: number | null;
  /** The seat behind which a spectator sits. */
  behind?: number;
  sitBehind?: (seat: number) => void;
  position: Position;
  waiting: Waiting | null;
  /** The last resolution, and all of them from the beginning. */
  last: Resolution | null;
  story: Resolution[];
  live: Live | null;
  /** Why the last command was refused. */
  refusal: string | null;
  /** A replay: nothing can be chosen. */
  readonly: boolean;
  /** In a replay: what this seat chose here, or a better move that is shown instead (`suggested`). */
  replayed?: string | null;
  suggested?: boolean;
  hint: Hint | null;
  choose: (move: string) => void;
  withdraw: () => void;
  /** Null where there are no hints. */
  askHint: (() => void | Promise<void>) | null;
  /** Jump to a step of the replay. */
  openStep: (sequence: number) => void;
  rematch: (sameDeal: boolean) => void;
}
