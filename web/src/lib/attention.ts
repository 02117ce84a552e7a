// Tells you that it is your turn: always by a mark on the tab; by sound, vibration or a notification if you want.
import { keep, settings } from './settings.svelte';
import { play } from './sound';

const ICON = '/icon.svg';
const ICON_WITH_MARK = '/icon-turn.svg';
const VIBRATION_MS = [120, 80, 120];

/** Mark the tab and the icon of an installed app, or remove the mark. */
export function markTurn(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', on ? ICON_WITH_MARK : ICON);
  if (on) void navigator.setAppBadge?.().catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

export interface Call {
  title: string;
  body: string;
  /** The table: where a click on the notification leads. */
  path: string;
}

/** Alert a player who is looking elsewhere. */
export function callPlayer(call: Call): void {
  if (document.hasFocus() && !document.hidden) return;
  play('turn');
  if (settings.vibrate) navigator.vibrate?.(VIBRATION_MS);
  if (settings.notify && document.hidden) void showNotification(call).catch(() => undefined);
}

async function showNotification({ title, body, path }: Call): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path } });
}

/** The turn is over, or the player is back: close the notification. */
export async function withdrawCall(path: string): Promise<void> {
  if (!settings.notify || !('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.ready;
  for (const one of await worker.getNotifications({ tag: path })) one.close();
}

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Switch notifications on or off. The browser asks for permission only here, and only to switch them on. */
export async function switchNotifications(on: boolean): Promise<boolean> {
  const notify = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  keep({ notify });
  return notify;
}
