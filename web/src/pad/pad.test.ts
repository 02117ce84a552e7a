import { afterEach, describe, expect, it } from 'vitest';
import { importJson, toCsv, toJson } from './files';
import { linesOf } from './picture';
import { scoreOf } from '../score/score';
import { isPlayable, makePad, nameProblem, type Pad, readPad, withColumn, withCount } from './pad';
import { listPads, loadPad, removePad, savePad } from './store';

const BASE = { game: 'wonders', cities: false, teams: false } as const;
const NAMES = ['Ada', 'Boris', 'Ćira'];
const pad = (day = 1): Pad => makePad(BASE, NAMES, new Date(Date.UTC(2026, 0, day)));

afterEach(() => listPads().forEach(({ id }) => removePad(id)));

it('changes one column and nothing else', () => {
  const before = pad();
  const after = withCount(withCount(before, 1, 'coins', 7), 1, 'debt', 2);
  expect(after.columns.map((one) => one.counts)).toEqual([{}, { coins: 7, debt: 2 }, {}]);
  expect(withCount(after, 1, 'debt', null).columns[1]!.counts).toEqual({ coins: 7 });
  expect(before.columns[1]!.counts).toEqual({});
});

it('starts another game of the same players with nothing of the last one', () => {
  const shared = { id: 'abcd', seat: 0, host: true, known: [] };
  const last: Pad = { ...withCount(pad(), 0, 'coins', 3), finished: true, shared };
  const next = makePad(last, NAMES);
  expect(next).toMatchObject({ ...BASE, finished: false, columns: NAMES.map((name) => ({ name, counts: {} })) });
  expect(next.shared).toBeUndefined();
});

it('knows who can play: B12, C42, D11', () => {
  expect(isPlayable(BASE, 2)).toBe(false);
  expect(isPlayable({ ...BASE, game: 'dice' }, 2)).toBe(true);
  expect(isPlayable({ ...BASE, cities: true, teams: true }, 5)).toBe(false);
  expect(isPlayable({ ...BASE, cities: true, teams: true }, 6)).toBe(true);
});

it('requires a different name for everyone', () => {
  expect(nameProblem('  ', [])).toBe('empty');
  expect(nameProblem('ada ', ['Ada'])).toBe('twice');
  expect(nameProblem('Ada', ['Adam'])).toBe(null);
});

describe('the device', () => {
  it('lists the latest first, and one broken entry harms no other', () => {
    const [one, other] = [pad(1), pad(2)];
    expect([one, other].every(savePad)).toBe(true);
    localStorage.setItem('heptapolis.pad.broken', '{"id":');
    expect(listPads().map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(loadPad(one.id)).toEqual(one);
    expect(localStorage.getItem('heptapolis.pad.broken')).toBe('{"id":');
    localStorage.removeItem('heptapolis.pad.broken');
  });
});

describe('files', () => {
  it('come back as they were saved', () => {
    const [one, other] = [withCount(pad(1), 0, 'points-military', -3), pad(2)];
    const text = toJson([one, { ...other, shared: { id: 'abcd', seat: null, host: true, known: other.columns } }]);
    expect(importJson(text)).toEqual({ added: 2, known: 0 });
    expect(listPads()).toEqual([other, one]);
    expect(importJson(text)).toEqual({ added: 0, known: 2 });
  });

  it('keep the newer of two', () => {
    const old = pad();
    savePad(withColumn(old, 0, { name: 'Eva' }));
    expect(importJson(toJson([old]))).toEqual({ added: 0, known: 1 });
    expect(loadPad(old.id)!.columns[0]!.name).toBe('Eva');
  });

  it('that are broken change nothing', () => {
    savePad(pad());
    const before = listPads();
    expect(importJson('no JSON')).toEqual({ problem: 'unreadable' });
    expect(importJson('{"format":"heptapolis-record"}')).toEqual({ problem: 'foreign' });
    const broken = [{ ...pad(), columns: [] }, { ...pad(), created: 'yesterday' }, 7];
    for (const one of broken)
      expect(importJson(JSON.stringify({ format: 'heptapolis-pads', pads: [pad(3), one] }))).toEqual({
        problem: 'broken',
      });
    expect(listPads()).toEqual(before);
  });

  it('are tables for others', () => {
    const named = withCount(withColumn(pad(), 0, { name: '=1, "x"', board: 'gizah' }), 0, 'coins', 7);
    const [head, first] = toCsv([named]).split('\r\n'); // eslint-disable-line no-restricted-syntax -- it is text here
    expect(head).toBe(
      'date,game,cities,teams,player,board,side,wonders.wonder,wonders.treasury,wonders.military,wonders.civilian,' +
        'wonders.commerce,wonders.science,wonders.guilds,total,coins,rank',
    );
    expect(first).toBe(`2026-01-01,wonders,0,0,"'=1, ""x""",gizah,day,0,2,0,0,0,0,0,2,7,1`);
  });
});

it('rejects impossible counts', () => {
  const counts = (n: unknown, what = 'coins') => ({
    ...pad(),
    columns: [{ ...pad().columns[0], counts: { [what]: n } }],
  });
  const three = (value: ReturnType<typeof counts>) => ({
    ...value,
    columns: [...value.columns, ...pad().columns.slice(1)],
  });
  expect(readPad(three(counts(3)))).not.toBeNull();
  expect([-1, 1.5, '3', 1000].map((n) => readPad(three(counts(n))))).toEqual([null, null, null, null]);
  expect(readPad(three(counts(-3, 'points-military')))).not.toBeNull();
});

it('draws the totals of teams below their two columns: C61', () => {
  const teams = makePad({ game: 'wonders', cities: true, teams: true }, ['Ada', 'Boris', 'Eve', 'Dan']);
  const counted = withCount(withCount(teams, 0, 'defeat', 3), 3, 'blue-8', 1);
  const line = linesOf(counted, scoreOf(counted, counted.columns)).find(({ title }) => title === 'Team');
  expect(line?.cells).toEqual(['−3', '8']);
  expect(linesOf(pad(), scoreOf(pad(), pad().columns)).map(({ title }) => title)).not.toContain('Team');
});
