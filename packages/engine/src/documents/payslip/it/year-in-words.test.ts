import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const slip = (...year: readonly string[]): string[] => [
  'Fonderie Aurora Srl                 CEDOLINO PAGA  Settembre 2026',
  'Dipendente: Rossi Maria             Codice fiscale: RSSMRA85M41H501Q',
  'Retribuzione ordinaria                                    2.000,00',
  'Contributo IVS 9,19%                                        183,80',
  'Imponibile fiscale                                        1.816,20',
  'IRPEF netta                                                 300,00',
  'TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  483,80     NETTO DEL MESE  1.516,20',
  ...year,
];
const told = { ytd_taxable: 1_413_084, ytd_tax: 189_881 };

describe('INC-03 totals of the year in one row', () => {
  test.each([
    ['behind the word for it', ['Progressivi: imponibile fiscale 14.130,84; imposta 1.898,81; TFR anno 1.074,84']],
    ['below it, in short', ['Progressivi 2026', 'Imponibile 14.130,84 Imposta 1.898,81 TFR 877,52 (mese 125,36)']],
    ['each with the word behind', ['Imponibile progressivo 14.130,84 · ritenute progressive 1.898,81']],
  ])('%s', async (_, year) => {
    expect(valuesOf(await readLines(slip(...year)), 'ytd_taxable', 'ytd_tax')).toEqual(told);
  });

  test('what is less than the month is none of the year', async () => {
    const reading = await readLines(slip('Progressivi: imponibile fiscale 130,84; imposta 98,81'));
    expect(valuesOf(reading, 'ytd_taxable', 'ytd_tax')).toEqual({ ytd_taxable: null, ytd_tax: null });
  });
});

describe('INC-03 contributions by the hour and alone', () => {
  test('the only row that tells what is not taxed, beside a rate', async () => {
    const reading = await readLines([
      'Termo Mustria Srl                   CEDOLINO PAGA  Settembre 2026',
      'Dipendente: Rossi Maria             Codice fiscale: RSSMRA85M41H501Q',
      'Retribuzione                                              2.000,00',
      'Trattenuta apprendisti 5,84% su 2.000,00                    116,80',
      'Imponibile fiscale                                        1.883,20',
      'TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  500,00     NETTO DEL MESE  1.500,00',
    ]);
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 11_680 });
  });
});
