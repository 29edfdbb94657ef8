import { expect, test } from 'vitest';
import { openingsOf, releaseState } from './release-state.ts';

const now = Date.parse('2026-11-16T10:00:00Z');
const line = { revoked_at: null, paused_at: null, expires_at: '2026-12-01T00:00:00Z' };
const past = '2026-11-01T00:00:00Z';

test.each([
  [{}, 'standing'],
  [{ paused_at: past }, 'paused'],
  [{ expires_at: past, paused_at: past }, 'expired'],
  [{ revoked_at: past, paused_at: past, expires_at: past }, 'withdrawn'],
])('REP-09 %j is %s', (change, state) => {
  expect(releaseState({ ...line, ...change }, now)).toBe(state);
});

test('taking the PDF is no opening of its own', () => {
  const views = [
    { what: 'page' as const, at: '2026-11-16T09:00:00Z' },
    { what: 'pdf' as const, at: '2026-11-16T09:01:00Z' },
    { what: 'page' as const, at: '2026-11-17T09:00:00Z' },
  ];
  expect(openingsOf({ views }).map(({ at }) => at)).toEqual(['2026-11-16T09:00:00Z', '2026-11-17T09:00:00Z']);
});
