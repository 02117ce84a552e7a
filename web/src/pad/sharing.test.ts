import { afterEach, expect, it, vi } from 'vitest';
import { type Column, emptyColumn } from '../score/column';
import { applyChange, difference, Sharing, type ShareState } from './sharing';

const column = (counts: Column['counts'], name = 'Ada'): Column => ({ ...emptyColumn(name), counts });

it('finds what changed, and applies it elsewhere', () => {
  const [before, after] = [column({ coins: 3, debt: 1 }), column({ coins: 5, gear: 1 }, 'Eva')];
  const change = difference(before, after);
  expect(change).toEqual({ name: 'Eva', counts: { coins: 5, debt: null, gear: 1 } });
  expect(applyChange(before, change)).toEqual(after);
  expect(difference(after, after)).toEqual({});
});

/** A server with one pad of two columns; it can be cut off. */
function serve(columns: Column[]) {
  const server = { columns, online: true, known: true, sent: [] as unknown[] };
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (!server.online) return Promise.reject(new TypeError('offline'));
    if (!server.known) return Promise.resolve(answer({ code: 'unknown-pad', message: { id: 'x' }, valid: [] }, 404));
    if (method === 'PATCH') {
      const seat = Number(path.at(-1));
      server.sent.push(JSON.parse(body!));
      server.columns = server.columns.map((one, i) => (i === seat ? applyChange(one, JSON.parse(body!)) : one));
    }
    return Promise.resolve(answer({ columns: server.columns, versions: [1, 1] }));
  });
  return server;
}
afterEach(() => vi.unstubAllGlobals());

function join(columns: Column[], known = columns) {
  const phone = { columns, known, state: '' as ShareState | '' };
  const sharing = new Sharing(
    'abcd',
    () => phone,
    (copies) => Object.assign(phone, copies),
    (state) => (phone.state = state),
  );
  return { phone, sharing };
}

it('takes in what others entered', async () => {
  const columns = [column({ coins: 4 }), column({}, 'Bob')];
  serve(columns);
  const { phone, sharing } = join([column({}), column({}, 'Bob')]);
  await sharing.synchronize();
  expect(phone).toEqual({ columns, known: columns, state: 'shared' });
});

it('keeps what was entered without a server, and sends it later', async () => {
  const server = serve([column({}), column({ gear: 2 }, 'Bob')]);
  const { phone, sharing } = join([column({}), column({}, 'Bob')]);
  server.online = false;
  phone.columns = [column({ coins: 2 }), column({}, 'Bob')];
  await sharing.synchronize();
  expect(phone).toMatchObject({ state: 'waiting', columns: [column({ coins: 2 }), column({}, 'Bob')] });
  server.online = true;
  await sharing.synchronize();
  expect(server.sent).toEqual([{ counts: { coins: 2 } }]);
  expect(phone.columns).toEqual([column({ coins: 2 }), column({ gear: 2 }, 'Bob')]);
});

// Waiting changes used to be kept only in memory: after a reload the server's older columns replaced them.
it('sends waiting changes even after a reload', async () => {
  const server = serve([column({ coins: 1 }), column({}, 'Bob')]);
  const before = [column({ coins: 1 }), column({}, 'Bob')];
  const { phone, sharing } = join([column({ coins: 7 }), column({}, 'Bob')], before);
  await sharing.synchronize();
  expect(server.columns[0]!.counts).toEqual({ coins: 7 });
  expect(phone.columns[0]!.counts).toEqual({ coins: 7 });
});

it('does not undo what was entered while it was fetching', async () => {
  const server = serve([column({}), column({}, 'Bob')]);
  const { phone, sharing } = join([column({}), column({}, 'Bob')]);
  const asking = sharing.synchronize();
  phone.columns = [column({}), column({ coins: 9 }, 'Bob')];
  await asking;
  expect(phone.columns[1]!.counts).toEqual({ coins: 9 });
  await sharing.synchronize();
  expect(server.columns[1]!.counts).toEqual({ coins: 9 });
});

it('says when the pad is gone', async () => {
  const server = serve([column({}), column({})]);
  const { phone, sharing } = join(server.columns);
  server.known = false;
  await sharing.synchronize();
  expect(phone.state).toBe('gone');
});
