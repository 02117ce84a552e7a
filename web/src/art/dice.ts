/** Dice: what stands on their faces, and the effects of boxes read from their notation (docs/dice.md). */
import { type IconName, iconOf } from './icons';
import { type Part, coins, die, group, icon, points, small, text } from './parts';

/** A face: its main picture, and beside it the colour or the building that it speaks of. */
export interface Face {
  main: IconName;
  colour?: string;
  building?: IconName;
}

const RENAMED: Record<string, IconName> = {
  brick: 'clay',
  coins: 'seven-coins',
  shield: 'shield-glyph',
  laurel: 'laurel-glyph',
  stage: 'wonder',
  guild: 'guild-court',
};

/** What a face or an arrow shows. */
export function faceOf(symbol: string): Face {
  if (symbol === 'spy-any') return { main: 'eye' };
  if (symbol.startsWith('spy-')) return { main: 'eye', colour: symbol.slice(4) };
  if (symbol.endsWith('-leader')) return { main: 'bust', colour: symbol.slice(0, -7) };
  if (symbol.startsWith('guild-')) return { main: 'scales', building: iconOf(symbol.slice(6)) };
  return { main: RENAMED[symbol] ?? iconOf(symbol) };
}

/** The colour of each building of a board, which is that of the die that leads there. */
export const BUILDING_COLOUR: Record<string, string> = {
  wonder: 'brown',
  'guild-court': 'purple',
  gallery: 'white',
  'west-barracks': 'red',
  'east-barracks': 'red',
  barracks: 'red',
  agora: 'blue',
  market: 'yellow',
  university: 'green',
  warehouse: 'grey',
};

const buildings = (names: string): Part[] =>
  names.split(' or ').map((name) => ({ is: 'icon', name: iconOf(name), colour: INK_OF[name] }));
/** A white building is drawn in ink: it stands on paper. */
const INK_OF: Record<string, string | undefined> = { ...BUILDING_COLOUR, gallery: undefined };
const SLASH = text('/');
/** "per Market": the stroke and what follows stay on one line. */
const per = (names: string): Part => group([SLASH, ...buildings(names)]);

type Reader = (found: RegExpMatchArray) => Part[];
/** The vocabulary of board files, one picture each. */
const FORMS: [RegExp, Reader][] = [
  [/^cross up to (\d+) (.+)$/, (f) => [icon('pencil'), text(`×${f[1]}`), ...buildings(f[2]!)]],
  [/^cross (.+)$/, (f) => [icon('pencil'), f[1]!.includes(' or ') ? group(buildings(f[1]!)) : buildings(f[1]!)[0]!]],
  [/^free build$/, () => [icon('die'), small('plus'), coins(0)]],
  [/^another action$/, () => [icon('again')]],
  [/^bonus$/, () => [icon('hourglass')]],
  [/^(\d+) coins? and \d+ points? per (.+)$/, (f) => [coins(f[1]!), points(f[1]!), per(f[2]!)]],
  [/^(\d+) coins? per (\w+) die$/, (f) => [coins(f[1]!), SLASH, die(f[2]!)]],
  [/^(\d+) coins?$/, (f) => [coins(f[1]!)]],
  [/^attack (\d+)$/, (f) => [points(f[1]!)]],
  [/^(\w+) dice cost (\d+) less$/, (f) => [die(f[1]!), coins(`−${f[2]}`)]],
  [/^dice cost (\d+) less$/, (f) => [icon('die'), coins(`−${f[1]}`)]],
  [/^(\w+) dice cost 0$/, (f) => [die(f[1]!), coins(0)]],
  [/^unlock (\w+)$/, (f) => [small('key'), die(f[1]!)]],
  [/^defence$/, () => [icon('shield')]],
  [/^resource$/, () => [icon('any-resource')]],
  [/^(\d+) points?$/, (f) => [points(f[1]!)]],
  [/^(\d+) points? per (.+)$/, (f) => [points(f[1]!), per(f[2]!)]],
];

/** The picture of an effect of the dice game. */
export function diceParts(effect: string): Part[] {
  for (const [form, read] of FORMS) {
    const found = effect.match(form);
    if (found) return read(found);
  }
  return [icon('help')];
}
