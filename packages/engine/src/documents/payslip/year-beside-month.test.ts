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
  [
    'running totals in a column beside those of the month',
    [
      'SUBALPINA SERVIZI S.P.A.                                         Elisabetta Rinaudo',
      'Corso Svizzera 185 - 10149 Torino (TO)                           Cod. Fisc. RNDLBT94L49L219U',
      ' Periodo                    Matricola                  Assunzione              Contratto',
      ' Ottobre 2026               A0021944                   01/02/2021              Tempo indeterminato',
      'Competenze',
      ' 0001      Retribuzione ordinaria                                      26,00             2.680,00',
      '           Totale lordo                                                                  2.680,00',
      'Trattenute',
      ' 2919      Contributo ivs                            2.680,00           9,19               246,29',
      ' 3010      Ritenuta irpef                            2.433,71                              391,43',
      '           Totale trattenute                                                               637,72',
      '  Netto in busta                                                                     EUR 2.042,28',
      'Dati fiscali e progressivi',
      '                                                                 Mese                      Anno',
      ' Imponibile contributivo                                     2.680,00                 26.800,00',
      ' Imponibile fiscale                                          2.433,71                 24.337,10',
      ' IRPEF netta                                                   391,43                  3.914,30',
    ],
    { type: 'payslip', social_gross: 268_000, ytd_gross: 2_680_000, ytd_taxable: 2_433_710, ytd_tax: 391_430 },
  ],
  [
    'a running total that is no more than the month, of somebody paid for years, is not told',
    [
      'SUBALPINA SERVIZI S.P.A.                                         Elisabetta Rinaudo',
      'Corso Svizzera 185 - 10149 Torino (TO)                           Cod. Fisc. RNDLBT94L49L219U',
      ' Periodo                    Matricola                  Assunzione              Contratto',
      ' Ottobre 2026               A0021944                   01/02/2021              Tempo indeterminato',
      ' 0001      Retribuzione ordinaria                                      26,00             2.680,00',
      '           Totale lordo                                                                  2.680,00',
      ' 2919      Contributo ivs                            2.680,00           9,19               246,29',
      '           Totale trattenute                                                               246,29',
      '  Netto in busta                                                                     EUR 2.433,71',
      ' Imponibile contributivo                                                               2.680,00',
      ' Imponibile INPS progressivo                                                           2.680,00',
    ],
    { type: 'payslip', social_gross: 268_000, ytd_gross: null },
  ],
];

test.each(papers)('a slip: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
