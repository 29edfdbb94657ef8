import { expect, test } from 'vitest';
import { givenMobile, PARTNER_MOBILE } from './partner-entry.ts';

test('PART-01 the placeholder of a partner’s person is nobody’s number', () => {
  expect([PARTNER_MOBILE, null, '+39-3331234567'].map(givenMobile)).toEqual([null, null, '+39-3331234567']);
});
