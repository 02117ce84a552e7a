// Who plays on this device. A first visit gets a suggested name; people are asked for theirs before they meet others.
import { enter } from '../api/client';
import { AVATARS, changeMe, isAvatar, type Avatar } from '../api/people';
import type { Guest } from '../api/types';
import { keep, settings } from '../lib/settings.svelte';
import { NAMES, oneOf, suggestName } from './names';

let guest = $state.raw<Guest | null>(null);
let asked = $state.raw<((named: boolean) => void) | null>(null);

export const me = {
  get name(): string {
    return guest?.name ?? settings.name;
  },
  get avatar(): Avatar | null {
    return isAvatar(guest?.avatar) ? guest.avatar : null;
  },
  /** Whether the dialog that asks for a name is open. */
  get asked(): boolean {
    return asked !== null;
  },
};

/** Tell the server who we are; it may want a passphrase. */
export async function arrive(passphrase?: string): Promise<void> {
  const name = settings.name || suggestName();
  guest = await enter({ name, avatar: oneOf(AVATARS), passphrase: passphrase ?? null });
}

/** The name to begin with in a form: the chosen one, the one suggested before, or a new suggestion. */
export function nameToOffer(): string {
  return settings.name || (guest && NAMES.includes(guest.name) ? guest.name : suggestName());
}

/** Take a name, and an avatar if one was chosen. */
export async function introduce(name: string, avatar: Avatar | null): Promise<void> {
  guest = await changeMe(avatar && avatar !== me.avatar ? { name, avatar } : { name });
  keep({ name: guest.name });
}

/** The identity of another device is used here from now on. */
export function become(found: Guest): void {
  guest = found;
  keep({ name: found.name, known: true });
}

/** Ask for a name before the first meeting with people; false if the dialog was closed without one. */
export function askName(): Promise<boolean> {
  return settings.name ? Promise.resolve(true) : openProfile();
}

/** Show name and avatar, to be changed. */
export function openProfile(): Promise<boolean> {
  closeProfile(false);
  return new Promise((resolve) => (asked = resolve));
}

export function closeProfile(named: boolean): void {
  asked?.(named);
  asked = null;
}
