// The sentences of the story, as the server rendered them.
import { render } from '../lib/i18n.svelte';
import type { Resolution } from '../api/types';

export const storyText = (resolution: Resolution | null | undefined): string =>
  resolution?.story.map((line) => render(line.message)).join(' ') ?? '';
