import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'Fonderie Aurora Srl                 CEDOLINO PAGA  Settembre 2026',
  'Dipendente: Rossi Maria             Codice fiscale: RSSMRA85M41H501Q',
  'Voce                                Base       Aliquota    Trattenute   Competenze',
  'Retribuzione ordinaria                                                  2.000,00',
  'Contributo IVS                      2.000,00   9,19 %      183,80',
];
const foot = ['TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  483,80     NETTO DEL MESE  1.516,20'];

describe('INC-03 the table of the tax', () => {
  test('tells taxable pay and tax of the month and of the year by the place among its captions', async () => {
    const reading = await readLines([
      ...head,
      'Riepilogo fiscale      Imponibile      Lorda       Detrazioni      Netta',
      'Mese                     1.816,20     417,73           117,73     300,00',
      'Progressivo anno        16.345,80   3.759,57         1.059,57   2.700,00',
      ...foot,
    ]);
    expect(valuesOf(reading, 'taxable', 'income_tax', 'ytd_taxable', 'ytd_tax')).toEqual({
      taxable: 181_620,
      income_tax: 30_000,
      ytd_taxable: 1_634_580,
      ytd_tax: 270_000,
    });
  });

  test('a row that lacks an amount is not guessed at', async () => {
    const reading = await readLines([
      ...head,
      'Riepilogo fiscale      Imponibile      Lorda       Detrazioni      Netta',
      'Progressivo anno        16.345,80   3.759,57                    2.700,00',
      ...foot,
    ]);
    expect(valuesOf(reading, 'ytd_taxable', 'ytd_tax')).toEqual({ ytd_taxable: null, ytd_tax: null });
  });
});

describe('INC-03 what stands before its caption', () => {
  test('lines whose amounts stand in headed columns before their text', async () => {
    const reading = await readLines([
      'Fonderie Aurora Srl                 CEDOLINO PAGA  Settembre 2026',
      'Dipendente: Rossi Maria             Codice fiscale: RSSMRA85M41H501Q',
      'Competenze    Trattenute    Descrizione                 Base       Aliquota    Codice',
      '  2.000,00                  Retribuzione ordinaria                             0001',
      '                  183,80    Contributo IVS              2.000,00   9,19 %      0200',
      '                   16,20    Contributo FIS                                     0210',
      'TOTALE COMPETENZE  2.000,00     TOTALE TRATTENUTE  500,00     NETTO DEL MESE  1.500,00',
    ]);
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 20_000 });
  });
});
