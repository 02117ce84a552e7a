// What is open, pointed out and under way at one table; every game's table has one.
import type { Hint } from '../api/types';
import { still } from '../lib/settings.svelte';
import type { Door, Tab, TableProps } from './contract';

const NO_KEYS_FROM = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** Whether a key press belongs to the table: not to a field, not to the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return !modified && !NO_KEYS_FROM.has((event.target as Element).tagName);
}

export class TableUi {
  tab = $state<Tab>('city');
  /** The seat whose city is open in full. */
  city = $state<number | null>(null);
  opened = $state<Door | null>(null);
  /** A hint has been asked for. */
  thinking = $state(false);
  /** A reveal is being shown. */
  showing = $state(false);
  /** Where the decision is made: it takes the focus when a choice is out. */
  bottom = $state<HTMLElement | null>(null);
  private closedHint = $state.raw<Hint | null>(null);
  private revealed = 0;

  readonly deciding = $derived.by(() => !this.props().readonly && this.props().position.moves.length > 0);
  readonly chosen = $derived.by(() => this.find(this.props().waiting?.choice));
  readonly hint = $derived.by(() => (this.props().hint === this.closedHint ? null : this.props().hint));
  readonly hinted = $derived.by(() => this.find(this.hint?.move));

  /** `clear` puts back what was picked and not yet chosen. */
  constructor(
    private readonly props: () => TableProps,
    private readonly clear: () => void = () => undefined,
  ) {}

  choose = (move: string): void => {
    this.props().choose(move);
    this.clear();
    this.bottom?.focus({ preventScroll: true });
  };

  ask = async (): Promise<void> => {
    this.thinking = true;
    await this.props().askHint();
    this.thinking = false;
    this.closedHint = null;
  };

  closeHint = (): void => {
    this.closedHint = this.props().hint;
  };

  /** From city to city: 1 is to the left. */
  walk = (step: number): void => {
    const n = this.props().table.seats.length;
    this.city = ((this.city ?? this.props().seat ?? 0) + step + n) % n;
  };

  /** A reveal is shown once for every live update that has something to show. */
  reveal(isWorthIt: () => boolean): void {
    const { revealed } = this.props();
    if (revealed > this.revealed && !still()) this.showing = isWorthIt();
    this.revealed = revealed;
  }

  /** The keys of every table; false for a key that means nothing here. */
  press(key: string, scoreKey: string): boolean {
    if (key === 'u' && this.chosen) this.props().withdraw();
    else if (key === 'escape') this.clear();
    else if (key === 'h' && this.deciding) void this.ask();
    else if (key === 'l') this.opened = 'log';
    else if (key === scoreKey) this.opened = 'score';
    else if (key === '?') this.opened = 'keys';
    else return false;
    return true;
  }

  private find(move: string | null | undefined) {
    return move ? this.props().position.moves.find((one) => one.move === move) : undefined;
  }
}
