// One short message at a time, which screen readers announce too.
import { Refusal } from '../api/client';
import { t } from './i18n.svelte';

let text = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;

export const notice = {
  get text() {
    return text;
  },
};

export function say(words: string): void {
  text = words;
  clearTimeout(timer);
  timer = setTimeout(() => (text = ''), 6000);
}

/** Do something that the server may refuse; if it does, show why. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    say(error instanceof Refusal ? error.message : t('error-unexpected'));
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}
