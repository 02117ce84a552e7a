// Short names for the types that are generated from the server's OpenAPI document (make webcheck).
import type { components } from './schema';

type Schemas = components['schemas'];
export type Table = Schemas['TableInfo'];
export type MyTable = Schemas['MyTable'];
export type Seat = Schemas['Seat'];
export type Waiting = Schemas['Waiting'];
export type Resolution = Schemas['Resolution'];
export type GameEvent = Schemas['Event'];
export type WondersEvent = Schemas['WondersEvent'];
export type DiceEvent = Schemas['DiceEvent'];
export type Score = Schemas['Score'];
export type Hint = Schemas['Hint'];
export type Moment = Schemas['Moment'];
export type Guest = Schemas['Guest'];
export type NewGuest = Schemas['NewGuest'];
export type Rename = Schemas['Rename'];
export type Device = Schemas['Device'];
export type DeviceLink = Schemas['DeviceLink'];
export type ServerGame = Schemas['GameInfo'];
export type GameInfo = Omit<ServerGame, 'options'> & { options: (ServerGame['options'][number] & { game: string })[] };
export type Message = Schemas['Message'];
export type NewTable = Schemas['NewTable'];
export type TableChange = Partial<Schemas['TableChange']>;
export type Timer = Schemas['Timer'];
export type SeatChoice = NewTable['seats'][number];
export type Statistics = Schemas['Statistics'];
export type GameStatistics = Schemas['GameStatistics'];
export type FinishedGame = Schemas['FinishedGame'];
export type SharedPad = Schemas['Pad'];
export type NewSharedPad = Schemas['NewPad'];
export type PadChange = Partial<Schemas['PadChange']>;
export type Health = Schemas['Health'];
export type RulesPage = Schemas['RulesPage'];
export type RulesParagraph = Schemas['RulesParagraph'];
export type RulesSection = Schemas['RulesSection'];
export type Problem = Schemas['ProblemBody'];
export type WondersView = Schemas['WondersView'];
export type DiceView = Schemas['DiceView'];
export type TalkLine = Schemas['TalkLine'];
export type Phrase = TalkLine['phrase'];
export type Mark = Schemas['Mark'];
export type MarkKind = Mark['kind'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];

/** The parts that some member of a union has; a member of another kind lacks them. */
type Parts<T> = { [K in KeysOf<T>]?: PartOf<T, K> };
type KeysOf<T> = T extends unknown ? keyof T : never;
type PartOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

export type Move = Schemas['Move'] & Omit<Parts<Schemas['WondersMove'] | Schemas['DiceMove']>, keyof Schemas['Move']>;
export type Offer = Schemas['Offer'] &
  Omit<Parts<Schemas['WondersOfferText'] | Schemas['DiceOfferText']>, keyof Schemas['Offer']>;
type Typed<T> = Omit<T, 'moves' | 'offers'> & { moves: Move[]; offers: Offer[] };
export type Position = Typed<Schemas['Position']>;
export type PositionChange = Typed<Schemas['PositionChange']>;
