// Two steps: a die, then a box. What is pointed at or picked, and what lights up, all from the legal moves.
import { render } from '../../lib/i18n.svelte';
import type { Move, Offer } from '../../api/types';

export interface Target {
  building: string;
  box: number;
}
const same = (a: Target | null, b: Target): boolean => a?.building === b.building && a.box === b.box;
export const buildingOf = (move: Move): string => move.building ?? (move.kind === 'build-stage' ? 'wonder' : '');

export class Aim {
  moves = $state.raw<Move[]>([]);
  offers = $state.raw<Offer[]>([]);
  die = $state<string | null>(null);
  box = $state.raw<Target | null>(null);
  /** The move that waits to be confirmed. */
  asked = $state.raw<Move | null>(null);
  /** Under the pointer or the focus: it lights things up but decides nothing. */
  overDie = $state<string | null>(null);
  overBox = $state.raw<Target | null>(null);

  /** The die that decides what is lit: the one picked, or else the one pointed at. */
  readonly shown = $derived(this.die ?? this.overDie);
  readonly target = $derived(this.box ?? this.overBox);

  clear = (): void => {
    this.die = null;
    this.box = null;
    this.asked = null;
    this.overDie = null;
    this.overBox = null;
  };

  load(moves: Move[], offers: Offer[]): void {
    this.moves = moves;
    this.offers = offers;
    this.clear();
  }

  /** The moves that cross this box, with the die that is picked or pointed at if there is one. */
  crossing(target: Target): Move[] {
    return this.moves.filter(
      (move) =>
        move.box === target.box &&
        buildingOf(move) === target.building &&
        (!move.die || !this.shown || move.die === this.shown),
    );
  }

  usable(die: string): boolean {
    return this.moves.some((move) => move.die === die);
  }

  /** A die is lit when it leads to the box that is picked or pointed at. */
  lights(die: string): boolean {
    const { target } = this;
    return (
      target !== null &&
      this.moves.some((move) => move.die === die && same(target, { building: buildingOf(move), box: move.box ?? 0 }))
    );
  }

  /**
   * A box is lit when the die that is picked or pointed at leads there; if no die is needed, all boxes that can be
   * crossed are lit.
   */
  lit(target: Target): boolean {
    const withDice = this.moves.some((move) => move.die);
    return this.crossing(target).some((move) => (move.die ? this.shown !== null : !withDice));
  }

  playable(target: Target): boolean {
    return this.moves.some((move) => move.box === target.box && buildingOf(move) === target.building);
  }

  /** Why a die cannot be used now. */
  obstacle(die: string): string | null {
    return this.usable(die)
      ? null
      : render(this.offers.find((offer) => offer.die === die && offer.obstacle)?.message) || null;
  }

  /** The one move that the picked die and box determine. */
  pickDie(die: string): Move | undefined {
    this.overDie = null;
    const target = this.box;
    const found =
      target &&
      this.moves.find((move) => move.die === die && same(target, { building: buildingOf(move), box: move.box ?? 0 }));
    if (found) return found;
    this.box = null;
    this.die = this.die === die ? null : die;
    return undefined;
  }

  pickBox(target: Target): Move | undefined {
    const dieless = this.moves.find(
      (move) => !move.die && move.box === target.box && buildingOf(move) === target.building,
    );
    if (dieless) return dieless;
    if (this.die)
      return this.moves.find(
        (move) => move.die === this.die && same(target, { building: buildingOf(move), box: move.box ?? 0 }),
      );
    this.box = same(this.box, target) ? null : target;
    return undefined;
  }
}
