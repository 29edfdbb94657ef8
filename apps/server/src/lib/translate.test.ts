import { errorCatalogue } from '@vesta/domain/errors';
import { languages } from '@vesta/domain/languages';
import { stepTable } from '@vesta/domain/workflow/steps';
import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const values = {
  limit: '20 MB',
  expected: 'JSON',
  seconds: 5,
  minutes: 5,
  company: 'Ortica',
  left: 2,
  step: 'Household',
};

test.each(languages)('FLOW-09 every failure and every step has its words in %s', (language) => {
  const keys = [
    ...Object.values(errorCatalogue).map((e) => e.textKey),
    ...Object.values(stepTable).map((s) => s.labelKey),
  ];
  for (const key of keys) {
    const text = translate(language, key, values);
    expect(text, key).not.toContain(key);
    expect(text, key).toMatch(/\S/);
  }
});

const SERVERS = 'We are experiencing issues with our servers. Please refresh the page and try the upload again.';

test.each([
  ['NOT_FOUND', 404, /^Something went wrong, check the URL or return to sign up$/],
  ['INTERNAL', 500, new RegExp(`^${SERVERS}$`)],
  ['PROVIDER_FAILED', 502, new RegExp(`^${SERVERS}$`)],
  ['SESSION_TIMEOUT', 401, /^Your session has timed out\. Please re-login$/],
  ['UNAUTHORIZED', 401, /^No Access!/],
  ['INVITATION_USED', 409, /^This invitation has already been used\./],
  ['PAYMENT_REQUIRED', 402, /^Please complete the payment first$/],
] as const)('FLOW-09 %s answers %i in its own words', (code, status, words) => {
  const { status: own, textKey } = errorCatalogue[code];
  expect(own).toBe(status);
  expect(translate('en', textKey)).toMatch(words);
  // Another language has words of its own, not the English ones.
  for (const language of ['it', 'de'] as const) expect(translate(language, textKey)).not.toMatch(words);
});

test('FLOW-09 lookups that failed three times say so', () => {
  expect(translate('en', 'System.FailedAfterRetries')).toBe('Failed after 3 retries.');
});

test('articles follow the figure that is filled in', () => {
  expect(translate('it', 'Desk.Sessions.Since', { day: '8 gennaio 2027' })).toBe('Accesso dell’8 gennaio 2027');
});

test('plurals follow the language', () => {
  expect(translate('en', 'System.TooManyRequests', { seconds: 1 })).toContain('1 second ');
  expect(translate('de', 'System.TooManyRequests', { seconds: 2 })).toContain('2 Sekunden');
  expect(translate('it', 'System.TooManyRequests', { seconds: 1 })).toContain('1 secondo');
});
