/** What `GET /api/catalogue/{game}` prints, as types: the server describes it as free JSON. */
import type { ResourceName } from '../../../art/icons';

export type Where = 'left' | 'self' | 'right';
export type Countable =
  | { kind: 'cards'; colours: string[] }
  | { kind: 'stages' }
  | { kind: 'victories'; age: number | null }
  | { kind: 'defeats' };

export type Effect = { text: string } & EffectData;
export type EffectData =
  | { kind: 'produce'; for_sale: boolean; symbols: ResourceName[][] }
  | { kind: 'trading-post'; where: Where[]; resources: ResourceName[] }
  | { kind: 'wharf'; where: Where[] }
  | {
      kind:
        'shields' | 'coins' | 'neighbours-gain' | 'others-gain' | 'neighbours-owe' | 'points' | 'points-if-complete';
      amount: number;
    }
  | { kind: 'science'; symbol: 'compass' | 'gear' | 'tablet' }
  | { kind: 'free-build'; moment: 'first' | 'last' }
  | { kind: 'coins-per' | 'points-per'; amount: number; counted: Countable; where: Where[] }
  | { kind: 'others-lose'; amount: number; per: Countable | null }
  | { kind: 'raid'; age: number }
  | { kind: 'build-from-discard'; rank: number }
  | {
      kind:
        | 'produce-owned'
        | 'produce-missing'
        | 'smuggling'
        | 'any-science'
        | 'mask'
        | 'free-new-colours'
        | 'play-last-card'
        | 'free-stages'
        | 'diplomacy'
        | 'forget-defeats';
    };

export interface Cost {
  text: string;
  coins: number;
  resources: Partial<Record<ResourceName, number>>;
}

export interface Chain {
  symbol: string;
  title: string;
}

export interface CardData {
  name: string;
  title: string;
  age: number;
  colour: string;
  cost: Cost;
  effects: Effect[];
  after: Chain | null;
  gives: Chain[];
}

export interface StageData {
  cost: Cost;
  effects: Effect[];
}

export interface BoardData {
  name: string;
  title: string;
  resource: ResourceName;
  sides: Record<'day' | 'night', StageData[]>;
}

export interface WondersCatalogue {
  cards: CardData[];
  boards: BoardData[];
  resources: { name: ResourceName; letter: string; title: string }[];
  colours: { name: string; title: string; kind: string }[];
  ages: number[];
  rows: { name: string; title: string }[];
}
