import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { birthDayOn } from './birth-day.ts';

const bornOn = (...rows: readonly string[]) => birthDayOn([laidOutPage(rows)])?.value ?? null;

test.each([
  ['Ms Anna Bianchi, born 30 Jan 1994, Kastanienallee 21'],
  ['Ms Anna Bianchi, born on 30 Jan 1994, Kastanienallee 21'],
  ['Frau Anna Bianchi, geboren am 30.01.1994 in Bonn'],
  [
    'Arbeitnehmer          geboren am          Staatsangehörigkeit',
    'Anna Bianchi          30.01.1994          deutsch',
  ],
  [
    'Cognome e nome        Nata il             Codice fiscale',
    'BIANCHI ANNA          30/01/1994          BNCNNA94A70H501R',
  ],
])('INC-05 the day of birth: %s', (...rows) => {
  expect(bornOn(...rows)).toBe('1994-01-30');
});

test('INC-05 where somebody was born is not when', () => {
  expect(bornOn('Anna Bianchi, born in Bonn, hired on 30 Jan 1994')).toBeNull();
});
