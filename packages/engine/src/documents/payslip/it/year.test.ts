import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U      Data assunzione 01/03/2019',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const read = async (...rows: readonly string[]) =>
  valuesOf(await readLines([...head, ...rows, '', ...sums]), 'ytd_gross', 'ytd_taxable', 'ytd_tax');
const told = { ytd_gross: 2_000_000, ytd_taxable: 1_816_200, ytd_tax: 136_460 };

describe('INC-03 what a slip says of the year so far', () => {
  test('one caption in two groups is what each of them is about', async () => {
    const rows = [
      'CONTRIBUTI                                    IRPEF',
      'IMPONIBILE      CONTRIBUTI      PROGRESSIVO   IMPONIBILE   IMPOSTA   PROGRESSIVO   PROGRESSIVO',
      'CONTRIBUTIVO    DIPENDENTE      IMPONIBILE    FISCALE      NETTA     IMPONIBILE    IMPOSTA',
      '2.000,00        183,80          20.000,00     1.816,20     136,46    18.162,00     1.364,60',
    ];
    expect(await read(...rows)).toEqual(told);
  });

  test('a caption of one line stands half way between those of two', async () => {
    const rows = [
      "VALORI PROGRESSIVI DELL'ANNO",
      '',
      'Imponibile       Totale         Imponibile                   Imposta',
      '                                               Detrazioni',
      'previdenziale    contributi     fiscale                      netta',
      '',
      '20.000,00        1.838,00       18.162,00      2.812,70      1.364,60',
    ];
    const apart = [...head, ...sums].flatMap((row) => [row, '']);
    const slip = await readLines([...apart.slice(0, 4), ...rows, '', ...apart.slice(4)], { lineHeight: 6 });
    expect(valuesOf(slip, 'ytd_gross', 'ytd_taxable', 'ytd_tax')).toEqual(told);
  });

  test.each(['Anno', 'Anno in corso', 'Anno corrente', 'Progressivo anno'])(
    'a row of the year below one of the month, whatever the captions are: %s',
    async (year) => {
      const rows = [
        'Riepilogo             Imponibile       IRPEF lorda      Detrazioni      IRPEF netta',
        'Mese                   1.816,20          417,73           281,27          136,46',
        `${year.padEnd(22)} 18.162,00        4.177,30         2.812,70        1.364,60`,
      ];
      const lines = ['Contributo IVS   2.000,00   9,19%   183,80', 'Ritenuta IRPEF   1.816,20           136,46'];
      expect(await read(...lines, ...rows)).toEqual({ ...told, ytd_gross: null });
    },
  );

  test.each([
    ['TOT. ANNO CONTRIB.', 'TOT. ANNO FISCALE', 'TOT. ANNO IRPEF'],
    ['TOTALE ANNO IMP. INPS', 'TOTALE ANNO IMP. FISCALE', 'TOTALE ANNO IMPOSTA NETTA'],
    ['PROGR. INPS', 'PROGR. IRPEF IMP.', 'PROGR. IRPEF NETTA'],
  ])('in short: %s, %s, %s', async (...captions) => {
    const row = (cells: readonly string[]): string => cells.map((cell) => cell.padEnd(30)).join('');
    expect(await read(row(captions), row(['20.000,00', '18.162,00', '1.364,60']))).toEqual(told);
  });

  test('pay in a list of the year is its gross', async () => {
    const rows = [
      'Calcolo imposta                   Progressivi anno 2026',
      'Imponibile fiscale  1.816,20      Lordo                 20.000,00',
      'Imposta lorda         417,73      Imponibile fiscale    18.162,00',
      'Imposta netta         136,46      Imposta netta          1.364,60',
    ];
    expect(await read(...rows)).toEqual(told);
  });
});
