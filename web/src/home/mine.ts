// My games in order of urgency.
import type { MyTable } from '../api/types';

const urgency = ({ table, your_move }: MyTable): number => {
  if (!your_move) return Infinity;
  return table.deadline ? Date.parse(table.deadline) : Number.MAX_SAFE_INTEGER;
};

/** Games in progress: first those that wait for me, by deadline; then the rest as the server lists them. */
export function ongoing(mine: MyTable[]): MyTable[] {
  const going = mine.filter(({ table }) => table.status !== 'over');
  return going.toSorted((one, other) => {
    const [a, b] = [urgency(one), urgency(other)];
    return a === b ? 0 : a - b;
  });
}

export const finished = (mine: MyTable[]): MyTable[] => mine.filter(({ table }) => table.status === 'over');
