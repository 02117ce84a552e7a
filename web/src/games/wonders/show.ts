// The show of the card game: turns the events of a resolution, and the position after it, into what is seen.
import type { Resolution, WondersEvent } from '../../api/types';
import { type Act, type Planned, type Script, scriptOf, stays, travels } from '../../table/show';
import type { RevealKind } from '../../table/reveals';
import { eventsOf } from './lastActions';

export type Prop =
  | { kind: 'card'; card: string }
  | { kind: 'stage' | 'coins' | 'sold' | 'debt' | 'raid' | 'shields' | 'victory' | 'defeat'; n: number }
  | { kind: 'left' | 'declined' | 'diplomacy' | 'forget' | 'hand' | 'peace' };

/** What the script needs to know about the position after the resolution. */
export interface After {
  view: { phase: string; turn: number };
  facts: { passing: number; cities: readonly unknown[] };
}

type Cues = Planned<Prop>[];
type ConflictEvent = Extract<WondersEvent, { code: 'conflict' }>;
const HAND_MS = 280; // only a hint: the next choice is waiting
const BATTLE_MS = 900;
const BATTLES_MS = 2100; // for all of them: if there are many, they overlap
const MEET = 0.42; // the two shields stop side by side

/** B17: all cards turn over; then the payments, what they bring, what is lost; then the hands go on (B22). */
export function turnScript(resolution: Resolution, after: After): Script<Prop> {
  const events = eventsOf(resolution);
  const act = (cueOf: (event: WondersEvent) => Cues, ms: number): Act<Prop> => ({ cues: events.flatMap(cueOf), ms });
  const hands = { cues: handsPassed(events, after), ms: HAND_MS };
  return scriptOf([act(cardCue, 400), act(paymentCue, 420), act(effectCue, 400), act(lossCues, 400), hands]);
}

/** C33: first the cities that stay out are shown; then the others fight pair by pair. */
export function battleScript(resolution: Resolution): Script<Prop> {
  const events = eventsOf(resolution);
  const battles = events.filter((event) => event.code === 'conflict');
  const gap = Math.min(BATTLE_MS * 0.6, BATTLES_MS / Math.max(1, battles.length));
  const peace = events.flatMap((event) =>
    event.code === 'peace' ? [stays<Prop>({ kind: 'peace' }, event.seat, 'card')] : [],
  );
  const fights = battles.flatMap((battle, i) => battleCues(battle, i * gap));
  return scriptOf([
    { cues: peace, ms: 350 },
    { cues: fights, ms: BATTLE_MS },
  ]);
}

export const scriptFor = (kind: RevealKind, resolution: Resolution, after: After): Script<Prop> =>
  kind === 'battles' ? battleScript(resolution) : turnScript(resolution, after);

function cardCue(event: WondersEvent): Cues {
  switch (event.code) {
    case 'built':
    case 'recovered':
      return [stays({ kind: 'card', card: event.data.card }, event.seat, 'card')];
    case 'stage':
      return [stays({ kind: 'stage', n: event.data.stage }, event.seat, 'build')];
    case 'sold':
      return [stays({ kind: 'sold', n: event.data.coins }, event.seat, 'card')];
    case 'left':
    case 'declined':
      return [stays({ kind: event.code }, event.seat, 'card')];
    default:
      return [];
  }
}

function paymentCue(event: WondersEvent): Cues {
  if (event.code !== 'trade') return [];
  return [travels({ kind: 'coins', n: event.data.coins }, event.seat, event.data.to, 'coin')];
}

function effectCue(event: WondersEvent): Cues {
  switch (event.code) {
    case 'coins':
      return [travels({ kind: 'coins', n: event.data.coins }, 'bank', event.seat, 'coin')];
    case 'debt':
      return [travels({ kind: 'debt', n: event.data.points }, 'bank', event.seat, 'coin')];
    case 'diplomacy':
      return [stays({ kind: 'diplomacy' }, event.seat, 'card')];
    case 'raid':
      return [stays({ kind: 'raid', n: event.data.age }, event.seat, 'battle')];
    case 'forget':
      return [travels({ kind: 'forget' }, event.seat, 'bank', 'card')];
    default:
      return [];
  }
}

/** C24, C25: coins go to the bank, and Debt comes for the rest. */
function lossCues(event: WondersEvent): Cues {
  if (event.code !== 'loss') return [];
  const { coins, debt } = event.data;
  const lost: Cues = coins ? [travels({ kind: 'coins', n: coins }, event.seat, 'bank', 'coin')] : [];
  return debt ? [...lost, travels({ kind: 'debt', n: debt }, 'bank', event.seat, 'coin')] : lost;
}

/** The hands go on when the next turn of the same Age begins. */
function handsPassed(events: WondersEvent[], { view, facts }: After): Cues {
  const goesOn = view.phase === 'card' && view.turn > 1;
  if (!goesOn || events.some((event) => event.code === 'age' || event.code === 'chose')) return [];
  const n = facts.cities.length;
  return facts.cities.map((_, seat) => travels({ kind: 'hand' }, seat, (seat + facts.passing + n) % n, 'card'));
}

/** Two shields meet; then the winner has a Victory token, the loser a Defeat token, or neither. */
function battleCues({ seat, data }: ConflictEvent, after: number): Cues {
  const { against, shields, against_shields, tokens, won, lost } = data;
  const meets = (n: number, from: number, to: number): Planned<Prop> => ({
    ...travels<Prop>({ kind: 'shields', n }, from, to, 'battle'),
    reach: MEET,
    after,
  });
  const takes = (kind: 'victory' | 'defeat', n: number, who: number): Planned<Prop> => ({
    ...stays<Prop>({ kind, n }, who),
    after: after + BATTLE_MS / 2,
    ms: BATTLE_MS / 2,
  });
  const met = [meets(shields ?? 0, seat, against), meets(against_shields ?? 0, against, seat)];
  if (!tokens) return met;
  return [...met, takes('victory', won ?? tokens, seat), takes('defeat', lost ?? -tokens, against)];
}
