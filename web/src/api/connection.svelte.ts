// A table's WebSocket: draws nothing, decides nothing. It keeps what the server last said, connects again
// when the line breaks, asks for everything when something is missing, and sends what was not
// acknowledged again under the same id, so that nothing is lost and nothing happens twice.
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/i18n.svelte';
import type { ClientMessage, Position, Resolution, ServerMessage, Table, Waiting } from './types';

export type Line = 'connecting' | 'open' | 'reconnecting' | 'lost';
type Command = ClientMessage & { id: string };

const RETRY_PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000];
const LOST_AFTER_FAILURES = 8;
const PING_EVERY_MS = 15_000;
const LONGEST_SILENCE_MS = 40_000;
const CLOSE_CODE_PROBLEM = 4000;

export class Connection {
  line = $state<Line>('connecting');
  table = $state.raw<Table | null>(null);
  seat = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  waiting = $state.raw<Waiting | null>(null);
  last = $state.raw<Resolution | null>(null);
  refusal = $state<string | null>(null);
  /** Counts updates as they arrive live, so that a reveal plays once for each. */
  revealed = $state(0);

  private socket: WebSocket | null = null;
  private pending = new Map<string, Command>();
  private number = 0;
  private failures = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private counter = 0;
  private readonly self = Math.random().toString(36).slice(2, 8);

  constructor(private readonly id: string) {
    this.connect();
    this.pulse = setInterval(() => this.beat(), PING_EVERY_MS);
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.wake);
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
    if (command.type === 'choose' || command.type === 'withdraw') {
      for (const [id, old] of this.pending) if ('sequence' in old) this.pending.delete(id);
    }
    if (command.type !== 'ping') this.pending.set(command.id, command);
    if (this.socket?.readyState === WebSocket.OPEN && this.number > 0) this.socket.send(JSON.stringify(command));
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?language=${settings.language}&protocol=1`,
    );
    this.socket = socket;
    this.number = 0;
    this.heard = Date.now();
    socket.onmessage = (message) => socket === this.socket && this.receive(JSON.parse(String(message.data)));
    socket.onclose = (event) => socket === this.socket && this.broken(event.code);
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
    if (this.closed) return;
    this.failures += 1;
    if (code === CLOSE_CODE_PROBLEM) {
      this.line = 'lost';
      return;
    }
    this.line = this.failures > LOST_AFTER_FAILURES ? 'lost' : 'reconnecting';
    const pause = RETRY_PAUSES_MS[Math.min(this.failures - 1, RETRY_PAUSES_MS.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** A connection can be dead without saying so: ping, and reconnect when nothing comes back. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > LONGEST_SILENCE_MS) this.connect();
    else this.send({ type: 'ping', id: this.nextId() });
  }

  private wake = (): void => {
    if (!this.closed && document.visibilityState === 'visible' && this.line !== 'open') this.retry();
    else if (document.visibilityState === 'visible') this.beat();
  };

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
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
        this.line = 'open';
        this.failures = 0;
        this.table = message.table;
        this.seat = message.seat;
        this.position = message.position;
        this.waiting = message.waiting;
        this.last = message.last;
        return this.resend();
      case 'update':
        if (this.position && message.position.sequence !== this.position.sequence + 1) return this.resync();
        this.last = message.resolution;
        this.position = message.position;
        this.waiting = message.waiting;
        this.refusal = null;
        this.revealed += 1;
        return;
      case 'waiting':
        this.waiting = message.waiting;
        return;
      case 'table':
        this.table = message.table;
        this.seat = message.table.seat;
        return;
      case 'ack':
        this.pending.delete(message.id);
        return;
      case 'refused':
        return this.refused(message.id, message.problem.code, message.problem.detail || message.problem.title);
    }
  }

  /** What was not acknowledged goes out again; what is too late for its decision is forgotten. */
  private resend(): void {
    for (const [id, command] of this.pending) {
      if ('sequence' in command && command.sequence !== this.position?.sequence) this.pending.delete(id);
      else this.socket?.send(JSON.stringify(command));
    }
  }

  private refused(id: string | null, code: string, reason: string): void {
    if (id) this.pending.delete(id);
    if (code === 'stale') return this.resync();
    this.refusal = reason || t('connection.refused');
  }
}
