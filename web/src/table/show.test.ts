import { describe, expect, it } from 'vitest';
import { neighbourhood } from './citizens';
import { ringOf, scriptOf, soundsOf, stays, travels, wayOf } from './show';

const act = (...props: string[]) => ({ cues: props.map((prop, seat) => stays(prop, seat, 'card')), ms: 400 });

describe('a script', () => {
  it('plays one act after the other; an empty act takes no time', () => {
    const { cues } = scriptOf([act('a', 'b'), act(), act('c')]);
    expect(cues.map(({ prop, at }) => [prop, at])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 320],
    ]);
  });

  it('lasts until the last thing has been seen, and long enough to be read', () => {
    expect(scriptOf([act('a')]).ms).toBe(1500);
    expect(scriptOf([{ cues: [{ ...stays('a', 0), after: 2000 }], ms: 400 }]).ms).toBe(2650);
  });

  it('makes a sound once, however many things make it at that moment', () => {
    const both = { cues: [stays('a', 0, 'card'), stays('b', 1, 'card'), travels('c', 1, 'bank', 'coin')], ms: 400 };
    expect(soundsOf(scriptOf([both]))).toEqual([
      { name: 'card', at: 0 },
      { name: 'coin', at: 0 },
    ]);
  });
});

describe('the ring of seats', () => {
  it.each([2, 3, 4, 5, 6, 7])('has a place of its own for each of %i', (n) => {
    const people = Array.from({ length: n }, (_, seat) => ({ seat }));
    const ring = ringOf(neighbourhood(people, 1));
    expect(ring.size).toBe(n);
    expect(new Set([...ring.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
  });
});

describe('the way', () => {
  const middle = { x: 50, y: 50 };
  it('bows away from the middle of the table', () => {
    const [, half] = wayOf({ x: 0, y: 10 }, { x: 100, y: 10 }, middle);
    expect(half.x).toBe(50);
    expect(half.y).toBeLessThan(10);
  });

  it('ends where two things meet', () => {
    const [, , end] = wayOf({ x: 0, y: 0 }, { x: 100, y: 0 }, middle, 0.4);
    expect(end).toEqual({ x: 40, y: 0 });
  });
});
