// What the server says about the dice game beside its view, and what is printed in its box.
import type { components } from '../../api/schema';

export type CityView = components['schemas']['DiceCity'];
export type BoardView = components['schemas']['DiceBoard'];

/** What follows from a view, for one city. */
export interface CityFacts {
  resources: number;
  unlocked: string[];
  prices: Record<string, number>;
  defences: Record<string, number>;
  complete: string[];
  next_boxes: Record<string, number[]>;
}

export interface BoxData {
  cost: number;
  effects: string[];
  text: string;
}

export interface DiceCatalogue {
  dice: { name: string; title: string; colour: string; faces: string[] }[];
  symbols: { name: string; title: string }[];
  colours: { name: string; title: string; sign: string }[];
  buildings: { name: string; title: string; arrows: string[] }[];
  sets: {
    name: string;
    first_agora: number;
    bonuses: { effect: string; text: string }[];
    boards: { name: string; title: string; plans: Record<string, { boxes: BoxData[] }> }[];
  }[];
  rows: { name: string; title: string }[];
}
