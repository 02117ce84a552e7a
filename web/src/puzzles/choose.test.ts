import { describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '../api/types';
import { addressOf, matching, nextPuzzle } from './choose';

const info = (id: string, set: string, ...themes: string[]): PuzzleInfo => ({
  id,
  set,
  number: 1,
  players: 3,
  difficulty: 1,
  themes,
});
const ALL = [
  info('wonders-1', 'wonders', 'science'),
  info('wonders-2', 'wonders', 'military', 'science'),
  info('cities-1', 'cities', 'military'),
  info('dice-1', 'dice', 'denial'),
];
const ANY = { set: null, theme: null };

describe('which puzzles match', () => {
  it('takes both set and theme into account', () => {
    expect(matching(ALL, { set: 'wonders', theme: 'military' }).map(({ id }) => id)).toEqual(['wonders-2']);
    expect(matching(ALL, { set: null, theme: 'military' })).toHaveLength(2);
    expect(matching(ALL, ANY)).toHaveLength(4);
  });
});

describe('the next puzzle', () => {
  it('is the next one without an answer, around the end of the list', () => {
    expect(nextPuzzle(ALL, ANY, 'wonders-1', { 'wonders-2': true })?.id).toBe('cities-1');
    expect(nextPuzzle(ALL, ANY, 'dice-1', {})?.id).toBe('wonders-1');
  });
  it('is the next one of all if every one has an answer', () => {
    const answered = Object.fromEntries(ALL.map(({ id }) => [id, false]));
    expect(nextPuzzle(ALL, ANY, 'wonders-2', answered)?.id).toBe('cities-1');
  });
  it('is never the current one', () => {
    expect(nextPuzzle(ALL, { set: 'dice', theme: null }, 'dice-1', {})).toBeNull();
    expect(nextPuzzle(ALL, { set: 'dice', theme: 'science' }, 'wonders-1', {})).toBeNull();
  });
});

describe('the address', () => {
  it('keeps the wish', () => {
    expect(addressOf(ALL[3]!, ANY)).toBe('/puzzles/dice/1');
    expect(addressOf(ALL[3]!, { set: 'dice', theme: 'denial' })).toBe('/puzzles/dice/1?set=dice&theme=denial');
  });
});
