// The page renders the same texts as the server: every message of every language, with sample arguments
// (python -m heptapolis.i18n.samples > rendered.json; make webcheck does it).
import { describe, expect, it } from 'vitest';
import type { Message } from '../api/types';
import { Speech } from './fluent';

interface Rendered {
  language: string;
  texts: string;
  samples: { message: Message; text: string }[];
}

// Not imported: the type checker would read megabytes of it.
const files = import.meta.glob<Rendered[]>('/rendered.json', { eager: true, import: 'default' });

it('has something to compare', () => {
  expect(Object.keys(files)).toHaveLength(1);
});

describe.each(Object.values(files).flat())('$language', ({ language, texts, samples }) => {
  it('reads as in Python', () => {
    const speech = new Speech(language, texts);
    const said = samples.map(({ message }) => speech.say(message));
    expect(said).toEqual(samples.map(({ text }) => text));
  });
});

it('uses the text of a message that lacks an attribute', () => {
  const speech = new Speech('ru', 'paid = → { $to-dat }\nyou = Вы\n    .dat = вам\nrhodos = Родос');
  const told = [{ id: 'you' }, { id: 'rhodos' }, 'Ада'].map((to) => speech.say({ id: 'paid', args: { to } }));
  expect(told).toEqual(['→ вам', '→ Родос', '→ Ада']);
});

it('shows the id of a message that it does not know', () => {
  expect(new Speech('en', '').say({ id: 'nothing' })).toBe('nothing');
});
