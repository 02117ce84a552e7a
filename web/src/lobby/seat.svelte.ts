// Whether the viewer's seat was taken away; remembered while the tab is open, so that they learn of it when back.
import type { Table } from '../api/types';

const keyOf = (table: Table): string => `heptapolis.seat.${table.id}`;

export interface HeldSeat {
  readonly lost: boolean;
  /** The player leaves the seat on purpose. */
  giveUp(): void;
}

/** Watch the viewer's seat at a table. */
export function seatHeld(table: () => Table): HeldSeat {
  let lost = $state(false);
  $effect(() => {
    const key = keyOf(table());
    if (table().seat !== null) {
      sessionStorage.setItem(key, 'held');
      lost = false;
    } else if (sessionStorage.getItem(key)) {
      sessionStorage.removeItem(key);
      lost = true;
    }
  });
  return {
    get lost() {
      return lost;
    },
    giveUp() {
      sessionStorage.removeItem(keyOf(table()));
    },
  };
}
