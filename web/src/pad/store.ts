// The pads of this device, one entry each: a broken one does not harm the others. Nothing here needs a connection.
import { type Pad, readPad } from './pad';

const PREFIX = 'heptapolis.pad.';

/** What was read last, by key: a text that has not changed is not parsed again. */
const parsed = new Map<string, { text: string; pad: Pad | null }>();

/** Every pad that can be read, the latest first. */
export function listPads(): Pad[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  const found = keys.filter((key) => key.startsWith(PREFIX)).map(read);
  return found.filter((pad) => pad !== null).sort((one, other) => (one.created < other.created ? 1 : -1));
}

export const loadPad = (id: string): Pad | null => read(PREFIX + id);

/** Keep a pad; false if the browser has no room for it or keeps nothing. */
export function savePad(pad: Pad): boolean {
  try {
    localStorage.setItem(PREFIX + pad.id, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

export const removePad = (id: string): void => localStorage.removeItem(PREFIX + id);

function read(key: string): Pad | null {
  const text = localStorage.getItem(key) ?? 'null';
  const before = parsed.get(key);
  if (before?.text === text) return before.pad;
  const pad = parse(text);
  parsed.set(key, { text, pad });
  return pad;
}

function parse(text: string): Pad | null {
  try {
    return readPad(JSON.parse(text));
  } catch {
    return null;
  }
}
