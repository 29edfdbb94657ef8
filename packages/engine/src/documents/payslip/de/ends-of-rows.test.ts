import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Blumen Muster e. K.                 Verdienstabrechnung', 'Oktober 2026', 'Name   Lea Muster'];
const after = ['Gesetzliches Netto                                               1.134,83', 'Auszahlung   1.134,83'];

describe('INC-03 what is taken stands at the end of its row', () => {
  test('behind what is paid, what of it is insured, and the rate', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                                     1.380,00',
      'Abzüge                    Bruttobasis     Einnahme     Satz AN     Betrag',
      'Lohnsteuer                   1.380,00                                0,00',
      'Krankenversicherung          1.380,00     1.112,38      8,945%      99,50',
      'Rentenversicherung           1.380,00     1.112,38      9,300%     103,45',
      'Arbeitslosenversicherung     1.380,00     1.112,38      1,300%      14,46',
      'Pflegeversicherung           1.380,00     1.112,38   1,8 + 0,6%      27,76',
      'Summe Steuern                                                        0,00',
      'Summe Sozialversicherung                                           245,17',
      ...after,
    ]);
    expect(valuesOf(read, 'health', 'pension', 'unemployment', 'care', 'social_security_deductions')).toEqual({
      health: 9_950,
      pension: 10_345,
      unemployment: 1_446,
      care: 2_776,
      social_security_deductions: 24_517,
    });
    expect(outcomeOf(read, 'payslip_social_parts')).toBe('passed');
  });

  test('headings of blocks that have the sum of their block beside them', async () => {
    const read = await readLines([
      ...head,
      'Bruttobezüge                                                   1.472,00 €',
      'Steuern                                                        − 5,83 €',
      'Lohnsteuer            Steuerbrutto 1.472,00 €                               5,83 €',
      'Sozialversicherung                                             − 115,70 €',
      'Rentenversicherung    SV-Brutto 1.472,00 €, Übergangsbereich 1.244,09 €   115,70 €',
      'Netto                                                          1.350,47 €',
      'Auszahlungsbetrag                                              1.350,47 €',
    ]);
    expect(valuesOf(read, 'wage_tax', 'tax_deductions', 'pension', 'social_security_deductions', 'net')).toEqual({
      wage_tax: 583,
      tax_deductions: 583,
      pension: 11_570,
      social_security_deductions: 11_570,
      net: 135_047,
    });
  });

  test('what was paid lies behind the bank that it goes to', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                                     1.380,00',
      'Summe Steuern                                                        0,00',
      'Summe Sozialversicherung                                           245,17',
      'Gesetzliches Netto                                               1.134,83',
      'AUSZAHLUNG     Bank: VR Bank Köln IBAN DE35370601932004411760    1.134,83',
    ]);
    expect(valuesOf(read, 'paid_amount', 'iban')).toEqual({ paid_amount: 113_483, iban: 'DE35370601932004411760' });
  });

  test('the base that all parts of a table have in common', async () => {
    const read = await readLines([
      ...head,
      'Gesamtbrutto                                                                             2.750,00',
      'Steuerbrutto    2.750,00    Lohnsteuer    239,33      Summe Steuern      239,33',
      'Sozialversicherung   Krankenvers.   Rentenvers.   Arbeitsl.vers.   Pflegevers.     Summe SV',
      'Brutto                   2.750,00      2.750,00         2.750,00      2.750,00',
      'AN-Anteil                  240,63        255,75            35,75         66,00       598,13',
      'Nettoverdienst                                                                           1.912,54',
    ]);
    expect(valuesOf(read, 'social_gross', 'pension')).toEqual({ social_gross: 275_000, pension: 25_575 });
  });
});

