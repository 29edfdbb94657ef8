import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U      Data assunzione 01/03/2019',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const read = async (rows: readonly string[]) =>
  valuesOf(await readLines([...head, ...rows, '', ...sums]), 'taxable', 'income_tax', 'ytd_taxable', 'ytd_tax');

describe('INC-03 lists side by side, each under a heading of its own', () => {
  test.each([
    'Progressivi annui',
    'Totali annui',
    'Da inizio anno',
    'Progressivi 2026',
    'Valori annuali',
    'Situazione progressiva',
    'Dati cumulativi',
    'Totali anno',
  ])('the year so far under "%s"', async (year) => {
    const rows = [
      `Calcolo IRPEF                    ${year.padEnd(40)}Ferie`,
      'Imponibile IRPEF    1.816,20     Imponibile INPS        20.000,00        Residue      12,00',
      'Imposta lorda         417,73     Contributi              1.838,00        Maturate     16,00',
      'Detrazioni            281,27     Imponibile IRPEF       18.162,00        Godute        8,00',
      'Imposta netta         136,46     Imposta lorda           4.177,30        Saldo        20,00',
      'Giorni                 31,00     Detrazioni              2.812,70',
      '                                 IRPEF trattenuta        1.364,60',
    ];
    expect(await read(rows)).toEqual({
      taxable: 181_620,
      income_tax: 13_646,
      ytd_taxable: 1_816_200,
      ytd_tax: 136_460,
    });
  });

  test('a heading of the month below one of the year begins anew', async () => {
    const rows = [
      'Progressivi annui',
      'Imponibile IRPEF       18.162,00',
      'IRPEF trattenuta        1.364,60',
      'Dati fiscali del mese',
      'Imponibile IRPEF        1.816,20',
      'IRPEF trattenuta          136,46',
    ];
    expect(await read(rows)).toEqual({
      taxable: 181_620,
      income_tax: 13_646,
      ytd_taxable: 1_816_200,
      ytd_tax: 136_460,
    });
  });

  test('sums that begin elsewhere are of no list above them', async () => {
    const rows = [
      'Mese                                   Progressivi annui',
      'Imponibile IRPEF: 1.816,20             Imponibile IRPEF: 18.162,00',
      'Imposta netta: 136,46                  IRPEF trattenuta: 1.364,60',
      '                              Totale competenze                        2.000,00',
      '                              Totale trattenute                          320,26',
      '                              Netto del mese                           1.679,74',
    ];
    const slip = await readLines([...head, ...rows]);
    expect(valuesOf(slip, 'gross', 'total_deductions', 'net', 'ytd_tax')).toEqual({
      gross: 200_000,
      total_deductions: 32_026,
      net: 167_974,
      ytd_tax: 136_460,
    });
  });
});
