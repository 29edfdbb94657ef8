import { afterEach, expect, test, vi } from 'vitest';
import { withKeptLanguage } from './kept-language.ts';
import { readRoute } from './route.ts';
import { pendingBank } from './session.ts';

const id = '0a7c0100-0000-4000-8000-000000000011';
const spokenAt = (pathname: string) => withKeptLanguage(readRoute({ pathname, search: '' }, 'localhost')).language;
afterEach(() => {
  pendingBank.forget();
  vi.restoreAllMocks();
});

test('BANK-08 whoever comes back from their bank is spoken to as when they left', () => {
  pendingBank.keep(JSON.stringify({ returnTo: '/de/rent/fill/x/income-check' }));
  expect(spokenAt(`/${id}/receive-yapily-callback`)).toBe('de');
  expect(spokenAt('/en/rent/fill/occupation')).toBe('en');
});

test('BANK-08 in another browser it is that browser’s language', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB']);
  expect(spokenAt(`/${id}/receive-yapily-callback`)).toBe('en');
});
