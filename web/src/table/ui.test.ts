import { expect, it, vi } from 'vitest';
import { keep } from '../lib/settings.svelte';
import type { TableProps } from './contract';
import { isForTable, TableUi } from './ui.svelte';

const move = (text: string) => ({ move: text, kind: 'pass', text });
const hint = { move: 'pass', text: 'pass' };

function table(change: Partial<Record<keyof TableProps, unknown>> = {}) {
  const props = {
    table: { seats: [{}, {}, {}] },
    seat: 0,
    position: { sequence: 1, moves: [move('pass'), move('wonder')] },
    waiting: { choice: null },
    live: null,
    readonly: false,
    hint: null,
    choose: vi.fn(),
    withdraw: vi.fn(),
    askHint: vi.fn(),
    ...change,
  } as unknown as TableProps;
  const clear = vi.fn();
  return { props, clear, ui: new TableUi(() => props, clear) };
}

it('decides where there are moves, and never in a replay', () => {
  expect(table().ui.deciding).toBe(true);
  expect(table({ readonly: true }).ui.deciding).toBe(false);
});

it('puts back what was picked once a choice is sent', () => {
  const { ui, props, clear } = table();
  ui.choose('wonder');
  expect(props.choose).toHaveBeenCalledWith('wonder');
  expect(clear).toHaveBeenCalledOnce();
});

it('knows the move that is chosen and the one that is hinted at', () => {
  const { ui } = table({ waiting: { choice: 'wonder' }, hint });
  expect([ui.chosen?.move, ui.hinted?.move]).toEqual(['wonder', 'pass']);
});

it('shows a hint until it is closed, and again when it is asked for', async () => {
  const { ui } = table({ hint });
  ui.closeHint();
  expect(ui.hint).toBeNull();
  await ui.ask();
  expect(ui.hint).toBe(hint);
});

it('walks through the cities in a ring', () => {
  const { ui } = table();
  ui.walk(-1);
  expect(ui.city).toBe(2);
  ui.walk(1);
  expect(ui.city).toBe(0);
});

const WORTH = { players: 3, actions: () => true, battles: () => false };
const live = (...steps: number[]) => ({
  updates: steps.map((sequence) => ({
    resolution: { sequence, seats: [0, 1, 2], proxies: [], undo_to: null },
    over: false,
  })),
});

it('reveals every live update once, in order', () => {
  const { ui, props } = table({ live: live() });
  keep({ motion: true });
  ui.takeUpdates(WORTH);
  expect(ui.reveal).toBeNull();
  props.live = live(1, 2) as unknown as TableProps['live'];
  ui.takeUpdates(WORTH);
  ui.takeUpdates(WORTH);
  expect(ui.reveal?.resolution.sequence).toBe(1);
  ui.skip();
  expect(ui.reveal?.resolution.sequence).toBe(2);
  ui.skip();
  expect([ui.reveal, ui.scoreOpen]).toEqual([null, true]);
});

it('shows the last turn again', () => {
  const { ui } = table({ live: live(1) });
  keep({ motion: true });
  ui.takeUpdates(WORTH);
  ui.skipAll();
  ui.showAgain();
  expect(ui.reveal?.resolution.sequence).toBe(1);
});

it('skips all reveals with Escape, and with space unless a button has the focus', () => {
  const { ui } = table({ live: live(1, 2) });
  keep({ motion: true });
  ui.takeUpdates(WORTH);
  const press = (key: string, tag: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    document.body.appendChild(document.createElement(tag)).dispatchEvent(event);
    return ui.pressAway(event);
  };
  expect([press(' ', 'button'), press('x', 'div'), press(' ', 'div')]).toEqual([false, false, true]);
  ui.showAgain();
  expect([press('Escape', 'div'), ui.reveal, press('Escape', 'div')]).toEqual([true, null, false]);
});

it('tells in words if animations are off', () => {
  const { ui } = table({ live: live(1) });
  keep({ motion: false });
  ui.takeUpdates(WORTH);
  expect([ui.reveal, ui.telling]).toEqual([null, true]);
});

it('says in words that a bot decided for you, with animations too', () => {
  const proxied = live(1);
  Object.assign(proxied.updates[0]!.resolution, { proxies: [{ seat: 0, reason: 'time' }] });
  keep({ motion: true });
  const [me, other] = [0, 1].map((seat) => table({ live: proxied, seat }).ui);
  for (const ui of [me!, other!]) ui.takeUpdates(WORTH);
  expect([me!.telling, other!.telling, me!.reveal?.resolution.sequence]).toEqual([true, false, 1]);
});

it('shows a choice that is on its way before the server has it', () => {
  const sending = (move: string | null) => ({ ...live(), sending: { move } });
  expect(table({ live: sending('wonder') }).ui.chosen?.move).toBe('wonder');
  expect(table({ live: sending(null), waiting: { choice: 'pass' } }).ui.chosen).toBeUndefined();
  expect(table({ readonly: true, waiting: null, replayed: 'pass' }).ui.chosen?.move).toBe('pass');
});

it('has keys for what every table can do', () => {
  const { ui, props } = table({ waiting: { choice: 'pass' } });
  expect(['l', 'p', '?', 'u', 'x'].map((key) => [ui.press(key, 'p'), ui.opened])).toEqual([
    [true, 'log'],
    [true, 'score'],
    [true, 'keys'],
    [true, 'keys'],
    [false, 'keys'],
  ]);
  expect(props.withdraw).toHaveBeenCalledOnce();
});

it('leaves keys to fields and to the browser', () => {
  const press = (tag: string, modifiers = {}) => {
    const event = new KeyboardEvent('keydown', { key: 'l', bubbles: true, ...modifiers });
    document.body.appendChild(document.createElement(tag)).dispatchEvent(event);
    return isForTable(event);
  };
  expect([press('div'), press('input'), press('div', { ctrlKey: true })]).toEqual([true, false, false]);
});
