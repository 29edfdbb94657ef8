import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const slip = (...rows: readonly string[]) =>
  readLines([
    'ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026',
    'Dipendente: ROSSI MARIO',
    'RETRIBUZIONE ORDINARIA                                   2.000,00',
    'Totale competenze       2.000,00',
    'Totale trattenute         320,26',
    'Netto del mese          1.679,74',
    ...rows,
  ]);
const amounts = async (...rows: readonly string[]) => valuesOf(await slip(...rows), 'net', 'paid_amount');

describe('INC-03 what comes to the account after the net', () => {
  test.each([
    [
      'a loan of the employer',
      ['Rata mutuo dipendenti n. 88 addebitata    - 412,00', 'Importo accreditato in conto   1.267,74'],
      126_774,
    ],
    ['an advance in cash', ['Acconto contanti tracciato      200,00', 'DA PAGARE       1.479,74'], 147_974],
    ['expenses that are given back', ['Rimborso a piè di lista     214,55', 'Bonifico totale     1.894,29'], 189_429],
    ['two of them', ['Acconto    200,00', 'Rimborso spese    14,55', 'Bonifico totale     1.494,29'], 149_429],
  ] as const)('%s', async (_, rows, paid) => {
    expect(await amounts(...rows)).toEqual({ net: 167_974, paid_amount: paid });
  });

  test('a figure that does not follow from the rows in between is not believed, nor one without any', async () => {
    for (const rows of [['Acconto    200,00', 'Bonifico totale     1.500,00'], ['Bonifico totale     1.500,00']])
      expect(await amounts(...rows)).toEqual({ net: 167_974, paid_amount: 167_974 });
  });
});
