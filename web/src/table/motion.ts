// How things move in a show: with the Web Animations API, using only transform and opacity.
import { type Cue, isTravelling, type Place, type Point, wayOf } from './show';

type Timed = Pick<Cue<unknown>, 'from' | 'to' | 'reach' | 'at' | 'ms'>;
const MARGIN = 4;

export interface Points {
  of: (place: Place) => Point;
  middle: Point;
  /** Put a spot at its seat, inside the area. */
  settle: (spot: HTMLElement, seat: number) => void;
}

/** Where the seats are in this area: those on the screen (`data-seat`), or a ring given in shares of the area. */
export function pointsOf(area: HTMLElement, ring: ReadonlyMap<number, Point> | null): Points {
  const frame = area.getBoundingClientRect();
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const points = ring ? scaled(ring, frame) : seatsOnScreen(frame);
  const sizes = new Map(
    [...area.querySelectorAll<HTMLElement>('.spot')].map((spot) => [spot, spot.getBoundingClientRect()]),
  );
  return {
    middle,
    of: (place) => (place === 'bank' ? middle : (points.get(place) ?? middle)),
    settle(spot, seat) {
      const size = sizes.get(spot)!;
      const at = inside(points.get(seat) ?? middle, size, frame);
      points.set(seat, at);
      spot.style.transform = `${shift(at)} translate(-50%, -50%)`;
      spot.style.opacity = '1';
    },
  };
}

/** It turns over, or appears, where it is. */
export function arrive(thing: HTMLElement, { at, ms }: Timed): void {
  const from = { transform: 'rotateY(90deg) scale(0.8)', opacity: 0 };
  const to = { transform: 'none', opacity: 1 };
  thing.animate([from, to], { delay: at, duration: ms, easing: 'ease-out', fill: 'both' });
}

/** It moves from its place to another; if it stops on the way to meet something, it stays visible. */
export function fly(thing: HTMLElement, cue: Timed, points: Points): void {
  if (!isTravelling(cue)) return;
  const met = cue.reach !== undefined;
  const way = wayOf(points.of(cue.from), points.of(cue.to), points.middle, cue.reach);
  const [begin, half, end] = way.map((point) => `${shift(point)} translate(-50%, -50%)`) as [string, string, string];
  const frames = [
    { transform: `${begin} scale(0.6)`, opacity: 0, offset: 0 },
    { transform: begin, opacity: 1, offset: 0.15 },
    { transform: met ? end : half, opacity: 1, offset: 0.5 },
    { transform: end, opacity: 1, offset: 0.9 },
    { transform: `${end} scale(0.8)`, opacity: 0, offset: 1 },
  ];
  thing.animate(frames, { delay: cue.at, duration: cue.ms, easing: 'ease-in-out', fill: 'both' });
}

const shift = ({ x, y }: Point): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`;

const scaled = (ring: ReadonlyMap<number, Point>, { width, height }: DOMRect): Map<number, Point> =>
  new Map([...ring].map(([seat, { x, y }]) => [seat, { x: x * width, y: y * height }]));

function seatsOnScreen(frame: DOMRect): Map<number, Point> {
  const seats = document.querySelectorAll<HTMLElement>('main [data-seat]');
  return new Map([...seats].map((seat) => [Number(seat.dataset.seat), middleOf(seat.getBoundingClientRect(), frame)]));
}

/** The middle of the visible part of a seat. */
function middleOf(seat: DOMRect, frame: DOMRect): Point {
  const bottom = Math.min(seat.bottom, frame.bottom);
  return { x: (seat.left + seat.right) / 2 - frame.left, y: (seat.top + bottom) / 2 - frame.top };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The nearest point at which something of this size is fully inside the frame. */
function inside({ x, y }: Point, { width, height }: DOMRect, frame: DOMRect): Point {
  return {
    x: clamp(x, width / 2 + MARGIN, frame.width - width / 2 - MARGIN),
    y: clamp(y, height / 2 + MARGIN, frame.height - height / 2 - MARGIN),
  };
}
