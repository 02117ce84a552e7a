// The effects of boxes as data, and the picture of each.
import { BUILDING_COLOUR } from './art/faces';
import { iconOf } from '../../art/icons';
import { coins, die, group, icon, type Part, points, small, text } from '../../art/parts';

export type Effect = { notation: string } & (EffectData | { kind: 'unknown' });
export type EffectData =
  | { kind: 'cross-boxes'; buildings: string[]; up_to: number }
  | { kind: 'free-build' | 'another-action' | 'choose-bonus' | 'defence' | 'resource' }
  | { kind: 'coins' | 'points'; amount: number }
  | { kind: 'coins-and-points-per' | 'points-per'; amount: number; buildings: string[] }
  | { kind: 'attack'; points: number }
  | { kind: 'price-cut'; amount: number; colour: string | null }
  | { kind: 'free-dice' | 'unlock'; colour: string }
  | { kind: 'coins-per-die'; amount: number; colour: string };

const SLASH = text('/');
/** A white building is drawn in ink: it stands on paper. */
const INK_OF: Record<string, string | undefined> = { ...BUILDING_COLOUR, gallery: undefined };
const drawn = (buildings: string[]): Part[] =>
  buildings.map((name) => ({ is: 'icon', name: iconOf(name), colour: INK_OF[name] }));
/** "per Market": the stroke and what follows stay on one line. */
const per = (buildings: string[]): Part => group([SLASH, ...drawn(buildings)]);

/** The parts of which an effect's picture consists, from left to right. */
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
    case 'unknown':
      return [icon('help')];
    default:
      return forgotten(effect);
  }
}

/** A server newer than this page: its effects still say what they do in words. */
function forgotten(_effect: never): Part[] {
  return [icon('help')];
}

function crossed(buildings: string[], upTo: number): Part[] {
  if (upTo > 1) return [text(`×${upTo}`), ...drawn(buildings)];
  return buildings.length > 1 ? [group(drawn(buildings))] : drawn(buildings);
}
