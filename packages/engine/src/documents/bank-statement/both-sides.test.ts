import { expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { readPages } from './testing/read-pages.ts';

const cell = (text: string): string => text.padStart(14);

test('REP-08 a text that captions both sides names the one who is not the holder', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto al 31/03/2026       IBAN IT60X0542811101000000123456',
      `Data        Descrizione                                                  ${cell('Importo')}`,
      `            Saldo iniziale                                               ${cell('1.000,00')}`,
      `02/03/2026  BONIFICO ORDINANTE: ROSSI MARIA BENEFICIARIO: ENEL ENERGIA SPA${cell('-50,00')}`,
      `05/03/2026  BONIFICO BENEFICIARIO: ROSSI MARIA ORDINANTE: ACME SRL        ${cell('+1.500,00')}`,
      `            Saldo finale                                                 ${cell('2.450,00')}`,
    ]),
  );
  expect(reading.transactions.map(({ amount, counterparty }) => [amount, counterparty])).toEqual([
    [-5_000, 'ENEL ENERGIA SPA'],
    [150_000, 'ACME SRL'],
  ]);
});
