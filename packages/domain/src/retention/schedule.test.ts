import { describe, expect, test } from 'vitest';
import { lastReceiptYear, retentionSchedule, termBefore } from './schedule.ts';

const now = new Date('2026-11-16T02:20:00Z');

describe('LAW-01 the retention schedule', () => {
  test.each([
    ['applications', 90],
    ['reports', 90],
    ['audit', 365],
    ['marketing', 1826],
  ] as const)('%s are kept %i days', (name, days) => {
    expect(retentionSchedule[name].days).toBe(days);
    expect(now.getTime() - termBefore(name, now).getTime()).toBe(days * 86_400_000);
  });

  test.each([
    ['it', '2026-12-31T23:00:00Z', 2015],
    ['it', '2027-01-01T01:00:00Z', 2016],
    ['de', '2026-11-16T02:20:00Z', 2017],
  ] as const)('receipts of %s on %s may go up to %i', (region, at, year) => {
    expect(lastReceiptYear(region, new Date(at))).toBe(year);
  });

  test('nothing is kept longer than the tax law demands, and every rule says what and from when', () => {
    for (const { what, from, days } of Object.values(retentionSchedule)) {
      expect(what && from).toBeTruthy();
      expect(days).toBeLessThanOrEqual(10 * 366);
    }
  });
});
