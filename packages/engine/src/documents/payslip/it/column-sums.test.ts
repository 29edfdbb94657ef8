import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines } from '../fixtures/read-lines.ts';

const slip = (gross: string, taken: string, net: string, ...more: readonly string[]) =>
  readLines([
    'ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026',
    'Dipendente: ROSSI MARIO',
    'Voce  Descrizione              Base            Ritenute        Competenze',
    '0010  STIPENDIO                                                  1.900,00',
    '0022  INDENNITA DI TURNO                                           100,00',
    '5001  CONTRIBUTI INPS          2.000,00          184,00',
    '6000  IRPEF LORDA              1.816,00          417,68',
    '6010  DETRAZIONE ART. 13                        -281,42',
    ...more,
    'Imponibile INPS    Imponibile fiscale    TOTALE COMPETENZE    TOTALE RITENUTE',
    `      2.000,00              1.816,00        ${gross.padStart(12)}       ${taken.padStart(12)}`,
    `NETTO A PAGARE     ${net}`,
  ]);
const said = async (...told: Parameters<typeof slip>) => outcomeOf(await slip(...told), 'payslip_columns');

describe('INC-03 both columns of a slip add up to their sums', () => {
  test('as they are printed', async () => {
    expect(await said('2.000,00', '320,26', '1.679,74')).toBe('passed');
  });

  test('a total that was raised with the net leaves its rows behind', async () => {
    expect(await said('2.300,00', '320,26', '1.979,74')).toBe('failed');
  });

  test('so does one of the deductions that was lowered', async () => {
    expect(await said('2.000,00', '120,26', '1.879,74')).toBe('failed');
  });

  test('where neither comes out the rows were not followed', async () => {
    expect(await said('2.300,00', '420,26', '1.879,74')).toBeNull();
    expect(await said('2.300,00', '320,26', '1.979,74', '7040  SINDACATO                    9,51')).not.toBe('passed');
  });

  test('rows beyond the total are figures of another kind', async () => {
    expect(await said('1.500,00', '320,26', '1.179,74')).toBeNull();
  });
});
