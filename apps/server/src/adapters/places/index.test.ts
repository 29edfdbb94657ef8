import { expect, test } from 'vitest';
import { builtInProvider } from './built-in/built-in-provider.ts';
import { createPlacesProvider } from './index.ts';

test('with nothing configured the built-in lists answer', () => {
  expect(createPlacesProvider({ provider: 'built-in', key: null, baseUrl: null })).toBe(builtInProvider);
});

test('Google without a key is refused at once, not at the first search', () => {
  expect(() => createPlacesProvider({ provider: 'google', key: null, baseUrl: null })).toThrow(/key/);
});
