/** Adds every icon to the page once, so that each use takes two nodes instead of twenty. */
import { type AvatarName, ICONS, type IconName, isIcon } from './icons';

let sheet: SVGSVGElement | null = null;
const drawn = new Set<IconName>();

/** The address of an icon's drawing; adds the drawing to the page if it is not there yet. */
export function address(name: IconName): string {
  if (!drawn.has(name)) draw(name);
  return `#i-${name}`;
}

function draw(name: IconName): void {
  drawn.add(name);
  if (isIcon(name)) put(name, ICONS[name]);
  else void fetchAvatar(name).then((drawing) => put(name, drawing));
}

const fetchAvatar = async (name: AvatarName): Promise<string> => (await import('./icons/avatars')).AVATARS[name];

function put(name: IconName, drawing: string): void {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg><symbol id="i-${name}" viewBox="0 0 24 24" overflow="visible">${drawing}</symbol></svg>`;
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
