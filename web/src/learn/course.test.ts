import { expect, it } from 'vitest';
import { allLessons, loadLesson } from '../games';
import { allows, type Lesson, scenesOf, settle } from './course';

const step = (id: string, opens?: string) => ({ id, on: [], opens, rules: [] });
const LESSON: Lesson = {
  game: 'wonders',
  options: {},
  seed: 1,
  bot: 'medium',
  turns: [
    { sequence: 0, move: 'build loom', steps: [step('read'), step('pick', '.uses'), step('build')] },
    { sequence: 2, move: 'pass', steps: [step('open', '.sheet'), step('rows'), step('close', '.bare'), step('pass')] },
    { sequence: 3, steps: [step('end')] },
  ],
};
const SCENES = scenesOf(LESSON);
const at = (id: string) => SCENES.findIndex((scene) => scene.step.id === id);
const next = (from: string, sequence: number, ...shown: string[]) =>
  SCENES[settle(SCENES, at(from), sequence, (selector) => shown.includes(selector))]!.step.id;

it('waits for what each step asks', () => {
  expect(SCENES.map((scene) => scene.waits)).toEqual([
    ...['reading', 'opening', 'move'],
    ...['opening', 'reading', 'opening', 'move'],
    'end',
  ]);
});

it('goes on when something is opened, and back when it is closed', () => {
  expect(next('pick', 0)).toBe('pick');
  expect(next('pick', 0, '.uses')).toBe('build');
  expect(next('build', 0)).toBe('pick');
});

it('goes on when a sheet that it opened is closed', () => {
  expect(next('rows', 2, '.sheet')).toBe('rows');
  expect(next('close', 2, '.sheet')).toBe('close');
  expect(next('close', 2, '.bare')).toBe('pass');
  expect(next('rows', 2, '.bare')).toBe('open');
});

it('skips what is open already', () => {
  expect(next('build', 2, '.sheet')).toBe('rows');
});

it('lets the table decide which turn it is', () => {
  expect(next('read', 2)).toBe('open');
  expect(next('rows', 0)).toBe('read');
  expect(next('read', 1)).toBe('open'); // the others are still playing: it comes next
  expect(next('read', 9)).toBe('end');
  expect(SCENES[settle(SCENES, -1, 0, () => false)]!.step.id).toBe('read');
});

it('asks for one move, and accepts any if that one is not legal', () => {
  const [turn, , last] = LESSON.turns as [Lesson['turns'][0], Lesson['turns'][0], Lesson['turns'][0]];
  const legal = [{ move: 'build loom' }, { move: 'sell loom' }];
  expect(allows(turn, 'build loom', legal)).toBe(true);
  expect(allows(turn, 'sell loom', legal)).toBe(false);
  expect(allows(turn, 'sell loom', legal.slice(1))).toBe(true);
  expect(allows(last, 'sell loom', legal)).toBe(true);
});

it.each(allLessons().map(({ id }) => id))('has a well-formed lesson %s', async (id) => {
  const { turns } = await loadLesson(id);
  const ids = turns.flatMap((turn) => turn.steps.map((one) => one.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(turns.every((turn) => turn.steps.length > 0 && !turn.steps.at(-1)!.opens)).toBe(true);
  expect(turns.filter((turn) => !turn.move)).toEqual([turns.at(-1)]);
});
