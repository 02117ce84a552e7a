// Names of games, seats and strengths, for people.
import { type Character, isCharacter } from '../api/people';
import type { Seat, Table } from '../api/types';
import { maybe, maybeMessage, t, type Text } from './i18n.svelte';
import { gameName } from './titles.svelte';

/** A bot of this strength, with a character or without. */
export const makeBot = (strength: string, character: Character | null): string =>
  character ? `${strength}:character=${character}` : strength;

/** A bot's character, if it has one: its avatar. */
export const characterOf = (seat: Pick<Seat, 'avatar'>): Character | null =>
  isCharacter(seat.avatar) ? seat.avatar : null;

/** How strong a bot is, for sentences, which may have to decline it. */
export const strength = (bot: string | null | undefined): Text => maybeMessage(`strength-${bot ?? ''}`, bot ?? '');

/** Who sits there, with a bot's strength and character: "Aspasia, medium" or "Brasidas, general, hard". */
export function seatName(seat: Seat): string {
  if (seat.kind !== 'bot') return seat.name ?? t('seat-open');
  const character = characterOf(seat);
  const words = { name: seat.name ?? '', strength: strength(seat.strength) };
  if (character) return t('seat-character', { ...words, character: t(`character-${character}`) });
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
    return alike.length > 1
      ? t('seat-bots', { n: alike.length, strength: strength(alike[0]!.strength) })
      : seatName(alike[0]!);
  });
  const open = others.filter((seat) => seat.kind === 'open').length;
  return [...people, ...kinds, ...(open ? [t('seat-opens', { n: open })] : [])].join(' · ');
}

export const ROMAN = ['', 'I', 'II', 'III'];
