import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const sums = ['Totale competenze 2.050,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.729,74'];
const payOf = async (...rows: readonly string[]): Promise<unknown> =>
  valuesOf(await readLines([...head, ...rows, '', ...sums]), 'contractual_gross', 'gross');
const told = { contractual_gross: 200_000, gross: 205_000 };

describe('INC-03 the monthly pay that the elements of a contract add up to', () => {
  test.each(['TOTALE LORDO MENSILE', 'RETRIBUZIONE LORDA', 'TOTALE', 'LORDO'])(
    'in a row, before what an hour of it is: %s',
    async (caption) => {
      const rows = [
        `MINIMO        SCATTI      SUPERM.     ${caption.padEnd(22)}PAGA ORARIA`,
        '1.750,00      150,00      100,00      2.000,00              11,56069',
      ];
      expect(await payOf(...rows)).toEqual(told);
    },
  );

  test.each(['Retribuzione lorda mensile', 'Totale', 'Retribuzione mensile lorda contrattuale'])(
    'below each other: %s',
    async (caption) => {
      const rows = [
        'Elementi retributivi                         Mensile        Presenze',
        'Minimo                                       1.750,00       Giorni         26',
        'Scatti                                         150,00       Ore           173,00',
        'Superminimo                                    100,00       Settimane       4',
        `${caption.padEnd(45)}2.000,00`,
      ];
      expect(await payOf(...rows)).toEqual(told);
    },
  );

  test('under a heading, whatever the elements are called', async () => {
    const rows = [
      'RETRIBUZIONE CONTRATTUALE',
      'Stipendio                                                        1.750,00',
      'Assegno ad personam                                                250,00',
      'Retribuzione mensile                                             2.000,00',
    ];
    expect(await payOf(...rows)).toEqual(told);
  });

  test.each(['Retribuzione lorda di fatto', 'Retribuzione globale di fatto', 'Retr. mensile di fatto'])(
    'by its own name: %s',
    async (caption) => {
      expect(await payOf(`${caption}: 2.000,00`)).toEqual(told);
    },
  );
});
