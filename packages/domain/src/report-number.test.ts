import { expect, test } from 'vitest';
import { applicantNumber, reportNumber } from './report-number.ts';

test('a report has one short number that can be read out', () => {
  expect(reportNumber('0a7c0100-0000-4000-8000-0000000000a1')).toBe('VR-0000-0051');
  expect(reportNumber('5e7f1a52-93c4-4f0b-9f0e-ffffffffffff')).toBe('VR-ZZZZ-ZZZZ');
  expect(reportNumber('5e7f1a52-93c4-4f0b-9f0e-8b6a1c2d3e4f')).toMatch(
    /^VR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
  );
});

test('so has the person it is about, told apart from the report by its beginning', () => {
  expect(applicantNumber('0a7c0100-0000-4000-8000-0000000000a1')).toBe('VA-0000-0051');
});
