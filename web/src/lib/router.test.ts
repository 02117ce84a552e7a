import { beforeEach, expect, it } from 'vitest';
import { go, route } from './router.svelte';

beforeEach(() => go('/', true));

function click(html: string): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(event);
  return event;
}

it('goes to an address with its query', () => {
  go('/t/abc/replay?step=3');
  expect([route.path, route.query.get('step')]).toEqual(['/t/abc/replay', '3']);
});

it('follows links of our own without a reload', () => {
  expect(click('<a href="/learn">Learn</a>').defaultPrevented).toBe(true);
  expect(route.path).toBe('/learn');
});

it('leaves downloads, the API and other sites to the browser', () => {
  for (const link of ['<a href="/x" download>x</a>', '<a href="/api/x">x</a>', '<a href="https://example.org/">x</a>'])
    expect(click(link).defaultPrevented).toBe(false);
  expect(route.path).toBe('/');
});
