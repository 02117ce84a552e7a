/** The picture of every effect of the card game, drawn from its data. */
import type { Countable, Effect, Where } from '../types';
import type { IconName } from '../../../art/icons';
import { type Part, card, coins, group, icon, joined, points, small, struck, text } from '../../../art/parts';

const SLASH = text('/');

/** The parts of an effect's picture, from left to right. */
export function effectParts(effect: Effect): Part[] {
  switch (effect.kind) {
    case 'produce':
      return produce(effect.symbols, effect.for_sale);
    case 'produce-owned':
      return [icon('any-resource'), small('plus'), small('lock')];
    case 'produce-missing':
      return [icon('any-resource'), struck('any-resource'), small('lock')];
    case 'trading-post':
      return around(effect.where, [coins(1), group(effect.resources.map((name) => icon(name)))]);
    case 'wharf':
      return around(effect.where, [coins('−1'), icon('any-resource')]);
    case 'smuggling':
      return around(['left', 'right'], [coins('−1'), icon('any-resource'), icon('any-resource')]);
    case 'shields':
      return shields(effect.amount);
    case 'science':
      return [icon(effect.symbol, 'green')];
    case 'any-science':
      return joined([icon('compass', 'green'), icon('gear', 'green'), icon('tablet', 'green')], SLASH);
    case 'mask':
      return around(['left', 'right'], [icon('mask'), card('green')]);
    case 'free-new-colours':
      return [coins(0), card('blue'), card('red'), card('green'), text('1')];
    case 'free-build':
      return [coins(0), icon(effect.moment === 'first' ? 'first' : 'last'), icon('card')];
    case 'play-last-card':
      return [icon('hand'), small('plus'), icon('last')];
    case 'free-stages':
      return [icon('stage'), struck('any-resource')];
    case 'coins':
      return [coins(effect.amount)];
    case 'points':
      return [points(effect.amount)];
    case 'coins-per':
      return around(effect.where, [coins(effect.amount), SLASH, ...counted(effect.counted)]);
    case 'points-per':
      return around(effect.where, [points(effect.amount), SLASH, ...counted(effect.counted)]);
    case 'points-if-complete':
      return [points(effect.amount), text('='), icon('stage'), small('check')];
    case 'neighbours-gain':
      return around(['left', 'right'], [coins(`+${effect.amount}`)]);
    case 'others-gain':
      return [icon('others'), coins(`+${effect.amount}`)];
    case 'others-lose':
      return [icon('others'), coins(`−${effect.amount}`), ...(effect.per ? [SLASH, ...counted(effect.per)] : [])];
    case 'neighbours-owe':
      return around(['left', 'right'], [...(effect.amount > 1 ? [text(`${effect.amount}`)] : []), icon('debt')]);
    case 'diplomacy':
      return [icon('diplomacy')];
    case 'raid':
      return [victory(effect.age)];
    case 'forget-defeats':
      return [struck('defeat')];
    case 'build-from-discard':
      return [icon('pile'), text('→'), coins(0)];
    default:
      return unknown(effect);
  }
}

/** For effects of a newer server than this page: their texts still say what they do. */
function unknown(_effect: never): Part[] {
  return [icon('help')];
}

function produce(symbols: string[][], forSale: boolean): Part[] {
  const parts = symbols.flatMap((kinds) =>
    joined(
      kinds.map((name) => icon(name as IconName)),
      SLASH,
    ),
  );
  return forSale ? parts : [group(parts, true)];
}

function shields(amount: number): Part[] {
  return amount > 3 ? [text(`${amount}`), icon('shield')] : Array.from({ length: amount }, () => icon('shield'));
}

/** Arrows to the neighbours that an effect mentions; your own city is a pin when it is one of several. */
function around(where: Where, parts: Part[]): Part[] {
  const left: Part[] = where.includes('left') ? [small('left')] : [];
  const right: Part[] = where.includes('right') ? [small('right')] : [];
  const own: Part[] = where.includes('self') && where.length > 1 ? [small('here')] : [];
  return [...left, ...parts, ...own, ...right];
}

function counted(what: Countable): Part[] {
  switch (what.kind) {
    case 'cards':
      return what.colours.map((colour) => card(colour));
    case 'stages':
      return [icon('stage')];
    case 'victories':
      return [what.age ? victory(what.age) : icon('victory')];
    case 'defeats':
      return [icon('defeat')];
  }
}

const VICTORIES: IconName[] = ['victory', 'victory-1', 'victory-2', 'victory-3'];
const victory = (age: number): Part => icon(VICTORIES[age] ?? 'victory');
