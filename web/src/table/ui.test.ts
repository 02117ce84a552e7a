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
    revealed: 0,
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

it('puts back what was picked when a choice is out', () => {
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

it('reveals every live update once, if it has something to show', () => {
  const { ui, props } = table();
  keep({ motion: true });
  ui.reveal(() => true);
  expect(ui.showing).toBe(false);
  props.revealed = 1;
  ui.reveal(() => true);
  expect(ui.showing).toBe(true);
  ui.showing = false;
  ui.reveal(() => true);
  expect(ui.showing).toBe(false);
  props.revealed = 2;
  ui.reveal(() => false);
  expect(ui.showing).toBe(false);
});

it('reveals nothing where animations are off', () => {
  const { ui } = table({ revealed: 1 });
  keep({ motion: false });
  ui.reveal(() => true);
  expect(ui.showing).toBe(false);
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
