import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';

const said = async (...rows: readonly string[]): Promise<string | null> =>
  (await readPages(rows)).confirmations.find(({ rule }) => rule === 'pension_net')?.outcome ?? null;

const german = (gross: string) => [
  'Deutsche Rentenversicherung Rheinland',
  'Frau                                                     Datum 15.06.2026',
  'Anna Lindner',
  'Gartenstraße 12',
  '45138 Essen',
  'Mitteilung zur Leistung aus der Rentenversicherung',
  'Anpassung Ihrer Altersrente zum 1. Juli 2026',
  '                                                         bisher EUR     ab 01.07.2026 EUR',
  `Monatliche Rente                                           1.581,48            ${gross}`,
  'abzüglich Beitragsanteil zur Krankenversicherung (7,30 %)    115,45-             120,34-',
  'abzüglich Zusatzbeitrag zur Krankenversicherung (1,30 %)      20,56-              21,44-',
  'abzüglich Beitrag zur Pflegeversicherung (3,60 %)             56,93-              59,35-',
  'Monatlicher Zahlbetrag                                     1.388,54            1.447,42',
];

const italian = (gross: string, credit = '79,78') => [
  'INPS - Istituto Nazionale Previdenza Sociale',
  'Certificato di pensione 2026 (ObisM)',
  'Titolare: ROSSI MARIO        Codice fiscale RSSMRA80A01H501U',
  `Importo lordo mensile                                      ${gross}`,
  'IRPEF lorda                                                 -424,63',
  `Detrazione per redditi di pensione                            ${credit}`,
  'Addizionale regionale (acconto/saldo)                        -22,55',
  'Addizionale comunale                                          -8,90',
  'Importo netto in pagamento                                 1.469,92',
];

describe('INC-04 what is left of a pension follows from what is taken off', () => {
  test('with what held before beside it, and shares in percent', async () => {
    expect(await said(...german('1.648,55'))).toBe('passed');
    expect(await said(...german('2.060,55'))).toBe('failed');
  });

  test('with a credit that lowers the tax', async () => {
    expect(await said(...italian('1.846,22'))).toBe('passed');
    expect(await said(...italian('2.307,22'))).toBe('failed');
  });

  test('with what was taken off in all', async () => {
    const slip = (gross: string) => [
      'INPS',
      'Cedolino della pensione - rata di novembre 2026',
      'Titolare: ROSSI MARIO        Codice fiscale RSSMRA80A01H501U',
      `Pensione lorda                                   ${gross}`,
      'Ritenute IRPEF                                    -200,17',
      'Addizionale regionale a saldo 2025                 -13,98',
      'Totale trattenute                                 -214,15',
      'Importo netto della rata                         1.149,35',
    ];
    expect(await said(...slip('1.363,50'))).toBe('passed');
    expect(await said(...slip('1.663,50'))).toBe('failed');
  });

  test('what held before in a row of its own is none of it', async () => {
    const reading = await readPages([
      ...german('').slice(0, 7),
      'Monatliche Rente bisher (brutto)                               1.391,70 EUR',
      'Monatliche Rente ab 01.07.2026 (brutto)                        1.450,73 EUR',
      'Beitragsanteil zur Krankenversicherung (7,3 % + 1,345 %)       - 125,42 EUR',
      'Beitrag zur Pflegeversicherung (3,6 %)                          - 52,23 EUR',
      'Auszuzahlender Betrag (monatlicher Zahlbetrag)                 1.273,08 EUR',
    ]);
    expect(reading.fields).toMatchObject({ gross_monthly: { value: 145_073 }, net_monthly: { value: 127_308 } });
    expect(reading.confirmations).toContainEqual(expect.objectContaining({ rule: 'pension_net', outcome: 'passed' }));
  });

  test('and not where a row between them is not understood', async () => {
    const rows = italian('1.846,22');
    expect(await said(...rows.slice(0, 6), 'Recupero                          12,00', ...rows.slice(6))).toBeNull();
  });
});
