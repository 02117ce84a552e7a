// A table's WebSocket: it draws nothing and decides nothing. It keeps what the server last said, reconnects when
// the connection breaks, requests everything when something is missing, and resends what was not acknowledged
// with the same id, so that nothing is lost and nothing happens twice.
import { render, t } from '../lib/i18n.svelte';
import { say as notify } from '../lib/notices.svelte';
import type { Update } from '../table/reveals';
import type { Said } from '../table/talk';
import type {
  ClientMessage,
  Mark,
  MarkKind,
  Phrase,
  Position,
  Resolution,
  ServerMessage,
  Table,
  TalkLine,
  Waiting,
} from './types';
import { applyChange } from './position';
import { reloadPage, takeUnsent } from './upgrade';

export type Line = 'connecting' | 'open' | 'reconnecting' | 'lost';
type Command = ClientMessage & { id: string };
type OfDecision = Extract<Command, { type: 'choose' | 'withdraw' }>;

const RETRY_PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000];
const LOST_AFTER_FAILURES = 8;
const PING_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 4_000;
const OPEN_WITHIN_MS = 10_000; // and that much longer after each failure
const UPDATES_KEPT = 16;
const LINES_KEPT = 50;
const CLOSE_CODE_PROBLEM = 4000;

export class Connection {
  line = $state<Line>('connecting');
  table = $state.raw<Table | null>(null);
  seat = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  last = $state.raw<Resolution | null>(null);
  /** What was said last, oldest first; and what we and our team-mates marked for this decision. */
  talk = $state.raw<Said[]>([]);
  marks = $state.raw<Mark[]>([]);
  refusal = $state<string | null>(null);
  /** The latest steps that arrived while the page was open: each is revealed once. */
  updates = $state.raw<Update[]>([]);
  /** The browser says that there is no network. */
  offline = $state(false);
  /** The choice on its way to the server for this decision (null: none; a withdrawn one has no move). */
  sending = $state.raw<{ move: string | null } | null>(null);
  /** When the server described the table and the waiting (ms): clocks count on from there. */
  tableAt = $state(0);
  waitingAt = $state(0);

  private socket: WebSocket | null = null;
  private pending = new Map<string, Command>();
  private number = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private answer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The server speaks another version: reload, or wait until all its processes are new. */
  private outdated = false;
  private counter = 0;
  private readonly self = Math.random().toString(36).slice(2, 8);

  constructor(private readonly id: string) {
    for (const command of takeUnsent(id)) this.pending.set(command.id, command);
    this.connect();
    this.pulse = setInterval(() => this.beat(), PING_EVERY_MS);
    addEventListener('online', this.wake);
    addEventListener('offline', this.wentOffline);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.forgetAnswer();
    clearInterval(this.pulse);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.wentOffline);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  choose(move: string): void {
    const sequence = this.position?.sequence ?? 0;
    this.send({ type: 'choose', id: this.nextId(), sequence, move });
  }

  withdraw(): void {
    this.send({ type: 'withdraw', id: this.nextId(), sequence: this.position?.sequence ?? 0 });
  }

  say(phrase: Phrase): void {
    this.send({ type: 'say', id: this.nextId(), phrase });
  }

  /** Mark something in somebody's hand for our team-mates; without a kind, take the mark back. */
  mark(holder: number, item: string, kind: MarkKind | null): void {
    const sequence = this.position?.sequence ?? 0;
    this.send({ type: 'mark', id: this.nextId(), sequence, holder, item, kind });
  }

  /** Try again now. */
  retry = (): void => {
    this.failures = 0;
    this.connect();
  };

  private nextId(): string {
    this.counter += 1;
    return `${this.self}.${this.counter}`;
  }

  private send(command: Command): void {
    this.refusal = null;
    // A new choice for a decision replaces what was still on its way for it.
    if (isOfDecision(command)) for (const [id, old] of this.pending) if (isOfDecision(old)) this.pending.delete(id);
    if (command.type !== 'ping') this.pending.set(command.id, command);
    this.noteSending();
    if (this.socket?.readyState !== WebSocket.OPEN || this.number === 0) return;
    this.socket.send(JSON.stringify(command));
    this.expectAnswer();
  }

