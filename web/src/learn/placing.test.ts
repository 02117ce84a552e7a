import { expect, it } from 'vitest';
import { type Box, place, type Size } from './placing';

const DESKTOP = { width: 1366, height: 650 };
const PHONE = { width: 360, height: 640 };
const BUBBLE = { width: 340, height: 180 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

function overlaps(one: Box, other: Box): boolean {
  const apart =
    one.left + one.width <= other.left ||
    other.left + other.width <= one.left ||
    one.top + one.height <= other.top ||
    other.top + other.height <= one.top;
  return !apart;
}

const placed = (bubble: Size, avoid: Box[], screen: Size): Box => {
  const { left, top, maxHeight } = place(bubble, avoid, screen);
  return { left, top, width: bubble.width, height: Math.min(bubble.height, maxHeight) };
};

it.each([
  ['the middle of a desktop', DESKTOP, box(500, 300, 100, 40)],
  ['a corner', DESKTOP, box(1300, 600, 60, 40)],
  ['a whole side', DESKTOP, box(0, 50, 300, 600)],
  ['the hand of a phone', PHONE, box(0, 390, 360, 250)],
  ['the top of a phone', PHONE, box(0, 50, 360, 200)],
  ['most of a phone', PHONE, box(0, 100, 360, 420)],
])('stands beside %s, on the screen', (_, screen, target) => {
  const found = placed(BUBBLE, [target], screen);
  expect(overlaps(found, target)).toBe(false);
  expect(found.left >= 0 && found.left + found.width <= screen.width).toBe(true);
  expect(found.top >= 0 && found.top + found.height <= screen.height).toBe(true);
});

it('prefers the room below, then above', () => {
  expect(place(BUBBLE, [box(500, 100, 100, 40)], DESKTOP).top).toBeGreaterThan(140);
  expect(place(BUBBLE, [box(500, 500, 100, 40)], DESKTOP).top).toBeLessThan(320);
});

it('avoids everything in the spotlight', () => {
  const both = [box(100, 100, 50, 50), box(600, 400, 50, 50)];
  expect(both.some((one) => overlaps(placed(BUBBLE, both, DESKTOP), one))).toBe(false);
});

it('is in the middle if nothing is in the spotlight', () => {
  expect(place(BUBBLE, [], DESKTOP)).toMatchObject({ left: 513, top: 235 });
});