describe('INC-03 totals of the year under words for it', () => {
  const month = [
    'Gesamtbrutto                       3.000,00',
    'Lohnsteuer                           300,00',
    'Summe Steuern                        300,00',
    'Summe Sozialversicherung             634,50',
    'Gesetzliches Netto                 2.065,50',
  ];

  test('Kumulationen', async () => {
    const read = await readLines([
      ...head,
      ...month,
      'Kumulationen',
      'Gesamtbrutto                      30.000,00',
      'Lohnsteuer                         3.000,00',
    ]);
    expect(valuesOf(read, 'gross', 'ytd_gross', 'ytd_tax')).toEqual({
      gross: 300_000,
      ytd_gross: 3_000_000,
      ytd_tax: 300_000,
    });
  });

  test('from January to a month, in a sentence', async () => {
    const read = await readLines([
      ...head,
      ...month,
      'Steuerbrutto Januar bis Oktober 2026: 30.000,00 einbehaltene Lohnsteuer: 3.000,00',
    ]);
    expect(valuesOf(read, 'wage_tax', 'ytd_taxable', 'ytd_tax')).toEqual({
      wage_tax: 30_000,
      ytd_taxable: 3_000_000,
      ytd_tax: 300_000,
    });
  });
});

describe('INC-03 what is paid once', () => {
  const bonus = (share: string) =>
    readLines([
      ...head,
      'Gehalt                                                                     7.900,00',
      `Jahresbonus 2025/26                                                        5.000,00`,
      'Gesamtbrutto                                   7.900,00      5.000,00     12.900,00',
      'Lohnsteuer                   12.900,00         1.229,16      1.460,00      2.689,16',
      'Steuerabzüge                                                               2.689,16',
      `Rentenversicherung           12.300,00           734,70        409,20      ${share}`,
      'Arbeitslosenversicherung     12.300,00           102,70         57,20        159,90',
      'SV-Abzüge                                                                  1.303,80',
      'Gesetzliches Netto                                                         8.907,04',
    ]);

  test('fills ceilings of past months up, and is told with its bases', async () => {
    const read = await bonus('1.143,90');
    expect(valuesOf(read, 'one_off_1_label', 'one_off_1_amount', 'tax_gross', 'social_gross', 'pension')).toEqual({
      one_off_1_label: 'bonus',
      one_off_1_amount: 500_000,
      tax_gross: 1_290_000,
      social_gross: 1_230_000,
      pension: 114_390,
    });
    expect(outcomeOf(read, 'payslip_insured_pay')).toBe('passed');
  });
});

describe('INC-01 small words of German slips', () => {
  test('a construction wage slip with its month at the side, a fund in short, an office by the group of its pay', async () => {
    const built = await readLines([
      'Zimmerei Muster GmbH            ABRECHNUNG BAULOHN            08/2026',
      'SVNR 17241280D094 KK AOK BAYERN',
      'BGR 1111, PGR 101,',
      'BRUTTOLOHN GESAMT     3.000,00',
      'SUMME STEUER            300,00     SUMME SOZIALVERS.     634,50',
      'NETTOLOHN             2.065,50',
    ]);
    expect(valuesOf(built, 'period', 'health_fund', 'contribution_group', 'person_group')).toEqual({
      period: '2026-08',
      health_fund: 'AOK BAYERN',
      contribution_group: '1111',
      person_group: '101',
    });
    const office = await readLines([
      'Landesamt für Besoldung                Bezügemitteilung für Monat 11.2026',
      'Grundgehalt A 12 Stufe 9                          5.017,88',
      'Gesamtbrutto                                      5.017,88',
      'Lohnsteuer                                        1.137,25-',
      'Nettobezüge                                       3.880,63',
    ]);
    expect(valuesOf(office, 'level')).toEqual({ level: 'A 12' });
  });
});

describe('REP-08 whoever holds an office pays taxes and no insurance', () => {
  const office = (net: string, ...more: readonly string[]) =>
    readLines([
      'Landesamt für Besoldung                Bezügemitteilung für Monat 11.2026',
      'Grundgehalt A 12 Stufe 9                          5.017,88',
      'Gesamtbrutto                                      5.017,88',
      'Lohnsteuer                                        1.137,25-',
      'Summe gesetzliche Abzüge                          1.137,25-',
      ...more,
      `Nettobezüge                                       ${net}`,
    ]);

  test('and is left no more than those leave', async () => {
    expect(outcomeOf(await office('3.880,63'), 'payslip_net')).toBe('passed');
    expect(outcomeOf(await office('4.180,63'), 'payslip_net_bound')).toBe('failed');
  });

  test('unless a line adds to it that nobody followed', async () => {
    const read = await office('4.180,63', 'Zuschlag eigener Art                                300,00');
    expect(outcomeOf(read, 'payslip_net_bound')).toBeNull();
  });
});

