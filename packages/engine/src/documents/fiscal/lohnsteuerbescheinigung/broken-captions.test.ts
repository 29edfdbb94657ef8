import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const MARGIN = 44;
const AMOUNTS = 104;
const row = (left: string, caption: string, amount = ''): string =>
  `${left.padEnd(MARGIN)}${caption}`.padEnd(AMOUNTS) + amount.padStart(12);

/** A caption of two rows, the second of which begins with the number of another line, and where its amount stands. */
type Broken = (caption: string, rest: string, amount: string) => string[];
const layouts: Readonly<Record<string, Broken>> = {
  'beside the first row': (caption, rest, amount) => [row('', caption, amount), row('', rest)],
  'between the rows': (caption, rest, amount) => [row('', caption), row('', '', amount), row('', rest)],
  'beside the last row': (caption, rest, amount) => [row('', caption), row('', rest, amount)],
};
const stops: Readonly<Record<string, (text: string) => string>> = {
  'numbers with a stop': (text) => text,
  'numbers without one': (text) => text.replace(/(^|von |und |ohne )(\d{1,2})\./g, '$1$2'),
};

const cases = Object.entries(stops).flatMap(([shape, print]) =>
  Object.entries(layouts).map(([place, layout]) => [shape, place, print, layout] as const),
);

test.each(cases)(
  'INC-04 a caption that ends with the number of another line: %s, amount %s',
  async (_s, _p, print, broken) => {
    const reading = await readPages([
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      row('Herr', print('1. Bescheinigungszeitraum'), '01.05. - 31.12.2025'),
      'Emil Brandstetter',
      'Lindengasse 19',
      '90419 Nürnberg',
      ...broken(print('3. Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und'), print('10.'), '29.740,12'),
      ...broken(print('4. Einbehaltene Lohnsteuer von'), print('3.'), '2.907,41'),
      ...broken(print('5. Einbehaltener Solidaritätszuschlag von'), print('3.'), '0,00'),
      ...broken(print('6. Einbehaltene Kirchensteuer des Arbeitnehmers von'), print('3.'), '232,56'),
      row('', print('8. In 3. enthaltene Versorgungsbezüge')),
      ...broken(print('22. Arbeitgeberanteil a) zur gesetzl.'), 'Rentenversicherung', '2.765,83'),
      ...broken(print('23. Arbeitnehmeranteil a) zur gesetzl.'), 'Rentenversicherung', '2.765,83'),
      row('', print('25. AN-Beiträge zur gesetzl. Krankenversicherung'), '2.528,17'),
      row('', print('26. AN-Beiträge zur sozialen Pflegeversicherung'), '535,29'),
      row('', print('27. AN-Beiträge zur Arbeitslosenversicherung'), '386,62'),
    ]);
    expect(valuesOf(reading)).toMatchObject({
      ...{ gross_wage: 2_974_012, wage_tax: 290_741, solidarity_surcharge: 0, church_tax: 23_256 },
      ...{ pension_employer: 276_583, pension_employee: 276_583, health: 252_817, care: 53_529, unemployment: 38_662 },
      // The end of the period is no day of the certificate.
      ...{ period_end: '2025-12-31', issue_date: null },
    });
  },
);
