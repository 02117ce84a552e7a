import { expect, it } from 'vitest';
import type { Resolution } from '../../api/types';
import { freshBoxes, lastActions, lastTurn } from './lastActions';

const step = (sequence: number, ...events: object[]) => ({ sequence, events, undo_to: null }) as unknown as Resolution;
const crossed = (seat: number, building: string, box: number) => ({ code: 'crossed', seat, data: { building, box } });
const TURN = { code: 'turn', seat: null, data: { turn: 2, last: false } };

it('adds what follows from an effect to the turn it belongs to', () => {
  const story = [
    step(1, TURN),
    step(2, crossed(0, 'market', 1), crossed(1, 'agora', 2)),
    step(3, crossed(0, 'agora', 1)),
  ];
  const turn = lastTurn(story, story[2]!);
  expect(turn.map(({ sequence }) => sequence)).toEqual([2, 3]);
  expect(lastActions(turn, 2).map((done) => done.map(({ text }) => text))).toEqual([['1', '1'], ['2']]);
  expect(freshBoxes(turn, 0)).toEqual(new Set(['market 1', 'agora 1']));
});

it('still shows the last turn when the next one has begun', () => {
  const story = [step(1, crossed(0, 'market', 1), TURN), step(2, crossed(0, 'agora', 1), TURN)];
  expect(lastTurn(story, story[1]!).map(({ sequence }) => sequence)).toEqual([2]);
});

it('makes do with the last step until the story arrives', () => {
  expect(lastTurn([], step(7))).toHaveLength(1);
  expect(lastTurn([], null)).toEqual([]);
});

it('shows the turn before one that was taken back', () => {
  const story = [step(1, crossed(0, 'market', 1), TURN), step(2, crossed(0, 'agora', 1), TURN)];
  const undo = { ...step(3), undo_to: 1 };
  expect(lastTurn([...story, undo], undo).map(({ sequence }) => sequence)).toEqual([1]);
});
