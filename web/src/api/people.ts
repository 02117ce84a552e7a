// Who I am on this server: name and avatar, my devices, and what is kept about me.
import { call } from './client';
import type { Device, DeviceLink, Guest, Rename } from './types';

export const AVATARS = [
  'owl',
  'lion',
  'dolphin',
  'bull',
  'ibis',
  'cat',
  'tortoise',
  'horse',
  'serpent',
  'bee',
  'ram',
  'octopus',
] as const satisfies NonNullable<Rename['avatar']>[];
export type Avatar = (typeof AVATARS)[number];

/** The characters that bots play, each with a portrait. */
export const CHARACTERS = ['scientist', 'general', 'merchant', 'builder'] as const;
export type Character = (typeof CHARACTERS)[number];

export const isCharacter = (name: string | null | undefined): name is Character =>
  (CHARACTERS as readonly string[]).includes(name ?? '');
export const isAvatar = (name: string | null | undefined): name is Avatar =>
  (AVATARS as readonly string[]).includes(name ?? '');

export const whoAmI = () => call<Guest>('GET', '/api/guest');
export const changeMe = (wanted: Partial<Rename> & { name: string }) => call<Guest>('PATCH', '/api/guest', wanted);
export const makeDeviceLink = () => call<DeviceLink>('POST', '/api/guest/device-links');
export const acceptDeviceLink = (code: string) => call<Guest>('POST', '/api/guest/devices', { code });
export const devices = async () => (await call<{ devices: Device[] }>('GET', '/api/guest/devices')).devices;
export const revokeDevice = (id: string) => call<undefined>('DELETE', `/api/guest/devices/${id}`);
export const EXPORT_PATH = '/api/guest/export';
export const eraseMe = () => call<undefined>('POST', '/api/guest/erase');
export const hideTable = (id: string) => call<undefined>('DELETE', `/api/guest/tables/${id}`);
