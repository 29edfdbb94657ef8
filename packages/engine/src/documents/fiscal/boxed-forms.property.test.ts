import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/exhibited.ts';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

type Box = readonly [caption: string, cents: number | null];

const euros = (cents: number | null): string =>
  cents === null
    ? ''
    : new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: true }).format(cents / 100);

const across = fc.constantFrom(1, 2, 3);
const width = fc.constantFrom(50, 56, 62);
const depth = fc.constantFrom(1, 2);
const amount = fc.integer({ min: 1_000_00, max: 90_000_00 });

interface Layout {
  readonly across: number;
  readonly width: number;
  readonly depth: number;
}
const layout: fc.Arbitrary<Layout> = fc.record({ across, width, depth });

/** Boxes with their caption in the upper left corner and their amount in the lower right one, so many to a row. */
function drawn(boxes: readonly Box[], { across: count, width: wide, depth: deep }: Layout): string[] {
  const rows = Array.from({ length: Math.ceil(boxes.length / count) }, (_, at) =>
    boxes.slice(at * count, at * count + count),
  );
  return rows.flatMap((row) => [
    row.map(([caption]) => caption.padEnd(wide)).join(''),
    ...Array.from({ length: deep - 1 }, () => ''),
    row
      .map(([, cents]) =>
        euros(cents)
          .padStart(wide - 3)
          .padEnd(wide),
      )
      .join(''),
    '',
  ]);
}

describe('INC-04 forms in boxes, caption above left and amount below right', () => {
  test('the liquidation sheet of a 730', async () => {
    await fc.assert(
      fc.asyncProperty(layout, amount, fc.integer({ min: 0, max: 50_000 }), async (how, total, charges) => {
        const page = [
          'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE PRESTATA',
          'MODELLO 730/2026',
          '',
          ...drawn(
            [
              ['1 REDDITI DOMINICALI', 0],
              ['11 REDDITO COMPLESSIVO', total],
              ['13 ONERI DEDUCIBILI', charges],
              ['14 REDDITO IMPONIBILE', total - charges],
              ['16 IMPOSTA LORDA', 4_321_00],
              ['50 IMPOSTA NETTA', 2_345_67],
              ['59 RITENUTE', 2_500_00],
            ],
            how,
          ),
        ];
        expect(valuesOf(await readPages(page))).toMatchObject({
          total_income: total,
          deductible_charges: charges,
          taxable_income: total - charges,
          gross_tax: 4_321_00,
          net_tax: 2_345_67,
        });
      }),
      { numRuns: runs(30) },
    );
  });

  test('the section of the flat rate', async () => {
    await fc.assert(
      fc.asyncProperty(layout, amount, async (how, gross) => {
        const [paid, rate] = [Math.round(gross / 4), 0.15];
        const net = gross - paid;
        const page = [
          'REDDITI PERSONE FISICHE 2026      PERIODO D’IMPOSTA 2025',
          'QUADRO LM - REDDITO DEI SOGGETTI CON REGIME FORFETARIO',
          '',
          ...drawn(
            [
              ['LM34 Reddito lordo', gross],
              ['LM35 Contributi previdenziali e assistenziali', paid],
              ['LM36 Reddito netto', net],
              ['LM38 Reddito al netto delle perdite', net],
              ['LM39 Imposta sostitutiva', Math.round(net * rate)],
            ],
            how,
          ),
        ];
        const reading = await readPages(page);
        expect(valuesOf(reading)).toMatchObject({
          flat_rate_gross: gross,
          flat_rate_contributions: paid,
          flat_rate_net: net,
          flat_rate_tax: Math.round(net * rate),
        });
        expect(reading.confirmations.every(({ outcome }) => outcome === 'passed')).toBe(true);
      }),
      { numRuns: runs(30) },
    );
  });

  test('the annex of receipts and expenses', async () => {
    await fc.assert(
      fc.asyncProperty(layout, amount, async (how, revenue) => {
        const expenses = Math.round(revenue / 3);
        const page = [
          'Anlage EÜR 2025    Einnahmenüberschussrechnung nach § 4 Abs. 3 EStG',
          '',
          ...drawn(
            [
              ['15 Umsatzsteuerpflichtige Betriebseinnahmen', revenue - 500],
              ['23 Summe Betriebseinnahmen', revenue],
              ['29 Bezogene Fremdleistungen', 100],
              ['75 Summe Betriebsausgaben', expenses],
              ['109 Steuerpflichtiger Gewinn/Verlust', revenue - expenses],
            ],
            how,
          ),
        ];
        expect(valuesOf(await readPages(page))).toMatchObject({ revenue, expenses, profit: revenue - expenses });
      }),
      { numRuns: runs(30) },
    );
  });

  test('an empty box takes no amount of another', async () => {
    await fc.assert(
      fc.asyncProperty(layout, amount, async (how, total) => {
        const page = [
          'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE',
          'MODELLO 730/2026',
          '',
          ...drawn(
            [
              ['11 REDDITO COMPLESSIVO', null],
              ['14 REDDITO IMPONIBILE', total],
              ['16 IMPOSTA LORDA', null],
              ['50 IMPOSTA NETTA', 2_345_67],
            ],
            how,
          ),
        ];
        expect(valuesOf(await readPages(page))).toMatchObject({
          total_income: null,
          taxable_income: total,
          gross_tax: null,
          net_tax: 2_345_67,
        });
      }),
      { numRuns: runs(30) },
    );
  });
});
