// The analysis of a finished game while it is made: asked for again and again until it is as good as wanted.
import { Refusal } from '../api/client';
import type { AnalysisProgress, GameAnalysis } from '../api/types';
import { t } from '../lib/i18n.svelte';
import { askAnalysis, readAnalysis, readProgress } from './api';
import { percent } from './compare';

const POLL_MS = 1000;
const COMPILING_MS = 5000;
const IN_PROGRESS = new Set<AnalysisProgress['state']>(['waiting', 'running']);

export class AnalysisLoader {
  progress = $state.raw<AnalysisProgress | null>(null);
  analysis = $state.raw<GameAnalysis | null>(null);
  /** Why there is none. */
  refusal = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  /** How far it is in words; empty when it is as good as it gets. */
  readonly status = $derived.by((): string => {
    const { progress, analysis, refusal } = this;
    if (refusal) return refusal;
    if (!progress || progress.state === 'done') return '';
    if (progress.state === 'failed') return t('analysis-failed');
    const done = percent(progress.of ? progress.done / progress.of : 0);
    if (analysis) return t(IN_PROGRESS.has(progress.state) ? 'analysis-refining' : 'analysis-light', { percent: done });
    return progress.of ? t('analysis-working', { percent: done }) : t('analysis-waiting');
  });

  constructor(private readonly id: string) {}

  /** Ask for it, and for a better one while somebody looks. */
  start(): void {
    void this.follow(() => askAnalysis(this.id, true));
  }

  /** Look whether it is being made, without asking for it. */
  watch(): void {
    void this.follow(() => readProgress(this.id));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async follow(ask: () => Promise<AnalysisProgress>): Promise<void> {
    try {
      const progress = await ask();
      if (this.stopped) return;
      if (progress.playouts > (this.analysis?.playouts ?? 0)) this.analysis = await readAnalysis(this.id);
      this.progress = progress;
      this.refusal = null;
      if (IN_PROGRESS.has(progress.state)) this.again(ask, POLL_MS);
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
      if (error instanceof Refusal && error.code === 'compiling') this.again(ask, COMPILING_MS);
    }
  }

  private again(ask: () => Promise<AnalysisProgress>, pause: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.follow(ask), pause);
  }
}
