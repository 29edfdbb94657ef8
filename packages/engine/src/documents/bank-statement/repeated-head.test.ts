import { describe, expect, test } from 'vitest';
import { repeatsHead } from './repeated-head.ts';
import { textPage } from './testing/grid.ts';

const head = (from: string, to: string, iban = 'DE89370400440532013000') => [
  `Kontoauszug vom ${from} bis ${to}       IBAN ${iban}`,
];
const september = head('01.09.2026', '30.09.2026');
const opening = 'Alter Saldo per 31.08.2026                         773,40';
const closing = 'Neuer Saldo per 30.09.2026                         122,40';
const captions = 'Buchung      Vorgang                               Betrag';
const first = [
  '02.09.2026   Miete                              -600,00',
  '04.09.2026   Bäckerei                             -3,00',
];
const second = ['07.09.2026   Stadtwerke                          -48,00'];

const goesOn = (last: readonly string[], page: readonly string[]): boolean =>
  repeatsHead(textPage(last), textPage(page));

describe('BANK-02 a head that is printed once more', () => {
  test('goes on with the list of the same account and days', () => {
    expect(goesOn([...september, opening, captions, ...first], [...september, captions, ...second, closing])).toBe(
      true,
    );
  });

  test.each([
    ['another account', head('01.09.2026', '30.09.2026', 'DE75512108001245126199')],
    ['other days', head('01.10.2026', '31.10.2026')],
    ['a balance that opens the list', [...september, opening]],
  ])('begins another statement under %s', (_, other) => {
    expect(goesOn([...september, opening, captions, ...first], [...other, captions, ...second])).toBe(false);
  });

  test('begins another statement behind a list that ended', () => {
    expect(goesOn([...september, opening, captions, ...first, closing], [...september, captions, ...second])).toBe(
      false,
    );
  });

  test('says nothing of a page without bookings', () => {
    expect(goesOn([...september, opening, captions, ...first], [...september, closing])).toBe(false);
  });
});
