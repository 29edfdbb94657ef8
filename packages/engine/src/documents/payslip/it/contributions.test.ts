import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  'Voce                           Ore/%    Base           Trattenute      Competenze',
  'Retribuzione                   26,00    76,92                          2.000,00',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const paid = async (...rows: readonly string[]): Promise<unknown> =>
  valuesOf(await readLines([...head, ...rows, ...sums]), 'social_contributions').social_contributions;

describe('INC-03 what goes to the pension fund', () => {
  test.each(['C.A.U. INPS agricoli', 'Tesoro', 'Ex Scau op. agricoli', 'Previdenza L. 335'])(
    'a row reckoned from the insured pay is a contribution, whatever it is called: %s',
    async (caption) => {
      const rows = [
        `${caption.padEnd(31)}9,19%    2.000,00       183,80`,
        'Imponibile INPS 2.000,00       Imponibile IRPEF 1.816,20',
      ];
      expect(await paid(...rows)).toBe(18_380);
    },
  );

  test('rows by any name together are all of it, where one goes by the name of the whole', async () => {
    const rows = [
      'Ctr. INPS                      9,19%    2.000,00       183,80',
      'Contr. integr. salariale       0,30%    2.000,00         6,00',
      'Imponibile INPS 2.000,00       Imponibile IRPEF 1.810,07',
    ];
    expect(await paid(...rows)).toBe(18_980);
  });

  test('what a union or a pension fund takes of the same base is none', async () => {
    const rows = [
      'Trattenuta sindacale           1,00%    2.000,00        20,00',
      'Fon.Te. c/dipendente           0,55%    2.000,00        11,00',
      'Contributo IVS                 9,19%    2.000,00       183,80',
      'Imponibile INPS 2.000,00       Imponibile IRPEF 1.805,20',
    ];
    expect(await paid(...rows)).toBe(18_380);
  });

  test('the total of the slip stands, although a pension fund lessens what is taxed as well', async () => {
    const rows = [
      'Contributo IVS                 9,19%    2.000,00       183,80',
      'Contributo FIS                 0,27%    2.000,00         5,40',
      'Fon.Te. c/dipendente           0,55%    2.000,00        11,00',
      'Imponibile INPS 2.000,00   Contributi a carico dipendente 189,20   Imponibile IRPEF 1.799,80',
    ];
    expect(await paid(...rows)).toBe(18_920);
  });

  test('on a scan a row that proves itself counts where the base is rounded to a full euro', async () => {
    const rows = [
      ...head,
      'Contributi INPS                9,19%    2.000,00       183,80',
      'Imponibile INPS 2.000,00       Imponibile IRPEF 1.816,56',
      ...sums,
    ];
    const read = await readLines(rows, { origin: 'ocr', confidence: 0.98 });
    expect(valuesOf(read, 'social_contributions')).toEqual({ social_contributions: 18_380 });
    const more = rows.map((row) => row.replace('1.816,56', '1.812,56'));
    const other = await readLines(more, { origin: 'ocr', confidence: 0.98 });
    expect(valuesOf(other, 'social_contributions')).toEqual({ social_contributions: null });
  });
});

test('a net behind one asterisk is a net, and sums without words stand in their columns', async () => {
  const slip = [
    ...head,
    'Contributo IVS                 9,19%    2.000,00       183,80',
    'IRPEF netta                                             136,46',
    '                               TOTALI                   320,26          2.000,00',
    'NETTO IN BUSTA   EURO          *1.679,74',
  ];
  expect(valuesOf(await readLines(slip), 'gross', 'total_deductions', 'net')).toEqual({
    gross: 200_000,
    total_deductions: 32_026,
    net: 167_974,
  });
});
