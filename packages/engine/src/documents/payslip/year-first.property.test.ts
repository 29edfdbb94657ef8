import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/exhibited.ts';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const euros = (cents: number): string =>
  `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${(cents % 100).toString().padStart(2, '0')}`;

/** A row of the ladder: caption, the year so far, the month. */
const row = (caption: string, year: number | null, month: number): string =>
  `${caption.padEnd(50)}${(year === null ? '' : euros(year)).padStart(14)}${euros(month).padStart(20)}`;

const heads = fc.constantFrom(['Progressivi', 'Mese'], ['Anno', 'Mese'], ['Progressivo anno', 'Dati del mese']);

test('INC-01 where the year stands before the month, each figure is read as what its column says', async () => {
  await fc.assert(
    fc.asyncProperty(
      heads,
      fc.integer({ min: 160_000, max: 420_000 }),
      fc.integer({ min: 2, max: 9 }),
      async ([year = '', month = ''], gross, months) => {
        const social = Math.round(gross * 0.0919);
        const taxable = gross - social;
        const tax = Math.round(taxable * 0.12);
        const reading = await readLines([
          'Cedolino paga                          Mese retribuito: Marzo 2026',
          'Ragione sociale: LANTERNA LOGISTICA S.P.A.',
          'Dipendente: Fo Matteo      Codice fiscale: FOXMTT89E18F205V',
          `${''.padEnd(50)}${year.padStart(14)}${month.padStart(20)}`,
          row('Imponibile contributi', gross * months, gross),
          row('Totale contributi', null, social),
          row('Imponibile fiscale mese', taxable * months, taxable),
          row('IRPEF mese', tax * months, tax),
          `Totale competenze ${euros(gross)}   Totale trattenute ${euros(social + tax)}   Netto ${euros(taxable - tax)}`,
        ]);
        expect(valuesOf(reading, 'taxable', 'ytd_taxable')).toEqual({ taxable, ytd_taxable: taxable * months });
      },
    ),
    { numRuns: runs(12) },
  );
});