  /** Show what is on its way for this decision. */
  private noteSending(): void {
    const command = [...this.pending.values()].findLast(isOfDecision);
    const current = command && command.sequence === this.position?.sequence;
    this.sending = current ? { move: command.type === 'choose' ? command.move : null } : null;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.forgetAnswer();
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?protocol=4`);
    this.socket = socket;
    this.number = 0;
    socket.onmessage = (message) => socket === this.socket && this.receive(JSON.parse(String(message.data)));
    socket.onclose = (event) => socket === this.socket && this.broken(event.code);
    this.timer = setTimeout(() => this.giveUp(), OPEN_WITHIN_MS * (this.failures + 1));
  }

  /** Nothing arrives over this connection any more: say so, and try another one. */
  private giveUp(): void {
    this.drop();
    this.broken(0);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onmessage = null;
    old.onclose = null;
    old.close();
  }

  private broken(code: number): void {
    this.socket = null;
    clearTimeout(this.timer);
    this.forgetAnswer();
    if (this.closed) return;
    this.failures += 1;
    if (code === CLOSE_CODE_PROBLEM && !this.outdated) {
      this.line = 'lost';
      return;
    }
    this.line = this.failures > LOST_AFTER_FAILURES ? 'lost' : 'reconnecting';
    const pause = RETRY_PAUSES_MS[Math.min(this.failures - 1, RETRY_PAUSES_MS.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** A connection can die silently: ping, and reconnect if nothing comes back. */
  private beat(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping', id: this.nextId() });
  }

  /** Whatever was sent is answered soon, or the connection is dead. */
  private expectAnswer(): void {
    this.answer ??= setTimeout(() => this.giveUp(), ANSWER_WITHIN_MS);
  }

  private forgetAnswer(): void {
    clearTimeout(this.answer);
    this.answer = undefined;
  }

  private wentOffline = (): void => {
    this.offline = true;
    if (!this.closed) this.giveUp();
  };

  private wake = (): void => {
    if (navigator.onLine) this.offline = false;
    if (!this.closed && document.visibilityState === 'visible' && this.line !== 'open') this.retry();
    else if (document.visibilityState === 'visible') this.beat();
  };

  private receive(message: ServerMessage): void {
    this.forgetAnswer();
    const gap = message.number !== this.number + 1;
    this.number = message.number;
    if (gap && message.type !== 'state') this.resync();
    this.apply(message);
  }

  private resync(): void {
    this.socket?.send(JSON.stringify({ type: 'resync', id: this.nextId() }));
  }

  private apply(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        clearTimeout(this.timer);
        if (this.line !== 'open') this.refusal = null;
        this.line = 'open';
        this.offline = false;
        this.failures = 0;
        this.setTable(message.table);
        this.seat = message.seat;
        this.position = message.position;
        this.setWaiting(message.waiting);
        this.last = message.last;
        this.talk = message.talk.map(stamp);
        this.marks = message.marks;
        return this.resend();
      case 'update':
        if (message.position.sequence - 1 !== this.position?.sequence) return this.resync();
        this.last = message.resolution;
        this.position = applyChange(this.position, message.position);
        this.setWaiting(message.waiting);
        this.refusal = null;
        this.marks = [];
        this.keepUpdate({ resolution: message.resolution, position: this.position, over: this.position.over });
        return this.noteSending();
      case 'waiting':
        return this.setWaiting(message.waiting);
      case 'talk':
        this.talk = [...this.talk, stamp(message.line)].slice(-LINES_KEPT);
        return;
      case 'marks':
        this.marks = message.marks;
        return;
      case 'table':
        this.setTable(message.table);
        this.seat = message.table.seat;
        return;
      case 'ack':
        this.pending.delete(message.id);
        return this.noteSending();
      case 'refused':
        return this.refused(message.id, message.problem.code, render(message.problem.message));
    }
  }

  private setTable(table: Table): void {
    this.table = table;
    this.tableAt = Date.now();
  }

  private setWaiting(waiting: Waiting | null): void {
    this.waiting = waiting;
    this.waitingAt = Date.now();
  }

  private keepUpdate(update: Update): void {
    this.updates = [...this.updates, update].slice(-UPDATES_KEPT);
  }

  /** Resend what was not acknowledged; drop what is too late for its decision. */
  private resend(): void {
    for (const [id, command] of this.pending) {
      if ('sequence' in command && command.sequence !== this.position?.sequence) this.pending.delete(id);
      else this.socket?.send(JSON.stringify(command));
    }
    this.noteSending();
    if (this.pending.size) this.expectAnswer();
  }

  private refused(id: string | null, code: string, reason: string): void {
    const type = this.pending.get(id ?? '')?.type;
    if (id) this.pending.delete(id);
    this.noteSending();
    this.outdated = code === 'other-version';
    if (this.outdated) reloadPage(this.id, [...this.pending.values()]);
    if (code === 'stale') return this.resync();
    if (type === 'say' || type === 'mark') return notify(code === 'too-fast' ? t('talk-fast') : reason);
    this.refusal = reason || t('connection-refused');
  }
}

const isOfDecision = (command: Command): command is OfDecision =>
  command.type === 'choose' || command.type === 'withdraw';

const stamp = (line: TalkLine): Said => ({ ...line, at: Date.now() - 1000 * line.seconds_ago });
