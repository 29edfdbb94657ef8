import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/exhibited.ts';
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
      { numRuns: runs(150) },
    );
  });

  /** Unsigned amounts in two columns, days without years, several pages that carry their sum over, long texts. */
  const sides = fc.record({
    rows: fc.array(booking, { minLength: 6, maxLength: 24 }),
    perPage: fc.integer({ min: 4, max: 9 }),
    carries: fc.boolean(),
    header: fc.constantFrom(['DARE', 'AVERE'], ['ADDEBITI', 'ACCREDITI'], ['USCITE', 'ENTRATE']),
    short: fc.boolean(),
  });
  const pad = (text: string, width: number): string => text.slice(0, width).padEnd(width);

  test('in two columns, over several pages, with texts up to the amounts', async () => {
    await fc.assert(
      fc.asyncProperty(sides, async ({ rows, perPage, carries, header, short }) => {
        const dated = rows.map((row, place) => ({
          ...row,
          at: `${String(1 + place).padStart(2, '0')}/10${short ? '' : '/2026'}`,
        }));
        const closing = rows.reduce((sum, { cents }) => sum + cents, 100_000);
        const wide = short ? 7 : 12;
        const row = (at: string, text: string, cents: number | null): string => {
          const amount = cents === null ? '' : euros(Math.abs(cents));
          const [debit, credit] = (cents ?? 0) < 0 ? [amount, ''] : ['', amount];
          return `${pad(at, wide)}${pad(at, wide)}${pad(text, 50)}${debit.padStart(12)}${credit.padStart(14)}`;
        };
        let sum = 100_000;
        const groups = Array.from({ length: Math.ceil(dated.length / perPage) }, (_, page) =>
          dated.slice(page * perPage, (page + 1) * perPage),
        );
        const caption = `${pad('DATA', wide)}${pad('VALUTA', wide)}${pad('DESCRIZIONE', 50)}${(header[0] ?? '').padStart(12)}${(header[1] ?? '').padStart(14)}`;
        const pages = groups.map((group, page) => {
          const before = sum;
          for (const { cents } of group) sum += cents;
          return textPage(
            [
              page === 0
                ? 'ESTRATTO CONTO dal 01/10/2026 al 31/10/2026    IBAN IT60X0542811101000000123456'
                : `Estratto conto al 31/10/2026        Pagina ${page + 1}`,
              caption,
              ...(page === 0 ? [row('', 'SALDO INIZIALE', before)] : carries ? [row('', 'RIPORTO', before)] : []),
              ...group.flatMap(({ at, cents, first, wrapped }) => [
                row(at, `${first} ${wrapped[0] ?? ''}`, cents),
                ...wrapped.slice(1).map((text) => row('', text, null)),
              ]),
              ...(page === groups.length - 1
                ? [row('', 'SALDO FINALE', closing)]
                : carries
                  ? [row('', 'A RIPORTARE', sum)]
                  : []),
            ],
            page + 1,
          );
        });
        const reading = await readPages(...pages);
        const expected = dated.map(({ at, cents }) => [`2026-10-${at.slice(0, 2)}`, cents]);
        expect(bookings(reading)).toEqual(expected);
        expect(outcomes(reading).statement_balance).toBe('passed');
      }),
      { numRuns: runs(120) },
    );
  });
});
