import { expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { accountTold } from './account-told.ts';

const OWN = 'DE89370400440532013000';
const OTHER = 'DE02120300000000202051';

test.each([
  [[`Überweisung auf IBAN ${OWN}`], OWN],
  [['Überweisung auf Ihr Konto DE89 3704 0044 0532 0130 00'], OWN],
  [['Die Zahlung erfolgt auf', `${OWN}.`], OWN],
  [[`Das Guthaben wird erstattet auf das Konto ${OWN}`, `Finanzkasse Celle ${OTHER}`], OWN],
  [['accredito su IBAN IT60X0542811101000000123456'], 'IT60X0542811101000000123456'],
  // To the office somebody pays; and what is not said of anybody may be the office's own.
  [[`Bitte überweisen Sie den Betrag auf ${OTHER}`], null],
  [[`Überweisungen an die Stadtkasse: ${OTHER}`], null],
  [[`Bankverbindung ${OTHER}`], null],
  [[`Auszahlung auf ${OWN}`, `Auszahlung auf ${OTHER}`], null],
])('INC-05 the account of the person in %j is %s', (lines, account) => {
  expect(accountTold(linesOfAll([laidOutPage(lines)]))?.value ?? null).toBe(account);
});
