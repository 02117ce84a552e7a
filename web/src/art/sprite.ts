/** All icons once in the page, so that each use of one is two nodes and not twenty. */
import { ICONS } from './icons';

const ID = 'heptapolis-icons';

/** Put the sprite into the page, unless it is there. */
export function ensureSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${ID}" aria-hidden="true" width="0" height="0" style="position:absolute">${symbols()}</svg>`;
  document.body.prepend(holder.firstElementChild!);
}

function symbols(): string {
  return Object.entries(ICONS)
    .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24" overflow="visible">${drawing}</symbol>`)
    .join('');
}
