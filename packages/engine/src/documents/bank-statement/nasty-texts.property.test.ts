import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

/** What people write into payments, and shops into receipts: words and figures that mean something elsewhere. */
const texts = [
  'SALDO FATTURA 12 DEL 03/09/2026',
  'Saldo Rechnung 4711 Betrag 25,00',
  'TOTALE DOVUTO EUR 120,00 RATA 3/12',
  'RIPORTO CREDITO MESE PRECEDENTE',
  'Übertrag vom Sparkonto 100,00',
  'Kontostand ausgleichen bitte',
  'ENTRATE TARI 2026 USCITE 0',
  'Data valuta 03/09/2026 importo 25,00',
  'DARE AVERE SALDO CONGUAGLIO',
  'Seite 2 von 3 Lieferung 12.08.2026',
  'IBAN DE89370400440532013000 Miete',
  '1.234,56 EUR Anzahlung 10,00',
  '01/09/2026 - 30/09/2026 abbonamento',
  'CAMBIO 1,0832 USD 27,08 COMM 0,50',
  'Competenze di chiusura II semestre',
  'CANONE MENSILE 09/2026 COD 12/2026',
];

const day = (place: number): string => `${String(2 + place * 3).padStart(2, '0')}/10/2026`;
const euros = (cents: number): string => {
  const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`;
};

const booking = fc.record({
  cents: fc.integer({ min: -99_999, max: 199_999 }).filter((cents) => Math.abs(cents) > 100),
  first: fc.constantFrom('BONIFICO', 'PAGAMENTO POS', 'ADDEBITO SDD', 'ACCREDITO'),
  wrapped: fc.array(fc.constantFrom(...texts), { maxLength: 2 }),
});

describe('BANK-02 texts of bookings that say anything', () => {
  test('every row is read back, with its day and amount, and the sums come out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 3, maxLength: 9 }), async (rows) => {
        const closing = rows.reduce((sum, { cents }) => sum + cents, 100_000);
        const lines = rows.flatMap(({ cents, first, wrapped }, place) => [
          `${day(place)}  ${day(place)}  ${first.padEnd(45)}${euros(cents).padStart(12)}`,
          ...wrapped.map((text) => `${' '.repeat(24)}${text}`),
        ]);
        const reading = await readPages(
          textPage([
            'ESTRATTO CONTO dal 01/10/2026 al 31/10/2026    IBAN IT60X0542811101000000123456',
            'DATA        VALUTA      DESCRIZIONE                                      IMPORTO',
            `                        SALDO INIZIALE                               ${euros(100_000).padStart(12)}`,
            ...lines,
            `                        SALDO FINALE                                 ${euros(closing).padStart(12)}`,
          ]),
        );
        const expected = rows.map(({ cents }, place) => [day(place).split('/').reverse().join('-'), cents]);
        expect(bookings(reading)).toEqual(expected);
        expect(outcomes(reading).statement_balance).toBe('passed');
      }),
      { numRuns: 150 },
    );
  });
});
