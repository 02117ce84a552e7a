// The server sends a whole position once, then only what has changed in the view.
import type { Position, PositionChange } from './types';

type Fields = Record<string, unknown>;

/** The new position, made from the old one, which stays as it was. */
export function applyChange(old: Position, { grown, view, ...rest }: PositionChange): Position {
  const before = old.view as Fields;
  const changed = { ...(view as Fields) };
  for (const name of grown) changed[name] = append(before[name], changed[name]);
  return { ...rest, view: { ...before, ...changed } as Position['view'] };
}

/** A list with items appended, or an object of such lists. */
function append(list: unknown, more: unknown): unknown {
  if (Array.isArray(list)) return [...(list as unknown[]), ...(more as unknown[])];
  return Object.fromEntries(
    Object.entries(list as Fields).map(([key, part]) => [key, append(part, (more as Fields)[key])]),
  );
}
