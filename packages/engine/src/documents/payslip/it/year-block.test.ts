import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026',
  'Dipendente: ROSSI MARIO          Assunto il 01/02/2020',
  'RETRIBUZIONE ORDINARIA                                   2.000,00',
  'Totale competenze       2.000,00',
  'Totale trattenute         320,26',
  'Netto da corrispondere   1.679,74',
];
const year = (read: Awaited<ReturnType<typeof readLines>>) => valuesOf(read, 'ytd_gross', 'ytd_taxable', 'ytd_tax');
const whole = { ytd_gross: 1_801_050, ytd_taxable: 1_634_720, ytd_tax: 210_415 };

describe('INC-03 what the year has come to, under a heading of its own', () => {
  test.each(['Da inizio anno', 'PROGRESSIVI 2026', 'Progressivi / Jahressummen 2026', 'Totali anno 2026'])(
    'a list under "%s", between two others: the pay is what is called so, not what of it was insured',
    async (heading) => {
      const read = await readLines([
        ...head,
        `Fiscale                     ${heading.padEnd(34)}Ratei`,
        'Imponibile fiscale 1.816,22  Imp. INPS                18.011,00   Ferie          20,00',
        'Irpef lorda          417,73  Imp. fiscale             16.347,20   Permessi       10,00',
        'Detrazioni           120,00  Irpef                     2.104,15   Ex festivita    4,00',
        'Irpef netta          297,73  Lordo                    18.010,50   Banca ore       0,00',
      ]);
      expect(year(read)).toEqual(whole);
    },
  );

  test('a table with its heading above the captions, or before them', async () => {
    const figures = '18.010,50     18.011,00         16.347,20          2.104,15';
    const captions = 'Lordo         Imp. prev.        Imp. fiscale       Imposta netta';
    const above = ["Situazione progressiva dall'inizio dell'anno (mese compreso)", captions, figures];
    const before = [`Anno 2026   ${captions}`, `al 30/09    ${figures}`];
    for (const rows of [above, before]) expect(year(await readLines([...head, ...rows]))).toEqual(whole);
  });

  test('under a heading for what is put aside, the quota is that of the month', async () => {
    const read = await readLines([
      ...head,
      'I.R.P.E.F.                  T.F.R.                      Ratei',
      'Lorda       417,73          Retr. utile     2.001,80    Ferie      91,20',
      'Netta       297,73          Accantonamento    147,85    ROL        34,67',
    ]);
    expect(valuesOf(read, 'severance_accrual')).toEqual({ severance_accrual: 14_785 });
  });
});

describe('INC-03 captions of the year in one row', () => {
  test.each([
    [
      'PROG.INPS      PROG.IRPEF     PROG.RITENUTE    FERIE RES.',
      '18.011,00      16.347,20      2.104,15         6,00',
    ],
    [
      'PROGRESSIVI IMP. INPS    IMP. IRPEF    IRPEF PAGATA    TFR AL 31/12',
      '18.011,00                16.347,20     2.104,15        24.155,33',
    ],
    [
      'INPS ANNO      IRPEF IMP. ANNO     IRPEF TRATT. ANNO    TFR MESE',
      '18.011,00      16.347,20           2.104,15             132,65',
    ],
  ])('%s', async (captions, figures) => {
    expect(year(await readLines([...head, captions, figures]))).toMatchObject({
      ytd_taxable: 1_634_720,
      ytd_tax: 210_415,
    });
  });

  test('in two languages, behind a heading that opens them', async () => {
    const rows = [
      'Year to date / Progressivi    Gross / Lordo    INPS base    Taxable / Imponibile    IRPEF',
      '01-09.2026                    18.010,50        18.011,00    16.347,20               2.104,15',
    ];
    expect(year(await readLines([...head, ...rows]))).toEqual(whole);
  });
});
