// A board as it is drawn: buildings with rows of boxes, as the catalogue describes them.
import type { Message } from '../../api/types';
import type { Board, Effect } from './types';

export interface Box {
  number: number;
  cost: number;
  effects: Effect[];
  message: Message;
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

export function plansOf(board: Board): Map<string, Plan> {
  return new Map(Object.entries(board.plans).map(([building, plan]) => [building, planOf(building, plan)]));
}

function planOf(building: string, plan: Board['plans'][string]): Plan {
  const boxes = plan.boxes.map((box, index) => ({ number: index + 1, ...box }));
  const arrows = Object.entries(plan.arrows).map(([symbol, arrow]) => ({
    symbol,
    boxes: arrow.boxes.map((number) => boxes[number - 1]!),
    anyOrder: arrow.any_order,
  }));
  // Arrows whose boxes are all in rows already are columns.
  const rows: Row[] = [];
  const columns: Row[] = [];
  const seen = new Set<Box>();
  for (const arrow of arrows) {
    (arrow.boxes.length && arrow.boxes.every((box) => seen.has(box)) ? columns : rows).push(arrow);
    arrow.boxes.forEach((box) => seen.add(box));
  }
  return { building, boxes, rows, columns };
}

/** The column of a box in a building with columns, from 0. */
export function columnOf(plan: Plan, box: Box): number {
  return plan.columns.findIndex((column) => column.boxes.includes(box));
}
