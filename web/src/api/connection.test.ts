import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';

/** The other end of the line. */
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
  position: { sequence },
  waiting: null,
  last: null,
});
const update = (sequence: number) => ({
  type: 'update',
  resolution: { sequence },
  position: { sequence },
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
    expect([connection.line, connection.position?.sequence, connection.revealed]).toEqual(['open', 3, 0]);
    FakeSocket.last.says(update(4));
    expect([connection.position?.sequence, connection.last?.sequence, connection.revealed]).toEqual([4, 4, 1]);
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
  it('goes out once, with the decision it is for', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'choose', sequence: 3, move: 'pass' }]);
  });

  it('is sent again under the same id after a broken line', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    const [first] = FakeSocket.last.sent;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(250);
    FakeSocket.last.says(state(3));
    expect(FakeSocket.last.sent).toEqual([first]);
  });

  it('is forgotten when its decision is behind us, or when it was acknowledged', () => {
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

  it('that is refused says why; one that came too late asks where the game is', () => {
    FakeSocket.last.says(state(3));
    connection.choose('pass');
    FakeSocket.last.says({ type: 'refused', id: '1', problem: { code: 'illegal-move', detail: 'Not now.' } });
    expect(connection.refusal).toBe('Not now.');
    FakeSocket.last.says({ type: 'refused', id: '1', problem: { code: 'stale', detail: 'Too late.' } });
    expect(types()).toEqual(['choose', 'resync']);
  });
});

describe('a broken line', () => {
  it('is mended with growing pauses, and given up in the end', () => {
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

  it('is not mended when the server wants nothing of us', () => {
    FakeSocket.last.breaks(4000);
    vi.advanceTimersByTime(60_000);
    expect([connection.line, FakeSocket.all.length]).toEqual(['lost', 1]);
  });

  it('that says nothing for long is replaced', () => {
    FakeSocket.last.says(state(3));
    vi.advanceTimersByTime(15_000);
    expect(types()).toEqual(['ping']);
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.all.length).toBe(2);
  });
});
