// Where the bubble of a lesson goes: beside what it talks about, never over it.

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
/** A place for the bubble, and how tall it may be there. */
export interface Place {
  left: number;
  top: number;
  maxHeight: number;
}

const MARGIN = 8; // to the edges of the screen
const GAP = 12; // to what the bubble talks about

/** Below, above, right or left of what must stay visible, wherever there is room; else where there is most. */
export function place(bubble: Size, avoid: Box[], screen: Size): Place {
  if (!avoid.length) return inside(area(MARGIN, MARGIN, screen.width - MARGIN, screen.height - MARGIN), bubble);
  const areas = areasAround(union(avoid), screen);
  const roomy = areas.find((area) => bubble.width <= area.width && bubble.height <= area.height);
  return inside(
    roomy ?? highest(areas.filter((area) => bubble.width <= area.width)) ?? areas[0]!,
    bubble,
    union(avoid),
  );
}

/** What is free on the four sides of a box. */
function areasAround({ left, top, width, height }: Box, screen: Size): Box[] {
  const [right, bottom] = [screen.width - MARGIN, screen.height - MARGIN];
  return [
    area(MARGIN, top + height + GAP, right, bottom),
    area(MARGIN, MARGIN, right, top - GAP),
    area(left + width + GAP, MARGIN, right, bottom),
    area(MARGIN, MARGIN, left - GAP, bottom),
  ];
}

const area = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

const highest = (areas: Box[]): Box | undefined => areas.toSorted((a, b) => b.height - a.height)[0];

/** Inside an area, as close to the middle of the target as possible. */
function inside(area: Box, bubble: Size, target: Box = area): Place {
  const height = Math.min(bubble.height, area.height);
  return {
    left: near(target.left + (target.width - bubble.width) / 2, area.left, area.left + area.width - bubble.width),
    top: near(target.top + (target.height - height) / 2, area.top, area.top + area.height - height),
    maxHeight: area.height,
  };
}

const near = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most));

function union(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
