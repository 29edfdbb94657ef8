import { expect, test } from 'vitest';
import { lastMonths } from './month.ts';

test('the months asked for are the full ones before today, also across a new year', () => {
  expect(lastMonths('2026-11-15', 3)).toEqual(['2026-08', '2026-09', '2026-10']);
  expect(lastMonths('2026-01-02', 3)).toEqual(['2025-10', '2025-11', '2025-12']);
});
