import { afterEach, describe, expect, it, vi } from 'vitest';
import { enumerate, maybe, message, render, t } from './i18n.svelte';
import { longestWord, wordsOf } from './text';

it('fills in parameters and chooses the plural', () => {
  expect([t('number-coin', { n: 1 }), t('number-coin', { n: 3 })]).toEqual(['1 coin', '3 coins']);
  expect(t('city-title', { name: 'Rhodos' })).toContain('Rhodos');
});

it('falls back if a key made of parts does not exist', () => {
  expect([maybe('strength-hard', 'x'), maybe('strength-martian', 'x')]).toEqual([t('strength-hard'), 'x']);
});

it('joins texts in words', () => {
  expect(['', 'a', 'a and b', 'a, b and c']).toEqual(
    [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => render(enumerate(parts))),
  );
});

it('asks a message in another one for an attribute', () => {
  expect(t('story-proxy-time', { who: message('who-you') })).toBe('Time ran out: a bot decided for you.');
  expect(t('story-proxy-time', { who: 'Ada' })).toBe('Time ran out: a bot decided for Ada.');
});

it('takes texts apart into words', () => {
  expect(wordsOf(' one  two ')).toEqual(['one', 'two']);
  expect(longestWord('Guard Tower')).toBe(5);
});

describe('texts that come in parts', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page that was just opened, and a server whose files come when the test says so. */
  async function arrive() {
    vi.resetModules();
    const page = await import('./i18n.svelte');
    const waiting = new Map<string, (texts: string | null) => void>();
    vi.stubGlobal('fetch', (path: string) => new Promise((done) => waiting.set(path, answer(done))));
    const send = async (path: string, texts: string | null) => {
      await vi.waitUntil(() => waiting.has(path));
      waiting.get(path)!(texts);
      waiting.delete(path);
    };
    return { ...page, send };
  }
  const answer = (done: (answer: Response) => void) => (texts: string | null) =>
    done(new Response(texts, { status: texts === null ? 503 : 200, headers: { 'Content-Language': 'en' } }));

  // The page of the address is loaded while the language is. Its words used to go to the language before, and it
  // showed "pad-title" instead of a title.
  it('belong to the first language too, whatever comes first', async () => {
    const { speak, speakPart, send, t } = await arrive();
    const early = speakPart('score');
    const spoken = speak('');
    await send('/api/languages/preferred', 'app-name = Heptapolis');
    await send('/api/languages/en/score', 'pad-title = Score a real game');
    await Promise.all([early, spoken]);
    expect(t('pad-title')).toBe('Score a real game');
  });

  it('are asked for again where the server could not send them', async () => {
    const { speak, speakPart, send, t } = await arrive();
    const spoken = speak('');
    await send('/api/languages/preferred', 'app-name = Heptapolis');
    await spoken;
    const first = speakPart('score');
    await send('/api/languages/en/score', null);
    await first;
    const second = speakPart('score');
    await send('/api/languages/en/score', 'pad-title = Score a real game');
    await second;
    expect(t('pad-title')).toBe('Score a real game');
  });
});
