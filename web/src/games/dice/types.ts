// Short names for what the server describes of the dice game.
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type CityView = Schemas['DiceCity'];
export type Facts = Schemas['DiceFacts'];
export type CityFacts = Schemas['DiceCityFacts'];
export type Catalogue = Schemas['DiceCatalogue'];
export type BoardSet = Schemas['DiceBoardSetData'];
export type Board = Schemas['DiceBoardData'];
export type Effect = Schemas['DiceBoxData']['effects'][number];
