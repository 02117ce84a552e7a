// A small set of sounds, synthesised here: off until wanted, each with its own volume.
import { settings } from './settings.svelte';

/** A sound is a few strokes: tones of some waveform that fade away. Times in seconds. */
interface Stroke {
  form: OscillatorType;
  frequency: number;
  /** The tone slides to this frequency. */
  to?: number;
  volume: number;
  at?: number;
  seconds: number;
}

const bell = (frequency: number, volume: number, at = 0): Stroke => ({
  form: 'sine',
  frequency,
  volume,
  at,
  seconds: 0.9,
});
const knock = (frequency: number, at = 0, volume = 0.12): Stroke => ({
  form: 'triangle',
  frequency,
  to: frequency / 2,
  volume,
  at,
  seconds: 0.08,
});

const STROKES = {
  turn: [bell(523, 0.12), bell(1046, 0.05), bell(1411, 0.03)],
  card: [knock(320)],
  coin: [bell(2093, 0.04), bell(2637, 0.04, 0.06)],
  build: [knock(140), knock(110, 0.12)],
  battle: [
    { form: 'sawtooth', frequency: 190, to: 60, volume: 0.07, seconds: 0.22 },
    { form: 'square', frequency: 950, to: 700, volume: 0.02, seconds: 0.1 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.34, 0.48].map((at, i) => knock(520 - 40 * i, at, 0.09)),
  score: [knock(700, 0, 0.05)],
  win: [bell(523, 0.09), bell(659, 0.09, 0.16), bell(784, 0.09, 0.32), bell(1046, 0.1, 0.5)],
} satisfies Record<string, Stroke[]>;

export type SoundName = keyof typeof STROKES;
export const SOUNDS = Object.keys(STROKES) as SoundName[];

let context: AudioContext | null = null;

/** The volume of a sound between 0 and 1; what the device stored may be anything. */
export function volumeOf(name: SoundName): number {
  const kept = Number(settings.volumes[name] ?? 1);
  return settings.sound && kept >= 0 ? Math.min(1, kept) : 0;
}

export function play(name: SoundName): void {
  const volume = volumeOf(name);
  if (!volume) return;
  context ??= new AudioContext();
  for (const stroke of STROKES[name]) strike(context, stroke, volume);
}

function strike(context: AudioContext, { form, frequency, to, volume, at = 0, seconds }: Stroke, share: number): void {
  const begin = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: form, frequency });
  const gain = new GainNode(context, { gain: 0 });
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  gain.gain.setValueAtTime(volume * share, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}
