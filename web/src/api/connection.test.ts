import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../lib/notices.svelte';
import { Connection } from './connection.svelte';

/** The server's end of the connection. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = FakeSocket.OPEN;
  sent: { type: string; id: string; sequence?: number; move?: string }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private number = 0;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object, number = this.number + 1): void {
    this.number = number;
    this.onmessage?.({ data: JSON.stringify({ ...message, number }) });
  }
  breaks(code = 1011): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const state = (sequence: number) => ({
  type: 'state',
  table: { id: 'abc', seat: 0 },
  seat: 0,
  position: { sequence, view: { turn: sequence, log: [sequence] } },
  waiting: null,
  last: null,
  talk: [],
  marks: [],
});
const update = (sequence: number) => ({
  type: 'update',
  resolution: { sequence },
  position: { sequence, view: { log: [sequence] }, grown: ['log'] },
  waiting: null,
});
const types = () => FakeSocket.last.sent.map((command) => command.type);

let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  connection = new Connection('abc');
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what the server says', () => {
  it('is kept: everything first, then one update after the other', () => {
    FakeSocket.last.says(state(3));
    expect([connection.line, connection.position?.sequence, connection.updates]).toEqual(['open', 3, []]);
    FakeSocket.last.says(update(4));
    FakeSocket.last.says(update(5));
    expect([connection.position?.sequence, connection.last?.sequence]).toEqual([5, 5]);
    expect(connection.updates.map((one) => one.resolution.sequence)).toEqual([4, 5]);
    expect(connection.updates.map((one) => one.position.view)).toEqual([
      { turn: 3, log: [3, 4] },
      { turn: 3, log: [3, 4, 5] },
    ]);
  });

  it('is asked for again when a message is missing', () => {
    FakeSocket.last.says(state(3));
    FakeSocket.last.says({ type: 'waiting', waiting: null }, 7);
    expect(types()).toEqual(['resync']);
  });

  it('is asked for again when an update does not follow the position', () => {
    FakeSocket.last.says(state(3));
    FakeSocket.last.says(update(5));
    expect(types()).toEqual(['resync']);
    expect(connection.position?.sequence).toBe(3);
  });
});

describe('a choice', () => {
  it('is sent once, with the decision it is for', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'choose', sequence: 3, move: 'pass' }]);
  });

  it('is sent again under the same id after the connection breaks', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    const [first] = FakeSocket.last.sent;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent).toEqual([first]);
  });

  it('is forgotten when its decision is over, or when it was acknowledged', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    FakeSocket.last.says(state(4));
    expect(types()).toEqual(['choose']);
    connection.choose('wonder');
    FakeSocket.last.says({ type: 'ack', id: FakeSocket.last.sent[1]!.id, sequence: 4 });
    FakeSocket.last.says(state(4));
    expect(types()).toEqual(['choose', 'choose']);
  });

  it('replaces one that is still on its way', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    connection.choose('wonder');
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent.map((command) => command.move)).toEqual(['wonder']);
  });

  it('is on its way until it is acknowledged, or until its decision is over', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    expect(connection.sending).toEqual({ move: 'pass' });
    FakeSocket.last.says({ type: 'ack', id: FakeSocket.last.sent[0]!.id, sequence: 3 });
    expect(connection.sending).toBeNull();
    connection.withdraw();
    expect(connection.sending).toEqual({ move: null });
    FakeSocket.last.says(update(4));
    expect(connection.sending).toBeNull();
  });

  it('that nobody answers shows that the connection is dead, and is sent again over another one', () => {
    FakeSocket.last.says(state(3));
    vi.advanceTimersByTime(1);
    connection.choose('pass');
    const [first] = FakeSocket.last.sent;
    vi.advanceTimersByTime(4000);
    expect([connection.line, connection.sending]).toEqual(['reconnecting', { move: 'pass' }]);
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent).toEqual([first]);
  });

  it('that is refused says why; one that came too late asks for the current state', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    FakeSocket.last.says({
      type: 'refused',
      id: '1',
      problem: { code: 'illegal-move', message: { id: 'verbatim', args: { text: 'Not now.' } } },
    });
    expect(connection.refusal).toBe('Not now.');
    FakeSocket.last.says({
      type: 'refused',
      id: '1',
      problem: { code: 'stale', message: { id: 'verbatim', args: { text: 'Too late.' } } },
    });
    expect(types()).toEqual(['choose', 'resync']);
  });
});

describe('a broken connection', () => {
  it('is retried with growing pauses, and given up in the end', () => {
    FakeSocket.last.says(state(3));
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]) {
      FakeSocket.last.breaks();
      expect(connection.line).toBe('reconnecting');
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    FakeSocket.last.breaks();
    expect(connection.line).toBe('lost');
  });

  it('is not retried when the server turns us away', () => {
    FakeSocket.last.breaks(4000);
    vi.advanceTimersByTime(60_000);
    expect([connection.line, FakeSocket.all.length]).toEqual(['lost', 1]);
  });

  it('is retried when the server is unavailable for a while; then the reason is cleared', () => {
    FakeSocket.last.says({ type: 'refused', id: null, problem: { code: 'storage-unavailable', message: null } });
    FakeSocket.last.breaks(1013);
    expect([connection.line, connection.refusal]).toEqual(['reconnecting', expect.any(String)]);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.says(state(3));
    expect([connection.line, connection.refusal]).toEqual(['open', null]);
  });

  it('that is silent for long is replaced', () => {
    FakeSocket.last.says(state(3));
    vi.advanceTimersByTime(10_000);
    expect(types()).toEqual(['ping']);
    vi.advanceTimersByTime(4250);
    expect([connection.line, FakeSocket.all.length]).toEqual(['reconnecting', 2]);
  });

  it('that never opens is replaced too', () => {
    vi.advanceTimersByTime(10_250);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('is noticed at once when the browser knows, and restored when the network is back', () => {
    FakeSocket.last.says(state(3));
    dispatchEvent(new Event('offline'));
    expect([connection.line, connection.offline]).toEqual(['reconnecting', true]);
    dispatchEvent(new Event('online'));
    FakeSocket.last.says(state(3));
    expect([connection.line, connection.offline]).toEqual(['open', false]);
  });
});

describe('clocks', () => {
  it('count from the moment the server spoke', () => {
    vi.setSystemTime(5000);
    FakeSocket.last.says(state(3));
    vi.setSystemTime(9000);
    FakeSocket.last.says({ type: 'waiting', waiting: { ready: [] } });
    expect([connection.tableAt, connection.waitingAt]).toEqual([5000, 9000]);
  });
});

describe('talk', () => {
  const line = (id: string, ago = 0) => ({ id, seat: 1, phrase: 'hello', sequence: 3, seconds_ago: ago });

  it('is kept with the time at which it was said', () => {
    vi.setSystemTime(10_000);
    FakeSocket.last.says({ ...state(3), talk: [line('a', 4)] });
    FakeSocket.last.says({ type: 'talk', line: line('b') });
    expect(connection.talk.map(({ id, at }) => [id, at])).toEqual([
      ['a', 6000],
      ['b', 10_000],
    ]);
  });

  it('that is refused does not count as a refused choice', () => {
    FakeSocket.last.says(state(3));
    connection.say('hello');
    const [said] = FakeSocket.last.sent;
    expect(said).toMatchObject({ type: 'say', phrase: 'hello' });
    FakeSocket.last.says({ type: 'refused', id: said!.id, problem: { code: 'too-fast', detail: 'Wait.' } });
    expect([connection.refusal, connection.sending, notice.text]).toEqual([
      null,
      null,
      'That was a lot at once. Wait a moment.',
    ]);
  });

  it('is sent again under the same id after the connection breaks', () => {
    FakeSocket.last.says(state(3));
    connection.say('hello');
    const { sent } = FakeSocket.last;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent).toEqual(sent);
  });
});

describe('marks', () => {
  const mark = { seat: 1, holder: 0, item: 'walls', kind: 'leave' };

  it('are for one decision', () => {
    FakeSocket.last.says({ ...state(3), marks: [mark] });
    expect(connection.marks).toEqual([mark]);
    FakeSocket.last.says(update(4));
    expect(connection.marks).toEqual([]);
    FakeSocket.last.says({ type: 'marks', marks: [mark] });
    expect(connection.marks).toEqual([mark]);
  });

  it('that come too late are not sent again', () => {
    FakeSocket.last.says(state(3));
    connection.mark(0, 'walls', 'take');
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(4));
    expect(FakeSocket.last.sent).toEqual([]);
  });
});

describe('a server with another version', () => {
  const refusal = { type: 'refused', id: null, problem: { code: 'other-version', title: 'Reload', detail: '' } };
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    vi.stubGlobal('location', { protocol: 'http:', host: 'here', reload });
  });

  it('makes the page reload and keep what was not acknowledged', () => {
    FakeSocket.last.says(state(3));
    connection.choose('build walls');
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(300);
    FakeSocket.last.says(refusal);
    expect(reload).toHaveBeenCalledOnce();
    connection.close();
    connection = new Connection('abc');
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent.map((command) => command.move)).toEqual(['build walls']);
  });

  it('is tried again while the others restart, and reloads the page only once', () => {
    FakeSocket.last.says(refusal);
    FakeSocket.last.breaks(4000);
    vi.advanceTimersByTime(300);
    FakeSocket.last.says(refusal);
    FakeSocket.last.breaks(4000);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(3);
    expect(reload).toHaveBeenCalledOnce();
    FakeSocket.last.says(state(3));
    expect(connection.line).toBe('open');
  });

  it('does not send the choices of one table to another', () => {
    FakeSocket.last.says(state(3));
    connection.choose('build walls');
    FakeSocket.last.says(refusal);
    connection.close();
    connection = new Connection('xyz');
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent).toEqual([]);
  });
});
