import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const slip = (given: string, ...more: string[]): string[] => [
  'Chemie Muster Holding AG                        Gehaltsabrechnung 09/2026',
  'Name: Matthias Muster',
  'Gehalt                                             4.000,00',
  'Gesamtbrutto                                       4.000,00',
  `Entgeltumwandlung Pensionskasse (§ 3 Nr. 63)      -${given}`,
  'Steuerrechtliche Abzüge                              500,00',
  'SV-rechtliche Abzüge                                 800,00',
  'Gesetzliches Netto                                 2.500,00',
  ...more,
  'Auszahlungsbetrag                                  2.500,00',
];

describe('INC-03 pay that is given up', () => {
  test('lies between gross and net, and the sums come out with it', async () => {
    expect(outcomeOf(await readLines(slip('200,00')), 'payslip_net')).toBe('passed');
  });

  test('of several kinds together', async () => {
    const reading = await readLines(slip('150,00', 'JobRad Umwandlung                                    -50,00'));
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('explains nothing else than its own amount', async () => {
    expect(outcomeOf(await readLines(slip('190,00')), 'payslip_net')).toBe('failed');
  });
});

describe('INC-03 what German slips tell at their foot and beside nothing', () => {
  const sums = [
    'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 500,00     SV-rechtliche Abzüge 800,00',
    'Gesetzliches Netto 2.700,00       Auszahlungsbetrag 2.700,00',
  ];

  test('groups in a sentence, the month below the title', async () => {
    const reading = await readLines([
      'Klinik Muster gGmbH                             VERDIENSTABRECHNUNG',
      '                                                für 08/2026 Echtabrechnung',
      'Name: Miriam Muster',
      ...sums,
      'Bescheinigung nach § 108 Abs. 3 GewO. St.-Tage 30, SV-Tage 30, BGRS 1111, PGRS 101.',
    ]);
    expect(valuesOf(reading, 'period', 'contribution_group', 'person_group')).toEqual({
      period: '2026-08',
      contribution_group: '1111',
      person_group: '101',
    });
  });

  test('an entry over a day of leaving that is still open', async () => {
    const reading = await readLines([
      'Schreinerei Muster GmbH                         Lohn- und Gehaltsabrechnung 10/2026',
      'Name: Sebastian Muster',
      'Eintritt              01.09.2012',
      'Austritt',
      ...sums,
    ]);
    expect(valuesOf(reading, 'hire_date', 'end_date')).toEqual({ hire_date: '2012-09-01', end_date: null });
  });

  test('parts of nothing behind their base, the base of the insurance behind many words, the year in a row of its own', async () => {
    const reading = await readLines([
      'Landesamt Muster                                Bezügemitteilung 10/2026',
      'Name: Ines Muster',
      'Gesamtbrutto                                                    4.000,00',
      'Lohnsteuer                                   4.000,00             500,00',
      'Solidaritätszuschlag                         4.000,00               0,00',
      'Summe steuerrechtliche Abzüge                                     500,00',
      'SV-Brutto RV/ALV (einschl. Hinzurechnung VBL)      4.200,00',
      'Rentenversicherung AN                                             390,60',
      'Krankenversicherung AN                                            409,40',
      'Summe SV-rechtliche Abzüge                                        800,00',
      'Gesetzliches Netto                                              2.700,00',
      'Auszahlungsbetrag                                               2.700,00',
      'Jahr 2026 kum.    Gesamtbrutto    Lohnsteuer',
      '                     36.000,00      4.500,00',
    ]);
    expect(valuesOf(reading, 'solidarity', 'social_gross', 'ytd_gross', 'ytd_tax')).toEqual({
      solidarity: 0,
      social_gross: 420_000,
      ytd_gross: 3_600_000,
      ytd_tax: 450_000,
    });
  });
});
