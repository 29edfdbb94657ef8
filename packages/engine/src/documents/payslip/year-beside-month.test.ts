import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'sums of the year in a block beside the month',
    [
      'Bäckerei Petersen GmbH                                          Lohnabrechnung',
      'Langenfelder Damm 30 - 22525 Hamburg                         10.2026 (Oktober)',
      'Ursula Brandt                   Personal-Nr.: 77     Geburtsdatum: 09.10.1966',
      'Kieler Str. 120                 Eintritt: 01.03.2023     Steuerklasse: IV, Konfession: keine',
      '22525 Hamburg                   Steuer-ID: 18425193762',
      'Entgelt                                      Abzüge',
      'Aushilfslohn                      560,00     Lohnsteuer                           0,00',
      '                                             Rentenversicherung                  20,16',
      'Brutto gesamt                     560,00     Summe Abzüge                        20,16',
      'Jahreswerte                                  Netto                              539,84',
      'Brutto               5.600,00',
      'Lohnsteuer               0,00                Auszahlung                     539,84 EUR',
      'RV                     201,60                IBAN DE37 2001 0020 0884 1722 06',
      'KV                       0,00',
      'Netto                5.398,40',
    ],
    { type: 'payslip', net: 53_984, paid_amount: 53_984, tax_class: '4' },
  ],
];

test.each(papers)('a slip: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
