// Names of games, seats and strengths, as people call them.
import type { Seat, Table } from '../api/types';
import { maybe, maybeMessage, t, type Text } from './i18n.svelte';
import { gameName } from './titles.svelte';

/** How strong a bot is, for sentences, which may have to decline it. */
export const strength = (bot: string | null | undefined): Text => maybeMessage(`strength-${bot ?? ''}`, bot ?? '');

/** Who sits there, with the strength of a bot: "Aspasia, medium". */
export function seatName(seat: Seat): string {
  if (seat.kind !== 'bot') return seat.name ?? t('seat-open');
  const words = { name: seat.name ?? '', strength: strength(seat.bot) };
  return seat.name ? t('seat-bot-named', words) : t('seat-bot', words);
}

/** Who sits there, by name alone. */
export const playerName = (seat: Seat): string => seat.name ?? seatName(seat);

export function gameTitle(table: { game: string; options: Record<string, unknown> }): string {
  const { expansions, teams } = table.options;
  const more = teams === true ? '-teams' : Array.isArray(expansions) && expansions.length ? '-expansions' : '';
  return maybe(`${table.game}-name${more}`, gameName(table.game));
}

/** The others at a table: people by name, a single bot of a strength too, several are counted. */
export function company(table: Table): string {
  const others = table.seats.filter((seat) => !seat.you);
  const people = others.filter((seat) => seat.kind === 'human').map(seatName);
  const bots = others.filter((seat) => seat.kind === 'bot');
  const kinds = [...new Set(bots.map((seat) => seat.bot))].map((kind) => {
    const alike = bots.filter((seat) => seat.bot === kind);
    return alike.length > 1 ? t('seat-bots', { n: alike.length, strength: strength(kind) }) : seatName(alike[0]!);
  });
  const open = others.filter((seat) => seat.kind === 'open').length;
  return [...people, ...kinds, ...(open ? [t('seat-opens', { n: open })] : [])].join(' · ');
}

export const ROMAN = ['', 'I', 'II', 'III'];
