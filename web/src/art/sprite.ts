/** Every icon in use once in the page, so that each use of it is two nodes and not twenty. */
import { ICONS, type IconName } from './icons';

let sheet: SVGSVGElement | null = null;
const drawn = new Set<IconName>();

/** The address of an icon's drawing, which is in the page from now on. */
export function address(name: IconName): string {
  if (!drawn.has(name)) draw(name);
  return `#i-${name}`;
}

function draw(name: IconName): void {
  drawn.add(name);
  const holder = document.createElement('div');
  holder.innerHTML = `<svg><symbol id="i-${name}" viewBox="0 0 24 24" overflow="visible">${ICONS[name]}</symbol></svg>`;
  page().append(holder.firstElementChild!.firstElementChild!);
}

function page(): SVGSVGElement {
  if (!sheet) {
    const holder = document.createElement('div');
    holder.innerHTML = '<svg aria-hidden="true" width="0" height="0" style="position:absolute"></svg>';
    sheet = holder.firstElementChild as SVGSVGElement;
    document.body.prepend(sheet);
  }
  return sheet;
}
