import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { readPages, value } from './testing/read-pages.ts';

const body = [
  'DATA        VALUTA      DESCRIZIONE                            IMPORTO',
  'SALDO INIZIALE                                               100,00',
  '05/10/2026  05/10/2026  PAGAMENTO POS                        -61,10',
  'SALDO FINALE                                                  38,90',
];
const title = 'ESTRATTO CONTO AL 31/10/2026';
const captions = ['Intestatario', 'Intestato a', 'Titolare del conto', 'Cointestatari', 'Intestazione rapporto'];

describe('BANK-02 the head of a statement', () => {
  test.each(captions)('the holder under "%s", whatever captions stand behind it', async (caption) => {
    for (const [behind, under] of [
      ['Filiale', 'Milano 3'],
      ['IBAN', 'IT60X0542811101000000123456'],
      ['Codice cliente', '0012345'],
    ] as const) {
      const page = textPage([title, `${caption.padEnd(30)}${behind}`, `${'ROSSI MARIO'.padEnd(30)}${under}`, ...body]);
      expect(value(await readPages(page), 'holder')).toBe('ROSSI MARIO');
    }
  });

  test.each([
    ['Estratto conto n° 007', '007'],
    ['N. estratto conto: 7', '7'],
    ['Progressivo E/C 7', '7'],
    ['Estratto n. 7', '7'],
  ])('the number of the statement in "%s", as it is printed', async (row, number) => {
    expect(value(await readPages(textPage([title, row, ...body])), 'statement_number')).toBe(number);
  });

  test.each([
    [['Estratto conto', 'n. 010/2026 al 31/10/2026'], '010/2026'],
    [['Estratto conto dal 01/10/2026 al 31/10/2026   N. 10'], '10'],
    [['Titolare        Estratto conto al    Numero', 'Mario Rossi     31/10/2026           3/2026'], '3/2026'],
  ])('the number of the statement beside its days: %j', async (rows, told) => {
    expect(value(await readPages(textPage([title, ...rows, ...body])), 'statement_number')).toBe(told);
  });

  test('what stands under another caption is no holder', async () => {
    const page = textPage([
      title,
      `Codice        Intestatario          Filiale`,
      `0012345                             MILANO CENTRO`,
      ...body,
    ]);
    expect(value(await readPages(page), 'holder')).toBeNull();
  });

  test.each([
    'IT 60 X 05428 11101 000000123456',
    'IT60 X 05428 11101 000000123456',
    'IT 60 X 05428.11101.000000123456',
    'IT60 X054 2811 1010 0000 0123 456',
  ])('an account in the groups %s', async (iban) => {
    const page = textPage([title, `Coordinate: ${iban}`, ...body]);
    expect(value(await readPages(page), 'iban')).toBe('IT60X0542811101000000123456');
  });
});
