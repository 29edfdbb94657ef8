import { expect, test } from 'vitest';
import { regionCodes } from '../regions/codes.ts';
import { dayIn } from './day-in.ts';

test.each(regionCodes)('%s: the day begins at midnight there, in summer and in winter', (region) => {
  const at = (moment: string) => dayIn(region, new Date(moment));
  expect([at('2026-11-15T22:59:59Z'), at('2026-11-15T23:00:00Z')]).toEqual(['2026-11-15', '2026-11-16']);
  expect([at('2026-07-15T21:59:59Z'), at('2026-07-15T22:00:00Z')]).toEqual(['2026-07-15', '2026-07-16']);
});
