// What the pad calls things, in the words that the games already have.
import type { IconName } from '../art/icons';
import { enumerate, maybe, message, render, t, type Key, type Text } from '../lib/i18n.svelte';
import type { Colour, Column, Count, Row, Rules } from '../score/column';
import { SYMBOLS } from '../score/column';
import { COMPLETE_CARD, COMPLETE_POINTS, type Counted, MASK_CARDS, PER_CARDS, WILD_CARD } from '../score/printed';
import { type Numbers, type Science, SET_POINTS, setsOf, symbolCount } from '../score/science';
import type { Line } from './pad';

export const gameTitleOf = ({ game, cities, teams }: Rules): string =>
  t(`${game}-name${game === 'dice' ? '' : teams ? '-teams' : cities ? '-expansions' : ''}` as Key);

export const rowMessage = ({ game }: Rules, row: Row): Text =>
  message((game === 'dice' ? `dice-building-${row}` : `wonders-row-${row}`) as Key);
export const rowTitle = (rules: Rules, row: Row): string => render(rowMessage(rules, row));

const ROW_ICONS: Partial<Record<Row, IconName>> = {
  treasury: 'coin',
  military: 'shield',
  civilian: 'sign-bar',
  commerce: 'sign-circle',
  science: 'compass',
  guilds: 'sign-star',
  cities: 'sign-ring',
};

/** A row of the sheet, or the coins. */
export const lineTitle = (rules: Rules, line: Line): string =>
  line === 'coins' ? t('pad-coins') : rowTitle(rules, line);
export const lineIcon = ({ game }: Rules, line: Line): IconName =>
  line === 'coins'
    ? 'coin'
    : game === 'wonders' && line === 'wonder'
      ? 'stage'
      : (ROW_ICONS[line] ?? (line as IconName));

export const boardTitle = (rules: Rules, board: string): string =>
  board ? maybe(`${rules.game}-board-${board}`, board) : '';

/** The Wonder of a column with its side, or nothing. */
export const boardOf = (rules: Rules, { board, side }: Column): string =>
  board && rules.game === 'wonders'
    ? t('pad-board-side', { board: boardTitle(rules, board), side: message(`wonders-side-${side}`) })
    : boardTitle(rules, board);

export const cardTitle = (card: string): string => t(`wonders-card-${card}` as Key);

/** What a card that is asked for by name does, in the words of the rules. */
export function cardEffect(card: string): string {
  if (card === WILD_CARD) return t('wonders-effect-any-science');
  if (MASK_CARDS.includes(card)) return t('wonders-effect-mask');
  if (card === COMPLETE_CARD)
    return t('wonders-effect-points-if-complete', { points: message('number-point', { n: COMPLETE_POINTS }) });
  const { each, counted, own, neighbours } = PER_CARDS[card]!;
  const where = own && neighbours ? 'all' : own ? 'self' : 'neighbours';
  return t('wonders-effect-points-per', {
    points: message('number-point', { n: each }),
    counted: countedMessage(counted),
    where: message(`wonders-where-${where}`),
  });
}

function countedMessage(counted: readonly Counted[]): Text {
  const [first] = counted;
  if (first === 'stages') return message('wonders-counted-stages');
  if (first === 'victories') return message('wonders-counted-victories');
  if (first === 'victory-1' || first === 'victory-2' || first === 'victory-3')
    return message('wonders-counted-victories-of-age', {
      age: message(first === 'victory-1' ? 'wonders-age-1' : first === 'victory-2' ? 'wonders-age-2' : 'wonders-age-3'),
    });
  const colours = counted.map((colour) => message(`wonders-colour-${colour as Colour}`) as Text);
  const or = (head: Text, tail: Text): Text => message('list-or', { head, tail });
  const list = colours.length < 2 ? colours[0]! : or(commas(colours.slice(0, -1)), colours.at(-1)!);
  return message('wonders-counted-cards', { colours: list });
}

const commas = (parts: Text[]): Text => parts.reduce((head, tail) => message('list-comma', { head, tail }));

export const COUNT_ICONS: Partial<Record<Count, IconName>> = {
  coins: 'coin',
  debt: 'debt',
  stages: 'stage',
  'victory-1': 'victory-1',
  'victory-2': 'victory-2',
  'victory-3': 'victory-3',
  defeat: 'defeat',
  compass: 'compass',
  gear: 'gear',
  tablet: 'tablet',
  mask: 'mask',
};

/** What wild symbols and masks are best used for, and what all symbols together are worth, as sentences. */
export function scienceWords(best: Science): string[] {
  return [
    ...(symbolCount(best.wild) ? [t('pad-science-wild', { symbols: symbolList(best.wild) })] : []),
    ...(symbolCount(best.copied) ? [t('pad-science-copied', { symbols: symbolList(best.copied) })] : []),
    ...(symbolCount(best.symbols) ? [t('pad-science-sum', sumWords(best.symbols))] : []),
  ];
}

const sumWords = (symbols: Numbers): { squares: string; sets: string } => ({
  squares: SYMBOLS.map((one) => String(symbols[one] ** 2)).join(' + '),
  sets: `${setsOf(symbols)} × ${SET_POINTS}`,
});

const symbolList = (numbers: Numbers): Text =>
  enumerate(
    SYMBOLS.filter((one) => numbers[one]).map((one) =>
      message('pad-symbols', { n: numbers[one], symbol: message(`wonders-science-${one}`) }),
    ),
  );