test('INC-03 between net and payout stands what is added, and what is taken off with its sign apart', async () => {
  const read = await readLines([
    'Landesamt für Besoldung                Bezügemitteilung für Monat 09.2026',
    'Beamtenverhältnis seit: 01.08.2010',
    'Gesamtbrutto                                      5.017,88',
    'Lohnsteuer                                        1.137,25-',
    'Nettobezüge                                       3.880,63',
    'Kindergeld                                          259,00',
    'Vermögenswirksame Leistung                         - 40,00',
    'Auszahlungsbetrag                                 4.099,63',
  ]);
  expect(valuesOf(read, 'net', 'paid_amount', 'hire_date')).toEqual({
    net: 388_063,
    paid_amount: 409_963,
    hire_date: '2010-08-01',
  });
  expect(outcomeOf(read, 'payslip_payout')).toBe('passed');
});

test('INC-03 a row that opens as the reckoning of the year tells the year', async () => {
  const read = await readLines([
    ...head,
    'Gesamtbrutto                       3.000,00',
    'Lohnsteuer                           300,00',
    'Summe Steuern                        300,00',
    'Summe Sozialversicherung             634,50',
    'Gesetzliches Netto                 2.065,50',
    'Jahresaufrechnung: Brutto 30.000,00 Steuerbrutto 30.000,00 Lohnsteuer 3.000,00',
  ]);
  expect(valuesOf(read, 'gross', 'ytd_gross', 'ytd_tax')).toEqual({
    gross: 300_000,
    ytd_gross: 3_000_000,
    ytd_tax: 300_000,
  });
});

test('INC-01 over its address a company of any form is nobody, and the person is', async () => {
  const read = await readLines([
    'NORDSEE FISCHLOGISTIK SE                          ENTGELTABRECHNUNG',
    'AM LUNEORT 10                                     OKTOBER 2026',
    '27572 BREMERHAVEN',
    '                                                  PERS-NR      0033871',
    'ERIKA MUSTER                                      GEB-DATUM    27.01.81',
    'AM DEICH 3                                        EINTRITT     01.05.12',
    '27568 BREMERHAVEN',
    'Gesamtbrutto                                      3.080,00',
    'Summe Steuern                                       300,00',
    'Summe Sozialversicherung                            651,42',
    'Gesetzliches Netto                                2.128,58',
  ]);
  expect(valuesOf(read, 'employee_name', 'employer_name')).toEqual({
    employee_name: 'ERIKA MUSTER',
    employer_name: 'NORDSEE FISCHLOGISTIK SE',
  });
});

test('INC-03 months that are counted again begin behind signs as well', async () => {
  const read = await readLines([
    'Thyrsen Steel AG                       ENTGELTNACHWEIS',
    'Aylin Korkmaz                          Abrechnungsmonat : 09/2026',
    'Gesamtbrutto                                    3.080,00',
    'Lohnsteuer                                        300,00',
    'Gesetzliches Netto                              2.780,00',
    '*** Rückrechnungs-Periode für Abrechnungsmonat : 08/2026 ***',
    'Gesamtbrutto                                       60,00',
  ]);
  expect(valuesOf(read, 'period', 'gross')).toEqual({ period: '2026-09', gross: 308_000 });
});

test('INC-01 a street below the word for the fund is none', async () => {
  const read = await readLines([
    'Abrechnung der Brutto/Netto-Bezüge für Oktober 2026',
    'SV-Nummer              Krankenkasse',
    '                       Industriestr. 18',
    'Gesamtbrutto                                    3.080,00',
    'Lohnsteuer                                        300,00',
    'Gesetzliches Netto                              2.780,00',
  ]);
  expect(valuesOf(read, 'health_fund')).toEqual({ health_fund: null });
});
