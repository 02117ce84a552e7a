// The server's routes. Every failure is a Refusal with the server's own reason.
import { keep, settings } from '../lib/settings.svelte';
import { t } from '../lib/i18n.svelte';
import type { GameInfo, Guest, Health, Hint, Moment, NewTable, Problem, Resolution, RulesPage, Table } from './types';

/** The server said no, and why; `code` is stable. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  if (answer.status === 204) return undefined as T;
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal('unreachable', t('connection.unreachable'), 0);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refusal(problem.code, problem.detail || problem.title, answer.status);
  } catch {
    return new Refusal('unreachable', t('connection.unreachable'), answer.status);
  }
}

/** Who we are here. A first visit makes us a guest without a question, unless the server wants a passphrase. */
export async function enter(passphrase?: string): Promise<Guest> {
  const guest = settings.known ? await known(passphrase) : await welcome(passphrase);
  keep({ known: true });
  return guest;
}

async function known(passphrase?: string): Promise<Guest> {
  try {
    return await call<Guest>('GET', '/api/guest');
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    return welcome(passphrase);
  }
}

const welcome = (passphrase?: string) =>
  call<Guest>('POST', '/api/guest', { name: settings.name || t('guest.name'), passphrase: passphrase ?? null });

export const rename = (name: string) => call<Guest>('PATCH', '/api/guest', { name });
export const health = () => call<Health>('GET', '/api/health');
export const games = async () => (await call<{ games: GameInfo[] }>('GET', '/api/games')).games;
export const catalogue = async <T>(address: string) =>
  (await call<{ content: T }>('GET', `${address}?language=${settings.language}`)).content;
export const rulesPage = (page: string) => call<RulesPage>('GET', `/api/rules/${page}?language=${settings.language}`);
export const myTables = async () => (await call<{ tables: Table[] }>('GET', '/api/guest/tables')).tables;
export const publicTables = async () => (await call<{ tables: Table[] }>('GET', '/api/tables')).tables;

export const create = (wanted: Omit<Partial<NewTable>, 'game'> & { game: string }) =>
  call<Table>('POST', '/api/tables', wanted);
export const look = (id: string) => call<Table>('GET', `/api/tables/${id}`);
export const change = (id: string, wanted: object) => call<Table>('PATCH', `/api/tables/${id}`, wanted);
export const act = (id: string, what: 'start' | 'leave' | 'return' | 'rematch') =>
  call<Table>('POST', `/api/tables/${id}/${what}`);
export const join = (id: string, seat: number | null) => call<Table>('POST', `/api/tables/${id}/join`, { seat });
export const setSeat = (id: string, seat: number, wanted: object) =>
  call<Table>('PUT', `/api/tables/${id}/seats/${seat}`, wanted);
export const hint = (id: string) => call<Hint>('GET', `/api/tables/${id}/hint?language=${settings.language}`);
export const history = async (id: string) =>
  (await call<{ steps: Resolution[] }>('GET', `/api/tables/${id}/history?language=${settings.language}`)).steps;
export const moment = (id: string, step: number, seat: number | null) =>
  call<Moment>(
    'GET',
    `/api/tables/${id}/history/${step}?language=${settings.language}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const upload = (record: object) => call<Table>('POST', '/api/replays', record);
