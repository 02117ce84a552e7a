// Names of games, seats and strengths, as people call them.
import type { Seat, Table } from '../api/types';
import { maybe, t } from './i18n.svelte';
import { gameName } from './titles.svelte';

export function strength(bot: string | null | undefined): string {
  return maybe(`strength.${bot ?? ''}`, bot ?? '');
}

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return t('seat.bot', { strength: strength(seat.bot) });
  return seat.name ?? t('seat.open');
}

export function gameTitle(table: { game: string; options: Record<string, unknown> }): string {
  const parts = [gameName(table.game)];
  const boxes = table.options.expansions;
  if (Array.isArray(boxes) && boxes.includes('cities')) parts.push(t('game.cities'));
  if (table.options.teams === true) parts.push(t('game.teams'));
  return parts.join(' ');
}

export function company(table: Table): string {
  const others = table.seats.filter((seat) => !seat.you);
  const people = others.filter((seat) => seat.kind === 'human').map(seatName);
  const bots = others.filter((seat) => seat.kind === 'bot');
  const kinds = [...new Set(bots.map((seat) => seatName(seat)))].map((name) => {
    const n = bots.filter((seat) => seatName(seat) === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
  return [...people, ...kinds].join(', ');
}

export const ROMAN = ['', 'I', 'II', 'III'];
