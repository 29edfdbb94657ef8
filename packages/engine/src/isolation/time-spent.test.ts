import { expect, test } from 'vitest';
import { overspent } from './time-spent.ts';
import { workOf } from './work-of.ts';

const LIMIT = 30_000;

test('UPL-06 the limit is on work, and waiting for a processor counts only up to a ceiling', () => {
  expect(overspent({ wallMs: 29_000, workMs: 29_000 }, LIMIT)).toBeNull();
  expect(overspent({ wallMs: 31_000, workMs: 30_000 }, LIMIT)).toBe('timeout');
  expect(overspent({ wallMs: 90_000, workMs: 12_000 }, LIMIT)).toBeNull();
  expect(overspent({ wallMs: 120_000, workMs: 12_000 }, LIMIT)).toBe('stalled');
});

test('several threads are not held against a file, and a system that tells nothing is asked for the time', () => {
  expect(overspent({ wallMs: 16_000, workMs: 31_000 }, LIMIT)).toBeNull();
  expect(overspent({ wallMs: 30_000, workMs: null }, LIMIT)).toBe('timeout');
});

test.runIf(process.platform === 'linux')('the system tells how long a process has worked', async () => {
  const before = await workOf(process.pid);
  const end = performance.now() + 300;
  while (performance.now() < end) Math.sqrt(end);
  const after = await workOf(process.pid);
  expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(0);
  expect(await workOf(0)).toBeNull();
});
