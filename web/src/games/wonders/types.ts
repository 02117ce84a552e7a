import type { components } from '../../api/schema';

export type CityView = Required<components['schemas']['WondersCity']>;

// The facts that the server derives from a view of the card game.
export interface CityFacts {
  shields: number;
  production: string[][];
  for_sale: string[][];
  science: Record<string, number>;
  chains: Record<string, string>;
  stages: number;
}
export interface ConflictFacts {
  one: number;
  other: number;
  winner: number | null;
  won: number;
  lost: number;
}
export interface Facts {
  turns: number;
  passing: number;
  cities: CityFacts[];
  conflicts: ConflictFacts[];
}
export interface HandOffer {
  text: string;
  obstacle: string | null | undefined;
}
