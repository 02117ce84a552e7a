// Short names for the types that are generated from the server's OpenAPI document (make webcheck).
import type { components } from './schema';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type Seat = Schemas['Seat'];
export type Position = Schemas['Position'];
export type Waiting = Schemas['Waiting'];
export type Resolution = Schemas['Resolution'];
export type GameEvent = Schemas['Event'];
export type Move = Schemas['Move'];
export type Offer = Schemas['Offer'];
export type Score = Schemas['Score'];
export type Hint = Schemas['Hint'];
export type Moment = Schemas['Moment'];
export type Guest = Schemas['Guest'];
export type GameInfo = Schemas['GameInfo'];
export type BotInfo = Schemas['BotInfo'];
export type NewTable = Schemas['NewTable'];
export type Health = Schemas['Health'];
export type Problem = Schemas['ProblemBody'];
export type WondersView = Schemas['WondersView'];
export type DiceView = Schemas['DiceView'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];
