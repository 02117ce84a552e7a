// Marks on the cards of a team: what its members tell each other (C45). The table provides them through the context.
import { getContext, setContext } from 'svelte';
import type { IconName } from '../../art/icons';
import type { Mark, MarkKind } from '../../api/types';

export interface Marking {
  readonly marks: readonly Mark[];
  /** Your own seat; null where nothing can be marked: without a team-mate, in a replay, for a spectator. */
  readonly seat: number | null;
  called: (seat: number) => string;
  mark: (holder: number, card: string, kind: MarkKind | null) => void;
}

export const MARK_ICONS: Record<MarkKind, IconName> = { take: 'hand', leave: 'flag', suggest: 'lamp' };

const MARKING = Symbol('marking');
export const provideMarking = (marking: Marking) => setContext(MARKING, marking);
export const marking = () => getContext<Marking | undefined>(MARKING);

/** The marks on a card in somebody's hand. */
export const marksOn = (marks: readonly Mark[], holder: number, card: string): Mark[] =>
  marks.filter((mark) => mark.holder === holder && mark.item === card);

/** What you can say about a card: about your own, that you take it; about a team-mate's, what to do with it. */
export const kindsFor = (isOwn: boolean): MarkKind[] => (isOwn ? ['take'] : ['leave', 'suggest']);
