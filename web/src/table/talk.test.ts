import { describe, expect, it } from 'vitest';
import type { Resolution, Seat } from '../api/types';
import { audible, FACES, faceOf, inTheAir, phraseText, type Said, withTalk, WORDS } from './talk';

const line = (id: string, seat: number, at: number, sequence = 0): Said => ({
  id,
  seat,
  phrase: 'hello',
  sequence,
  seconds_ago: 0,
  at,
});
const step = (sequence: number) => ({ sequence }) as Resolution;

describe('phrases', () => {
  it('have words or a face, and always a text', () => {
    expect(WORDS.every((phrase) => faceOf(phrase) === null)).toBe(true);
    expect(FACES.every((phrase) => faceOf(phrase) !== null)).toBe(true);
    for (const phrase of [...WORDS, ...FACES]) expect(phraseText(phrase)).not.toBe(`phrase.${phrase}`);
  });
});

describe('what is said', () => {
  it('is shown for some seconds, the latest of each seat', () => {
    const lines = [line('a', 0, 0), line('b', 1, 5000), line('c', 1, 6000)];
    expect([...inTheAir(lines, 7000).values()].map((one) => one.id)).toEqual(['c']);
    expect(inTheAir(lines, 12_000).size).toBe(0);
  });

  it('is hidden if the speaker is muted', () => {
    const seats = [{ player: 'x' }, { player: 'y' }, { player: null }] as Seat[];
    const lines = [line('a', 0, 0), line('b', 1, 0), line('c', 2, 0)];
    expect(audible(lines, seats, ['y']).map((one) => one.id)).toEqual(['a', 'c']);
  });

  it('is in the log after the step it followed, newest first', () => {
    const lines = [line('a', 0, 0, 0), line('b', 0, 1, 1), line('c', 0, 2, 1)];
    const log = withTalk([step(1), step(2)], lines);
    expect(log.map((entry) => [entry.sequence, entry.lines.map((one) => one.id)])).toEqual([
      [2, []],
      [1, ['c', 'b']],
      [0, ['a']],
    ]);
  });
});
