import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const columns = 'Descrizione                           Trattenute    Competenze';
const pay = [
  'Retribuzione mensile                                2.000,00',
  'Contributi INPS 9,19%                 183,80',
];
const net = 'NETTO A PAGARE                    1.679,74';
const sums = ['Totali                                320,26        2.000,00', net];
const taxOf = async (...rows: string[]) =>
  valuesOf(await readLines([...head, columns, ...pay, ...rows]), 'taxable', 'income_tax', 'total_deductions');
const told = { taxable: 181_620, income_tax: 13_646, total_deductions: 32_026 };

describe('INC-03 income tax and what it is reckoned from, without captions of their own', () => {
  test.each([
    ['IRPEF                                 136,46', 'Imponibile fiscale 1.816,20 - lorda 417,73 - detrazioni 281,27'],
    ['IRPEF su 1.816,20                     136,46', 'IRPEF lorda 417,73   Detraz. 281,27'],
    ['IRPEF netta su imponibile 1.816,20    136,46', 'Imposta lorda 417,73; detr. 196,34; ult. detr. 84,93;'],
    ['Imposta netta IRPEF                   136,46', 'Impon. fisc. 1.816,20 Lorda 417,73 Detraz. 281,27'],
    ['IRPEF (lorda 417,73 - detr. 281,27)   136,46', 'Imp. fiscale (1.816,20)'],
  ])('%s beside %s', async (line, beside) => {
    expect(await taxOf(line, ...sums, beside)).toEqual(told);
  });

  test('credits that are paid beside the earnings are taken off the tax of its line', async () => {
    const lines = [
      'IRPEF su imponibile 1.816,20          417,73',
      'Detrazioni lavoro dipendente                          196,34',
      'Ult. detraz. L.207/24                                  84,93',
      'Totali                                601,53        2.281,27',
    ];
    const { taxable, income_tax } = await taxOf(...lines, net);
    expect({ taxable, income_tax }).toEqual({ taxable: 181_620, income_tax: 13_646 });
  });

  test('what the year or another tax is reckoned from is not taken for the month', async () => {
    const read = await taxOf('IRPEF tass. separata                  136,46', ...sums, 'Progr. IRPEF 1.816,20 417,73');
    expect([read.taxable, read.income_tax]).toEqual([null, null]);
  });

  test('tax and base of what is paid at the end of a job are not those of the month', async () => {
    const lines = [
      'IRPEF                                 136,46',
      'IRPEF su TFR 3.000,00                 690,00',
      'Totali                              1.010,26        2.000,00',
    ];
    const { income_tax } = await taxOf(...lines, 'NETTO A PAGARE    989,74');
    expect(income_tax).toBe(13_646);
    const reading = await readLines([...head, columns, ...pay, ...lines, 'NETTO A PAGARE    989,74']);
    expect(valuesOf(reading, 'taxable', 'social_contributions')).toEqual({
      taxable: null,
      social_contributions: 18_380,
    });
  });

  test('without columns the line is told where contributions and it are all that is taken off', async () => {
    const slip = ['Totale lordo 2.000,00', 'INPS 183,80', 'IRPEF 136,46', 'Trattenute totali 320,26', net];
    expect(valuesOf(await readLines([...head, ...slip]), 'income_tax')).toEqual({ income_tax: 13_646 });
    const other = ['Totale lordo 2.000,00', 'INPS 183,80', 'IRPEF 417,73', 'Trattenute totali 320,26', net];
    expect(valuesOf(await readLines([...head, ...other]), 'income_tax')).toEqual({ income_tax: null });
  });

  test('a dash behind a base parts it from what follows', async () => {
    const read = await taxOf('IRPEF netta       136,46', ...sums, 'Imponibile IRPEF 1.816,20 – giorni 31');
    expect(read).toEqual(told);
  });
});

describe('INC-03 contributions that a line tells in two rows or by the name of the institute', () => {
  test.each([
    [['Contributo FPLD 9,19%      2.000,00', ' a carico lavoratore                  183,80']],
    [['INPS 9,19%                            183,80']],
    [['Contributi 9,19%                      183,80']],
  ])('%j', async (rows) => {
    const slip = [...head, columns, pay[0] ?? '', ...rows, 'IRPEF netta                           136,46', ...sums];
    expect(valuesOf(await readLines(slip), 'social_contributions')).toEqual({ social_contributions: 18_380 });
  });
});

test('INC-03 home help pays so much for each hour, told without its fractions', async () => {
  const slip = [
    'PROSPETTO PAGA LAVORO DOMESTICO          Mese di ottobre 2026',
    'Datore di lavoro: Anna Neri',
    'Lavoratrice: Rossi Maria     Assunta il 01/09/2022   Livello CS',
    'Contributi a carico del lavoratore 108 x 0,29               31,32',
    'Totale lordo 864,00',
    'Totale trattenute 31,32',
    'Netto a pagare 832,68',
  ];
  expect(valuesOf(await readLines(slip), 'social_contributions', 'level')).toEqual({
    social_contributions: 3_132,
    level: 'CS',
  });
});
