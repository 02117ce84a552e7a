// What is asked of the server once a language, and again after a failure.
import { settings } from './settings.svelte';

export function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let last: { language: string; answer: Promise<T> } | null = null;
  return () => {
    if (last?.language !== settings.language) last = { language: settings.language, answer: load() };
    last.answer.catch(() => (last = null));
    return last.answer;
  };
}
