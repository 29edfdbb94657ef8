import { plainWordsOf } from '@vesta/domain/text/fold';
import { expect, test } from 'vitest';
import { saysOwnAccount } from './account-words.ts';

test.each([
  ['auf DE23120300000174027322 Restzahlung 3.221,20', true],
  ["Banca d'appoggio Hype S.p.A.", true],
  ['Überweisung auf IBAN DE23 1203', true],
  ['Bitte überweisen Sie auf DE23 1203', false],
  ['Auftraggeber DE23 1203', false],
  ['Sparkasse Köln DE23 1203', false],
])('%s: the account that the pay goes to? %s', (text, isOwn) => {
  expect(saysOwnAccount(plainWordsOf(text))).toBe(isOwn);
});
