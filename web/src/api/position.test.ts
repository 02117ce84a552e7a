import { describe, expect, it } from 'vitest';
import { applyChange } from './position';
import type { Position, PositionChange } from './types';

const position = (sequence: number, view: object) => ({ sequence, moves: [], view }) as unknown as Position;
const change = (sequence: number, view: object, grown: string[] = []) =>
  ({ sequence, moves: [], view, grown }) as unknown as PositionChange;

describe('a changed position', () => {
  it('keeps the fields of the view that are not mentioned', () => {
    const old = position(3, { turn: 1, boards: ['olympia'] });
    expect(applyChange(old, change(4, { turn: 2 }))).toEqual(position(4, { turn: 2, boards: ['olympia'] }));
  });

  it('replaces lists, and appends to those that have grown', () => {
    const old = position(3, { hand: ['loom'], log: ['sell loom'] });
    const next = applyChange(old, change(4, { hand: ['well'], log: ['build well'] }, ['log']));
    expect(next.view).toEqual({ hand: ['well'], log: ['sell loom', 'build well'] });
  });

  it('appends to each list of an object', () => {
    const old = position(3, { seen: { 0: [['loom']], 2: [['well']] } });
    const next = applyChange(old, change(4, { seen: { 0: [['altar']], 2: [] } }, ['seen']));
    expect(next.view).toEqual({ seen: { 0: [['loom'], ['altar']], 2: [['well']] } });
  });

  it('leaves the old position as it was: it may still be shown', () => {
    const old = position(3, { log: ['a'] });
    applyChange(old, change(4, { log: ['b'] }, ['log']));
    expect(old).toEqual(position(3, { log: ['a'] }));
  });
});
