import { describe, expect, it } from 'vitest';
import type { Position, Resolution } from '../api/types';
import { enqueue, isScene, NO_REVEALS, repeat, type Revealing, skip, skipAll, type Worth } from './reveals';

const worth: Worth = {
  players: 3,
  actions: (resolution) => resolution.seats.length > 0,
  battles: (resolution) => resolution.events.length > 0,
};
const step = (seats: number[], { battles = false, over = false, undo_to = null as number | null } = {}) => ({
  resolution: { seats, events: battles ? [{}] : [], undo_to } as unknown as Resolution,
  position: {} as Position,
  over,
});
const TURN = step([0, 1, 2]);
const FOLLOW_UP = step([1]);
const END = step([2], { battles: true, over: true });
const after = (...updates: (typeof TURN)[]) =>
  updates.reduce((queue, update) => enqueue(queue, update, worth), NO_REVEALS);
const kinds = ({ current, waiting }: Revealing) => [current, ...waiting].map((one) => one?.kind);

describe('reveals', () => {
  it('come in the order of the rules: a follow-up waits until the turn has been seen, the winner comes last', () => {
    const queue = after(TURN, FOLLOW_UP, END);
    expect(kinds(queue)).toEqual(['turn', 'follow-up', 'follow-up', 'battles', 'score', 'winner']);
  });

  it('pass one by one', () => {
    let queue = after(TURN, FOLLOW_UP);
    queue = skip(queue);
    expect(kinds(queue)).toEqual(['follow-up']);
    expect(skip(queue).current).toBeNull();
  });

  it('are skipped together', () => {
    expect(kinds(skipAll(after(TURN, FOLLOW_UP, END)))).toEqual([undefined]);
  });

  it('of the last turn can be seen again, with what followed', () => {
    const queue = skipAll(after(TURN, step([0, 1, 2], { battles: true }), FOLLOW_UP));
    expect(kinds(repeat(queue))).toEqual(['turn', 'battles', 'follow-up']);
  });

  it('start again with the turn while one is shown, and lose nothing', () => {
    expect(kinds(repeat(skip(after(TURN, END))))).toEqual(['turn', 'follow-up', 'battles', 'score', 'winner']);
  });

  it('of a turn that was taken back are gone', () => {
    expect(after(TURN, step([], { undo_to: 0 }))).toEqual(NO_REVEALS);
  });

  it('are skipped if old, for somebody who was away', () => {
    expect(kinds(after(TURN, TURN, TURN, TURN, TURN, FOLLOW_UP))).toEqual(['turn', 'turn', 'turn', 'follow-up']);
  });

  it('are drawn over the table, except for the score and the winner', () => {
    const { current, waiting } = after(TURN, END);
    expect([current, ...waiting].map(isScene)).toEqual([true, true, true, false, false]);
  });
});
