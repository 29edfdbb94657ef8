import { expect, test } from 'vitest';
import { attack } from './lib/hostile/attack.ts';
import { seedsOf } from './lib/hostile/seeds.ts';
import { withHost } from './lib/hostile/with-host.ts';

const today = '2026-11-15';
const FILES = 504;

test('UPL-05 five hundred broken files harm nothing: no crash, no hang, no leak, and true papers read as before', {
  timeout: 240_000,
}, async () => {
  const seeds = await seedsOf(today);
  expect(seeds.every(({ secrets }) => secrets.length > 0)).toBe(true);
  const result = await withHost({ processes: 2, timeLimitMs: 30_000 }, (host) =>
    attack(host, seeds, { today, count: FILES, every: 36 }),
  );
  expect(result).toMatchObject({ files: FILES, fallen: [], leaks: [], misread: [] });
  // Some are still readable, some are not: a set that is all of one kind would prove little.
  expect(result.outcomes.read ?? result.outcomes.failed_checks).toBeGreaterThan(FILES / 20);
  expect(result.outcomes.corrupt).toBeGreaterThan(FILES / 50);
});
