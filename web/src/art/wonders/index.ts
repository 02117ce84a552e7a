/** The picture of a Wonder, as far as it is built. */
import type { Illustration } from './brush';
import { byzantium, petra } from './cities';
import { alexandria, babylon, ephesos, gizah, halikarnassos, olympia, rhodos } from './seven';

export const WONDERS: Record<string, Illustration> = {
  alexandria,
  babylon,
  ephesos,
  gizah,
  halikarnassos,
  olympia,
  rhodos,
  byzantium,
  petra,
};

const LAYERS = 4;

/** How many layers are built: sides have two, three or four stages, pictures have four layers. */
export function layersBuilt(built: number, stages: number): number {
  return Math.ceil((Math.min(built, stages) * LAYERS) / Math.max(stages, 1));
}
