// What is open, highlighted and in progress at one table; every game's table has one.
import type { Hint, Resolution } from '../api/types';
import { still } from '../lib/settings.svelte';
import type { Door, Tab, TableProps } from './contract';
import { enqueue, isScene, NO_REVEALS, repeat, type Revealing, skip, skipAll, type Worth } from './reveals';
import { company } from './talk';
import { canUndo } from './undo';

const NO_KEYS_FROM = new Set(['INPUT', 'SELECT', 'TEXTAREA']);
const PRESSED_BY_SPACE = new Set(['BUTTON', 'A', 'SUMMARY']);
const TELL_MS = 8000;

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
  /** A hint was requested. */
  thinking = $state(false);
  /** Whether the story of the last step is being told in words, as animations are off. */
  telling = $state(false);
  /** Where the decision is made: it takes the focus after a choice is sent. */
  bottom = $state<HTMLElement | null>(null);
  private closedHint = $state.raw<Hint | null>(null);
  private queue = $state.raw<Revealing>(NO_REVEALS);
  private worth: Worth | null = null;
  private taken = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;

  readonly deciding = $derived.by(() => !this.props().readonly && this.props().position.moves.length > 0);
  /** What this seat has chosen: on its way, or known to the server; in a replay, what it chose then. */
  readonly choice = $derived.by((): string | null => {
    const { live, waiting, replayed } = this.props();
    return live?.sending ? live.sending.move : (waiting?.choice ?? replayed ?? null);
  });
  readonly chosen = $derived.by(() => this.find(this.choice));
  /** What is shown over the table now. */
  readonly reveal = $derived.by(() => (isScene(this.queue.current) ? this.queue.current : null));
  /** Whether the whole game has been shown, so that the score may be. */
  readonly scoreOpen = $derived.by(() => this.reveal === null);
  readonly filling = $derived.by(() => this.queue.current?.kind === 'score');
  readonly undoable = $derived.by(() => {
    const { table, story, position } = this.props();
    return table.undo && !position.over && canUndo(story, table.seats.length);
  });
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
    await this.props().askHint?.();
    this.thinking = false;
    this.closedHint = null;
  };

  closeHint = (): void => {
    this.closedHint = this.props().hint;
  };

  /** Go from city to city; 1 is to the left. */
  walk = (step: number): void => {
    const n = this.props().table.seats.length;
    this.city = ((this.city ?? this.props().seat ?? 0) + step + n) % n;
  };

  /** Queue every step that arrived since the last time; if animations are off, its story is told in words. */
  takeUpdates(worth: Worth): void {
    this.worth = worth;
    for (const update of this.props().live?.updates ?? []) {
      const { sequence } = update.resolution;
      if (sequence <= this.taken) continue;
      this.taken = sequence;
      if (still() || this.wasDecidedForMe(update.resolution)) this.tell();
      if (!still()) this.queue = enqueue(this.queue, update, worth);
    }
  }

  /** Go on to the next reveal. */
  skip = (): void => {
    this.queue = skip(this.queue);
  };

  skipAll = (): void => {
    this.queue = skipAll(this.queue);
  };

  /** "What happened?": show the last turn again. */
  showAgain = (): void => {
    const { last, position } = this.props();
    if (still()) return this.tell();
    if (!this.queue.recent.length && last && this.worth)
      this.queue = enqueue(this.queue, { resolution: last, position, over: false }, this.worth);
    else this.queue = repeat(this.queue);
  };

  /** A bot decided for you: say so, or you would wonder about your own move. */
  private wasDecidedForMe(resolution: Resolution): boolean {
    return resolution.proxies.some(({ seat }) => seat === this.props().seat);
  }

  private tell(): void {
    this.telling = true;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (this.telling = false), TELL_MS);
  }

  stopTelling = (): void => {
    this.telling = false;
  };

  undo = (): void => {
    if (this.undoable) this.props().live?.undo();
  };

  /** Escape, or space outside buttons, skips everything that is being shown. */
  pressAway(event: KeyboardEvent): boolean {
    const away =
      event.key === 'Escape' || (event.key === ' ' && !PRESSED_BY_SPACE.has((event.target as Element).tagName));
    if (!away || !this.reveal) return false;
    this.skipAll();
    return true;
  }

  /** The keys of every table; false for a key that means nothing here. */
  press(key: string, scoreKey: string): boolean {
    if (key === 'u' && this.chosen && !this.props().readonly) this.props().withdraw();
    else if (key === 'escape') {
      this.stopTelling();
      this.clear();
    } else if (key === 'z' && this.props().table.undo) this.undo();
    else if (key === 'a' && !this.props().readonly) this.showAgain();
    else if (key === 'h' && this.deciding && this.props().askHint) void this.ask();
    else if (key === 't' && this.props().live && company(this.props().table).length) this.opened = 'talk';
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
