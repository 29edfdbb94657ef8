import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       BUSTA PAGA       Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];

describe('INC-03 a line that prints what tax is reckoned from beside the tax', () => {
  const credits = [
    'Detrazioni lavoro dip.                 31           180,76',
    'Ritenute IRPEF                   1.816,20      236,97',
  ];

  test.each([
    ['base first', 'IRPEF lorda                      1.816,20      417,73', 'Imponibile fiscale   1.816,20'],
    ['tax first', 'Imponibile IRPEF / IRPEF lorda     417,73    1.816,20', 'Imponibile IRPEF     1.816,20'],
  ])('%s', async (_, line, base) => {
    const read = await readLines([...head, line, ...credits, '', ...sums, '', base]);
    expect(valuesOf(read, 'taxable', 'income_tax')).toEqual({ taxable: 181_620, income_tax: 23_697 });
  });

  test('the sums of the year behind their captions', async () => {
    const years = ['Progr. fisc.   17.608,49     Progr. IRPEF   1.026,85', 'Cumulo imp. INPS  19.422,33'];
    const read = await readLines([
      ...head,
      'IRPEF netta   1.816,20   236,97',
      ...sums,
      'Imp. fiscale  1.816,20',
      '',
      ...years,
    ]);
    expect(valuesOf(read, 'income_tax', 'ytd_taxable', 'ytd_tax')).toEqual({
      income_tax: 23_697,
      ytd_taxable: 1_760_849,
      ytd_tax: 102_685,
    });
  });
});

describe('INC-03 rows that say which of them is of the month and which of the year', () => {
  const told = {
    taxable: 181_620,
    income_tax: 23_697,
    severance_accrual: 14_815,
    ytd_taxable: 1_812_000,
    ytd_tax: 240_010,
  };

  test('under captions', async () => {
    const table = [
      '                     Imp. contributivo    Imp. IRPEF     IRPEF netta        TFR',
      'Mese                          2.000,00      1.816,20          236,97     148,15',
      'Progressivo anno             20.000,00     18.120,00        2.400,10   1.481,50',
    ];
    expect(valuesOf(await readLines([...head, ...sums, '', ...table]), ...Object.keys(told))).toEqual(told);
  });

  test('with captions of their own', async () => {
    const table = [
      'Mese    Imp. fiscale    1.816,20    Irpef     236,97    T.F.R. maturato   148,15',
      'Anno    Imp. fiscale   18.120,00    Irpef   2.400,10',
    ];
    expect(valuesOf(await readLines([...head, ...sums, '', ...table]), ...Object.keys(told))).toEqual(told);
  });

  test('pay among sums of the year is of the year', async () => {
    const rows = ['Progressivi annui', 'Imponibile fiscale: 18.120,00   Irpef: 2.400,10   Lordo: 20.000,00'];
    const read = await readLines([...head, ...sums, '', ...rows]);
    expect(valuesOf(read, 'gross', 'ytd_gross')).toEqual({ gross: 200_000, ytd_gross: 2_000_000 });
  });
});
