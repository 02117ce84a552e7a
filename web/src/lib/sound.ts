// One soft stroke on a bronze bowl when it is your turn; off unless asked for.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, volume] of [
    [523, 0.12],
    [1046, 0.05],
    [1411, 0.03],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: volume });
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.9);
  }
}
