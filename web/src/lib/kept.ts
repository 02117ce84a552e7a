// What is asked of the server once a language and address, and again after a failure.
import { settings } from './settings.svelte';

export function kept<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  let last: { language: string; address: string; answer: Promise<T> } | null = null;
  return (address) => {
    const { language } = settings;
    if (last?.language !== language || last.address !== address) last = { language, address, answer: load(address) };
    last.answer.catch(() => (last = null));
    return last.answer;
  };
}
