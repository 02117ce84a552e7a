// Short names for what the server describes of the card game.
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type CityView = Required<Schemas['WondersCity']>;
export type Facts = Schemas['WondersFacts'];
export type CityFacts = Schemas['WondersCityFacts'];
export type Catalogue = Schemas['WondersCatalogue'];
/** A card, and the Ages whose decks have it. */
export type CardData = Schemas['WondersCardData'] & { ages: number[] };
export type BoardData = Schemas['WondersBoardData'];
export type StageData = Schemas['WondersStageData'];
export type Chain = Schemas['WondersChainData'];
export type Cost = Schemas['WondersCostData'];
export type ResourceName = Schemas['WondersResourceData']['name'];
export type Effect = CardData['effects'][number];
export type Countable = Schemas['WondersCoinsPerEffect']['counted'];
export type Where = Schemas['WondersCoinsPerEffect']['where'];

export interface HandOffer {
  text: string;
  obstacle: string | null | undefined;
}
