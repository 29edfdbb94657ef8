import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/exhibited.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const printed = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const row = (caption: string, cents: number): string => `${caption.padEnd(40)}${printed(cents).padStart(14)}`;
const share = (gross: number, percent: number): number => Math.round((gross * percent) / 100);

/** A slip whose total of insurances is told apart from its parts. */
function slip(gross: number, told: (total: number) => number): string[] {
  const tax = share(gross, 13);
  const parts = [share(gross, 8.75), share(gross, 9.3), share(gross, 1.3), share(gross, 2.4)] as const;
  const social = told(parts.reduce((sum, part) => sum + part, 0));
  return [
    'Entgeltabrechnung für März 2026',
    row('Gesamtbrutto', gross),
    row('Lohnsteuer', tax),
    row('Summe Steuerabzüge', tax),
    row('Krankenversicherung', parts[0]),
    row('Rentenversicherung', parts[1]),
    row('Arbeitslosenversicherung', parts[2]),
    row('Pflegeversicherung', parts[3]),
    row('SV-rechtliche Abzüge', social),
    row('Gesetzliches Netto', gross - tax - social),
  ];
}

const wages = fc.integer({ min: 250_000, max: 550_000 });

describe('INC-03 insurances of fixed shares', () => {
  test('are read whatever their total says, as they prove each other', async () => {
    await fc.assert(
      fc.asyncProperty(wages, fc.integer({ min: 2_000, max: 30_000 }), async (gross, more) => {
        const reading = await readLines(slip(gross, (total) => total + more));
        expect(valuesOf(reading, 'pension', 'unemployment')).toEqual({
          pension: share(gross, 9.3),
          unemployment: share(gross, 1.3),
        });
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('INC-03 pay from which nothing is taken', () => {
  const small = (gross: number, net: number): string[] => [
    'Entgeltnachweis für 05/2026',
    row('2000 Grundgehalt', net),
    row('Gesetzliches Netto', net),
    row('Auszahlung', net),
    row('Gesamtbrutto', gross),
    'Kumulierte Werte',
    row('Gesamtbrutto', net * 5),
  ];

  test('is its own net, and another gross contradicts it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20_000, max: 60_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        async (net, more) => {
          const reading = await readLines(small(net + more, net));
          fc.pre(more !== net * 4);
          expect(valuesOf(reading, 'gross', 'net')).toEqual({ gross: net + more, net });
          expect(outcomeOf(reading, 'payslip_net')).toBe(more === 0 ? 'passed' : 'failed');
        },
      ),
      { numRuns: runs(25) },
    );
  });
});
