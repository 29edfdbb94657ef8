import { expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

test('INC-03 a line to sign on names nobody: who employs at home stands under the caption above', async () => {
  const read = await readLines([
    'Prospetto paga lavoro domestico                      Mese di competenza: 09/2026',
    'Datore di lavoro                    Lavoratore',
    'Rossi Mario                         Bianchi Anna',
    'C.F. RSSMRA80A01H501U               C.F. BNCNNA80A41H501R',
    'Descrizione                      Competenze          Trattenute',
    'Ore ordinarie  96,00    9,50         912,00',
    'Contributi INPS c/lavoratore                              41,28',
    'Totali                               912,00               41,28',
    'NETTO A PAGARE                       870,72',
    'Firma del datore di lavoro ____________     Firma del lavoratore per ricevuta ____________',
  ]);
  expect(valuesOf(read, 'employer_name', 'net')).toEqual({ employer_name: 'Rossi Mario', net: 87_072 });
});
