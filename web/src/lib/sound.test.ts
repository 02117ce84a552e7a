import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, volumeOf } from './sound';

afterEach(() => {
  settings.sound = false;
  settings.volumes = {};
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it('are silent until wanted', () => {
    const AudioContext = vi.fn();
    vi.stubGlobal('AudioContext', AudioContext);
    play('coin');
    expect(AudioContext).not.toHaveBeenCalled();
    expect(volumeOf('coin')).toBe(0);
  });

  it('have volumes of their own', () => {
    settings.sound = true;
    settings.volumes = { coin: 0.3, battle: 0 };
    expect(['coin', 'battle', 'win'].map((name) => volumeOf(name as 'coin'))).toEqual([0.3, 0, 1]);
  });

  it.each([
    [7, 1],
    [-1, 0],
    ['loud', 0],
  ])('take %s, which the device kept, as %i', (kept, volume) => {
    settings.sound = true;
    settings.volumes = { coin: kept as number };
    expect(volumeOf('coin')).toBe(volume);
  });
});
