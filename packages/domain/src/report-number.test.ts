import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idEndOf, reportNumber } from './report-number.ts';

const id = '0a7c0100-0000-4000-8000-0123456789ab';

describe('the number of a report', () => {
  test('leads back to the end of its id, however it is typed', () => {
    const number = reportNumber(id);
    expect(idEndOf(number)).toBe('23456789ab');
    for (const typed of [number.toLowerCase(), number.replaceAll('-', ' '), number.slice(3), ` ${number} `]) {
      expect(idEndOf(typed)).toBe('23456789ab');
    }
  });

  test('of every id leads back to it', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => idEndOf(reportNumber(uuid)) === uuid.replaceAll('-', '').slice(-10)));
  });

  test.each(['', 'VR-', 'VR-1234', 'VR-1234-5678-9', 'VR-UUUU-UUUU', 'VA-1234-5678', 'hello'])('%s is none', (typed) =>
    expect(idEndOf(typed)).toBeNull(),
  );
});
