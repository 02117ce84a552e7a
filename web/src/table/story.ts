// The sentences of the story, as the server rendered them.
import type { Resolution } from '../api/types';

export const storyText = (resolution: Resolution | null | undefined): string =>
  resolution?.story.map((line) => line.text).join(' ') ?? '';
