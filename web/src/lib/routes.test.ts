import { expect, it } from 'vitest';
import { matchPath } from './routes';

it('finds the parts of an address by name', () => {
  expect(matchPath('/t/:id/replay', '/t/abc123/replay')).toEqual({ id: 'abc123' });
  expect(matchPath('/learn', '/learn')).toEqual({});
});

it('is strict about everything else', () => {
  for (const path of ['/t/abc', '/t/abc/replay/', '/t//replay', '/t/a-b/replay', '/x/abc/replay', '/t/:id/replay'])
    expect(matchPath('/t/:id/replay', path)).toBeNull();
});
