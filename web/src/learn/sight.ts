// Which parts of the page are on the screen, and where: a lesson points at things that it does not own.
import type { Box } from './placing';

const STICKY_GAP = 8;
const CHANGES = ['scroll', 'transitionend', 'animationend'] as const;

export function find(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility()) ?? null;
}

export const isShown = (selector: string): boolean => find(selector) !== null;

/** The part of an element that no scrolling area and no edge of the screen cuts off. */
export function visibleBox(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at === document.body || getComputedStyle(at).overflow === 'visible') continue;
    cut(seen, at.getBoundingClientRect());
  }
  cut(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return { left: seen.left, top: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top };
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

function cut(seen: Edges & { left: number }, clip: Edges): void {
  Object.assign(seen, {
    left: Math.max(seen.left, clip.left),
    top: Math.max(seen.top, clip.top),
    right: Math.min(seen.right, clip.right),
    bottom: Math.min(seen.bottom, clip.bottom),
  });
}

/** Scroll an element fully into view, below what sticks to the top of its area. */
export function bringIntoView(element: HTMLElement): void {
  if (isUncovered(element)) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const cover = coverOf(element);
  if (!cover) return;
  element.style.scrollMarginTop = `${cover.getBoundingClientRect().height + STICKY_GAP}px`;
  element.scrollIntoView({ block: 'start', inline: 'nearest' });
  element.style.scrollMarginTop = '';
}

const isUncovered = (element: HTMLElement): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
  return corners.every(([x, y]) => isOf(element, topmost(x, y)));
};

/** What covers the top edge of an element: the largest part of the page that does not contain the element. */
function coverOf(element: HTMLElement): Element | null {
  const { left, top } = element.getBoundingClientRect();
  let over = topmost(left + 2, top + 2) ?? null;
  if (isOf(element, over)) return null;
  while (over?.parentElement && !over.parentElement.contains(element)) over = over.parentElement;
  return over;
}

const topmost = (x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((one) => !one.closest('.lesson'));

const isOf = (element: Element, over: Element | null | undefined): boolean =>
  Boolean(over && (element.contains(over) || over.contains(element)));

/** Call `look` once a frame whenever anything on the page changes or moves; call the returned function to stop. */
export function watch(look: () => void): () => void {
  let frame = 0;
  const later = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const observer = new MutationObserver(later);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  CHANGES.forEach((change) => document.addEventListener(change, later, { capture: true, passive: true }));
  addEventListener('resize', later);
  later();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    CHANGES.forEach((change) => document.removeEventListener(change, later, { capture: true }));
    removeEventListener('resize', later);
  };
}
