// A long press asks what something is: the tap that would follow does not count.
const HOLD_MS = 450;
const SLACK_PX = 10;

/** Calls `ask` with what is long-pressed; a Svelte action for the element around it all. */
export function longpress(node: HTMLElement, ask: (held: Element) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let asked = false;

  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    asked = false;
    if (event.pointerType === 'mouse') return; // hovering explains things at once
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      asked = true;
      ask(event.target as Element);
    }, HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK_PX) stop();
  };
  const swallow = (event: Event) => {
    if (!asked) return;
    asked = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => asked && event.preventDefault();

  const all: [string, (event: never) => unknown, boolean?][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', stop],
    ['pointercancel', stop],
    ['click', swallow, true],
    ['contextmenu', menu],
  ];
  for (const [name, heard, capture] of all) node.addEventListener(name, heard as EventListener, capture);
  return {
    destroy(): void {
      stop();
      for (const [name, heard, capture] of all) node.removeEventListener(name, heard as EventListener, capture);
    },
  };
}
