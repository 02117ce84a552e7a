// The picture of every effect of the dice game, drawn from its data.
import { BUILDING_COLOUR } from './art/faces';
import { iconOf } from '../../art/icons';
import { coins, die, group, icon, type Part, points, small, text } from '../../art/parts';
import type { Effect } from './types';

const SLASH = text('/');
/** A white building is drawn in ink, to be visible on paper. */
const INK_OF: Record<string, string | undefined> = { ...BUILDING_COLOUR, gallery: undefined };
const drawn = (buildings: string[]): Part[] =>
  buildings.map((name) => ({ is: 'icon', name: iconOf(name), colour: INK_OF[name] }));
/** "per Market": the slash and what follows stay on one line. */
const per = (buildings: string[]): Part => group([SLASH, ...drawn(buildings)]);

/** The parts of an effect's picture, from left to right. */
export function effectParts(effect: Effect): Part[] {
  switch (effect.kind) {
    case 'cross-boxes':
      return [icon('pencil'), ...crossed(effect.buildings, effect.up_to)];
    case 'free-build':
      return [icon('die'), small('plus'), coins(0)];
    case 'another-action':
      return [icon('again')];
    case 'choose-bonus':
      return [icon('hourglass')];
    case 'coins-and-points-per':
      return [coins(effect.amount), points(effect.amount), per(effect.buildings)];
    case 'coins-per-die':
      return [coins(effect.amount), SLASH, die(effect.colour)];
    case 'coins':
      return [coins(effect.amount)];
    case 'attack':
      return [points(effect.points)];
    case 'price-cut':
      return [effect.colour ? die(effect.colour) : icon('die'), coins(`−${effect.amount}`)];
    case 'free-dice':
      return [die(effect.colour), coins(0)];
    case 'unlock':
      return [small('key'), die(effect.colour)];
    case 'defence':
      return [icon('shield')];
    case 'resource':
      return [icon('any-resource')];
    case 'points':
      return [points(effect.amount)];
    case 'points-per':
      return [points(effect.amount), per(effect.buildings)];
    default:
      return forgotten(effect);
  }
}

/** For effects of a newer server than this page: their texts still say what they do. */
function forgotten(_effect: never): Part[] {
  return [icon('help')];
}

function crossed(buildings: string[], upTo: number): Part[] {
  if (upTo > 1) return [text(`×${upTo}`), ...drawn(buildings)];
  return buildings.length > 1 ? [group(drawn(buildings))] : drawn(buildings);
}
