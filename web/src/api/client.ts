// The server's routes. Every failure is a Refusal with the server's own reason.
import { keep, stored } from '../lib/settings.svelte';
import { language, render, speakPart, t } from '../lib/i18n.svelte';
import { recall, remember } from './offline';
import type {
  GameInfo,
  Guest,
  Health,
  Hint,
  Moment,
  MyTable,
  NewGuest,
  NewSharedPad,
  NewTable,
  PadChange,
  Problem,
  Puzzle,
  PuzzleAnswer,
  PuzzleList,
  Resolution,
  RulesPage,
  ServerGame,
  SharedPad,
  Statistics,
  Table,
  TableChange,
} from './types';

/** The server refused, and why; `code` is stable, `input` is what it rejected, `valid` what it would accept. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly input: string = '',
    readonly valid: string[] = [],
  ) {
    super(message);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  if (answer.status === 204) return undefined as T;
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const content = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
    return await fetch(path, { method, headers, body: content });
  } catch {
    throw new Refusal('unreachable', t('connection-unreachable'), 0);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    const { code, message, input, valid } = problem;
    return new Refusal(code, render(message), answer.status, input ?? '', valid);
  } catch {
    return new Refusal('unreachable', t('connection-unreachable'), answer.status);
  }
}

/** What can be read without a connection once it has been read with one. */
async function reference<T>(path: string): Promise<T> {
  try {
    const answer = await reach('GET', path);
    if (!answer.ok) throw await refusal(answer);
    void remember(path, answer.clone());
    return (await answer.json()) as T;
  } catch (error) {
    const kept = error instanceof Refusal && error.code === 'unreachable' ? await recall(path) : undefined;
    if (!kept) throw error;
    return (await kept.json()) as T;
  }
}

/** Who we are here. A first visit creates this guest, unless the server wants a passphrase that we did not give. */
export const enter = (wanted: NewGuest): Promise<Guest> =>
  takeTurns('heptapolis.guest', async () => {
    const guest = stored().known ? await known(wanted) : await welcome(wanted);
    keep({ known: true });
    return guest;
  });

/** Tabs act one after the other: two that are opened at once would become two guests, and one would lose its tables. */
const takeTurns = async <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? await navigator.locks.request(name, act) : act(); // only secure pages have locks

async function known(wanted: NewGuest): Promise<Guest> {
  try {
    return await call<Guest>('GET', '/api/guest');
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    return welcome(wanted);
  }
}

const welcome = (wanted: NewGuest) => call<Guest>('POST', '/api/guest', wanted);

export const health = () => call<Health>('GET', '/api/health');
/** The games; each option has the name of its game. */
export async function games(): Promise<GameInfo[]> {
  const { games } = await call<{ games: ServerGame[] }>('GET', '/api/games');
  return games.map((game) => ({ ...game, options: game.options.map((one) => ({ ...one, game: game.name })) }));
}
export const languages = async () =>
  (await reference<{ languages: { code: string; name: string }[] }>('/api/languages')).languages;
/** Whether the game can be played with these options; the refusal says why not. */
export const checkOptions = (game: string, options: object) =>
  call<object>('POST', `/api/games/${game}/options`, { options });
export const catalogue = async <T>(address: string) => (await reference<{ content: T }>(address)).content;
/** A page of the rules, and the words for it. */
export async function rulesPage(page: string): Promise<RulesPage> {
  const [found] = await Promise.all([reference<RulesPage>(`/api/rules/${page}`), speakPart('rules')]);
  return found;
}
export const myTables = async () => (await call<{ tables: MyTable[] }>('GET', '/api/guest/tables')).tables;
export const publicTables = async (status: 'open' | 'playing') =>
  (await call<{ tables: Table[] }>('GET', `/api/tables?status=${status}`)).tables;

export const create = (wanted: Omit<Partial<NewTable>, 'game'> & { game: string }) =>
  call<Table>('POST', '/api/tables', wanted);
export const look = (id: string) => call<Table>('GET', `/api/tables/${id}`);
export const change = (id: string, wanted: TableChange) => call<Table>('PATCH', `/api/tables/${id}`, wanted);
export const closeTable = (id: string) => call<undefined>('DELETE', `/api/tables/${id}`);
/** Actions at a table that need no further data. */
export type TableAction = 'start' | 'leave' | 'return' | 'host' | 'pause' | 'resume';
export const act = (id: string, what: TableAction) => call<Table>('POST', `/api/tables/${id}/${what}`);
/** Another game with the same people; with `sameDeal`, from the same seed. */
export const playAgain = (id: string, sameDeal: boolean) =>
  call<Table>('POST', `/api/tables/${id}/rematch`, { same_deal: sameDeal });
export const callStandIn = (id: string, seat: number) =>
  call<Table>('POST', `/api/tables/${id}/seats/${seat}/stand-in`);
export const undo = (id: string, sequence: number) => call<unknown>('POST', `/api/tables/${id}/undo`, { sequence });
export const textPath = (id: string) => `/api/tables/${id}/text?language=${language()}`;
export const join = (id: string, seat: number | null) => call<Table>('POST', `/api/tables/${id}/join`, { seat });
export const setSeat = (id: string, seat: number, wanted: object) =>
  call<Table>('PUT', `/api/tables/${id}/seats/${seat}`, wanted);
export const hint = (id: string) => call<Hint>('GET', `/api/tables/${id}/hint`);
export const history = async (id: string) =>
  (await call<{ steps: Resolution[] }>('GET', `/api/tables/${id}/history`)).steps;
export const moment = (id: string, step: number, seat: number | null) =>
  call<Moment>('GET', `/api/tables/${id}/history/${step}${seat === null ? '' : `?seat=${seat}`}`);
/** My finished games and what they amount to. */
export const statistics = (rating: boolean) =>
  call<Statistics>('GET', `/api/guest/statistics${rating ? '?rating=true' : ''}`);
export const sharePad = (pad: NewSharedPad) => call<SharedPad>('POST', '/api/pads', pad);
export const readPad = (id: string) => call<SharedPad>('GET', `/api/pads/${id}`);
export const changePad = (id: string, seat: number, change: PadChange) =>
  call<SharedPad>('PATCH', `/api/pads/${id}/columns/${seat}`, change);
export const unsharePad = (id: string) => call<undefined>('DELETE', `/api/pads/${id}`);
/** All puzzles, and which one is that of the day. */
export const puzzles = () => call<PuzzleList>('GET', '/api/puzzles');
export const puzzle = (id: string) => call<Puzzle>('GET', `/api/puzzles/${id}`);
export const answerPuzzle = (id: string, move: string) =>
  call<PuzzleAnswer>('GET', `/api/puzzles/${id}/answer?move=${encodeURIComponent(move)}`);
/** A saved game as it is in the file: a seed may have more digits than a number of JavaScript. */
export const upload = (record: Blob) => call<Table>('POST', '/api/replays', record);
