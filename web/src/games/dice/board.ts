// A board as it is drawn: buildings with rows of boxes, read from the view.
import type { Effect } from './effects';
import { readBox } from './notation';
import type { BoardView } from './types';

export interface Box {
  number: number;
  cost: number;
  effects: Effect[];
}
/** A symbol, and the boxes that its arrow leads to, one after the other or in any order. */
export interface Row {
  symbol: string;
  boxes: Box[];
  anyOrder: boolean;
}
export interface Plan {
  building: string;
  boxes: Box[];
  rows: Row[];
  /** A second set of arrows over the same boxes: the columns of the Agora. */
  columns: Row[];
}

export const CITY = [
  'west-barracks',
  'wonder',
  'guild-court',
  'gallery',
  'east-barracks',
  'agora',
  'market',
  'university',
] as const;

export function plansOf(board: BoardView): Map<string, Plan> {
  return new Map(Object.entries(board.plans).map(([building, plan]) => [building, planOf(building, plan)]));
}

function planOf(building: string, plan: BoardView['plans'][string]): Plan {
  const boxes = plan.boxes.map((text, index) => ({ number: index + 1, ...readBox(text) }));
  const arrows = Object.entries(plan.arrows).map(([symbol, arrow]) => ({
    symbol,
    boxes: arrow.boxes.map((number) => boxes[number - 1]!),
    anyOrder: arrow.any_order,
  }));
  // Arrows whose boxes all stand in rows already are columns.
  const rows: Row[] = [];
  const columns: Row[] = [];
  const seen = new Set<Box>();
  for (const arrow of arrows) {
    (arrow.boxes.length && arrow.boxes.every((box) => seen.has(box)) ? columns : rows).push(arrow);
    arrow.boxes.forEach((box) => seen.add(box));
  }
  return { building, boxes, rows, columns };
}

/** Where a box stands in a building with columns: its place among them, from 0. */
export function columnOf(plan: Plan, box: Box): number {
  return plan.columns.findIndex((column) => column.boxes.includes(box));
}
