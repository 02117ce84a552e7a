// The icon of a line of the story: of the first thing of note in it.
import type { IconName } from '../art/icons';
import type { GameEvent } from '../api/types';

const ICONS: Record<string, IconName> = {
  age: 'hourglass',
  attack: 'sword',
  board: 'wonder',
  bonus: 'hourglass',
  built: 'hand',
  coins: 'coin',
  completed: 'flag',
  conflict: 'victory',
  crossed: 'pencil',
  debt: 'debt',
  defeat: 'defeat',
  diplomacy: 'diplomacy',
  'end-triggered': 'hourglass',
  'first-agora': 'trophy',
  forum: 'die',
  loss: 'debt',
  over: 'trophy',
  passed: 'pass',
  peace: 'diplomacy',
  raid: 'victory',
  recovered: 'pile',
  replaced: 'die',
  side: 'wonder',
  sold: 'coins',
  stage: 'stage',
  turn: 'hourglass',
  unlocked: 'key',
};
/** What comes along with something else: the icon is that of the other thing. */
const ASIDE = new Set(['trade', 'coins', 'chose']);

/**
 * The icons of the lines that tell these events, grouped as the server groups them: what a seat did until
 * something concerned everyone is one line, seats in order, and the loser of a conflict is told too.
 */
export function icons(events: readonly GameEvent[]): IconName[] {
  const lines: GameEvent[][] = [];
  let deeds = new Map<number, GameEvent[]>();
  const close = () => {
    lines.push(...[...deeds].sort(([a], [b]) => a - b).map(([, done]) => done));
    deeds = new Map();
  };
  const add = (seat: number, event: GameEvent) => deeds.set(seat, [...(deeds.get(seat) ?? []), event]);
  for (const event of events) {
    if (event.seat === null) {
      close();
      lines.push([event]);
    } else add(event.seat, event);
    if (event.code === 'conflict') add(Number(event.data.against), { ...event, code: 'defeat' });
  }
  close();
  return lines.map((line) => ICONS[(line.find((event) => !ASIDE.has(event.code)) ?? line[0])?.code ?? ''] ?? 'more');
}
