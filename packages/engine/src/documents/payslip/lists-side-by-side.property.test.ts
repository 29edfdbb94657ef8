import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/exhibited.ts';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const euros = (cents: number): string =>
  `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${(cents % 100).toString().padStart(2, '0')}`;

/** A heading with captions and figures below it, as wide as all others. */
type List = readonly [heading: string, ...rows: (readonly [caption: string, cents: number])[]];

const CAPTION = 26;
const FIGURE = 12;
const GUTTER = 6;

/** Lists beside each other: headings to the left of their list or over its middle, captions left, figures right. */
function sideBySide(lists: readonly List[], isCentred: boolean): string[] {
  const width = CAPTION + FIGURE;
  const cell = (text: string): string => text.padEnd(width + GUTTER);
  const heading = (text: string): string =>
    cell(isCentred ? `${' '.repeat(Math.floor((width - text.length) / 2))}${text}` : text);
  const most = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: most - 1 }, (_, at) =>
    lists
      .map((list) => list[at + 1] as readonly [string, number] | undefined)
      .map((row) => cell(row ? `${row[0].padEnd(CAPTION)}${euros(row[1]).padStart(FIGURE)}` : ''))
      .join(''),
  );
  return [lists.map(([head]) => heading(head)).join(''), ...rows];
}

const month = fc.constantFrom('Dati fiscali del mese', 'Calcolo IRPEF', 'Situazione fiscale');
const year = fc.constantFrom(
  'Progressivi annui',
  'Totali annui',
  'Da inizio anno',
  'Progressivi 2026',
  'Valori annuali',
);
const severance = fc.constantFrom('T.F.R.', 'Trattamento di fine rapporto', 'TFR');
const share = fc.constantFrom('Quota mese', 'Quota del mese', 'Maturato nel mese', 'Accantonamento mese');

test('INC-01 of lists side by side each figure is what the heading of its own says, in whatever order they stand', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(month, year, severance, share),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      fc.boolean(),
      fc.integer({ min: 160_000, max: 420_000 }),
      fc.integer({ min: 3, max: 9 }),
      async ([ofMonth, ofYear, ofSeverance, quota], order, isCentred, gross, months) => {
        const social = Math.round(gross * 0.0919);
        const taxable = gross - social;
        const tax = Math.round(taxable * 0.12);
        const credit = 21_234;
        const put = Math.round(gross / 15);
        const lists: readonly List[] = [
          [
            ofMonth,
            ['Imponibile IRPEF', taxable],
            ['IRPEF lorda', tax + credit],
            ['Detrazioni', credit],
            ['IRPEF netta', tax],
          ],
          [
            ofYear,
            ['Imponibile INPS', gross * months],
            ['Contributi', social * months],
            ['Imponibile IRPEF', taxable * months],
            ['IRPEF lorda', (tax + credit) * months],
            ['IRPEF trattenuta', tax * months],
          ],
          [
            ofSeverance,
            ['Retribuzione utile', gross],
            [quota, put],
            ['Quota anno', put * months],
            ['Fondo 31/12', put * 50],
          ],
        ];
        const reading = await readLines([
          'Cedolino paga                          Mese retribuito: Ottobre 2026',
          'Ragione sociale: LANTERNA LOGISTICA S.P.A.',
          'Dipendente: Fo Matteo      Codice fiscale: FOXMTT89E18F205V   Data assunzione: 01/02/2020',
          '',
          ...sideBySide(
            lists.length === 0 ? [] : order.flatMap((at): List[] => (lists[at] ? [lists[at]] : [])),
            isCentred,
          ),
          '',
          `Totale competenze ${euros(gross)}   Totale trattenute ${euros(social + tax)}   Netto ${euros(taxable - tax)}`,
        ]);
        expect(valuesOf(reading, 'taxable', 'income_tax', 'ytd_taxable', 'ytd_tax', 'severance_accrual')).toEqual({
          taxable,
          income_tax: tax,
          ytd_taxable: taxable * months,
          ytd_tax: tax * months,
          severance_accrual: put,
        });
      },
    ),
    { numRuns: runs(15) },
  );
});

test('INC-01 figures of the year stand behind their captions, however far to the right', async () => {
  const row = (caption: string, cents: number, width: number): string =>
    `${caption.padEnd(width - 12)}${euros(cents).padStart(12)}`;
  // After nine months unemployment comes to what pension and care take in one: the sums alone do not tell them apart.
  const [gross, tax, health, pension, unemployment, care] = [366_000, 44_391, 31_659, 34_038, 4_758, 8_784];
  const left = [
    row('Brutto gesamt', gross, 50),
    row('Lohnsteuer', tax, 50),
    row('Krankenversicherung', health, 50),
    row('Rentenversicherung', pension, 50),
    row('Arbeitslosenvers. AN', unemployment, 50),
    row('Pflegevers. AN', care, 50),
  ];
  const right = [
    row('Brutto gesamt', gross * 9, 90),
    row('Lohnsteuer', tax * 9, 90),
    row('Krankenversicherung', health * 9, 90),
    row('Arbeitslosenvers. AN', unemployment * 9, 90),
  ];
  const reading = await readLines([
    'Nordlicht Klinik gGmbH             Gehaltsabrechnung für September 2026',
    'Name: Erika Muster                 Steuerklasse 4',
    '',
    `${'lfd. Monat'.padEnd(56)}Aufgelaufene Jahreswerte`,
    ...left.map((cell, at) => cell.padEnd(56) + (right[at] ?? '')),
    '',
    row('Netto-Verdienst', gross - tax - health - pension - unemployment - care, 146),
  ]);
  expect(valuesOf(reading, 'health', 'pension', 'unemployment', 'care', 'ytd_gross')).toEqual({
    health,
    pension,
    unemployment,
    care,
    ytd_gross: gross * 9,
  });
});
