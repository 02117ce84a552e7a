/** What is on the faces of dice and at the arrows of a board. */
import type { components } from '../../../api/schema';
import { type IconName, iconOf } from '../../../art/icons';

/** A face: its main picture, and beside it the colour or the building that it refers to. */
export interface Face {
  main: IconName;
  colour?: string;
  building?: IconName;
}
type DiceSymbol = components['schemas']['DiceSymbol'];

const face = (main: IconName): Face => ({ main });
const spy = (colour: string): Face => ({ main: 'eye', colour });
const leader = (colour: string): Face => ({ main: 'bust', colour });
const guild = (building: IconName): Face => ({ main: 'scales', building });

const FACES: Record<DiceSymbol, Face> = {
  stone: face('stone'),
  wood: face('wood'),
  brick: face('clay'),
  glass: face('glass'),
  cloth: face('cloth'),
  papyrus: face('papyrus'),
  mask: face('mask'),
  scales: face('scales'),
  fountain: face('fountain'),
  temple: face('temple'),
  owl: face('owl'),
  caduceus: face('caduceus'),
  axe: face('axe'),
  sword: face('sword'),
  shield: face('shield-glyph'),
  camel: face('camel'),
  coins: face('seven-coins'),
  chest: face('chest'),
  compass: face('compass'),
  tablet: face('tablet'),
  gear: face('gear'),
  'blue-leader': leader('blue'),
  'green-leader': leader('green'),
  'red-leader': leader('red'),
  'yellow-leader': leader('yellow'),
  laurel: face('laurel-glyph'),
  'spy-any': face('eye'),
  'spy-yellow': spy('yellow'),
  'spy-green': spy('green'),
  'spy-blue': spy('blue'),
  'spy-grey': spy('grey'),
  'spy-red': spy('red'),
  'guild-barracks': guild('barracks'),
  'guild-wonder': guild('wonder'),
  'guild-warehouse': guild('warehouse'),
  'guild-market': guild('market'),
  'guild-agora': guild('agora'),
  'guild-university': guild('university'),
  stage: face('wonder'),
  guild: face('guild-court'),
};

/** What a face or an arrow shows; a symbol that this page does not know never breaks the table. */
export function faceOf(symbol: string): Face {
  return Object.hasOwn(FACES, symbol) ? FACES[symbol as DiceSymbol] : { main: iconOf(symbol) };
}

/** The colour of each building of a board: that of the die that leads there. */
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
