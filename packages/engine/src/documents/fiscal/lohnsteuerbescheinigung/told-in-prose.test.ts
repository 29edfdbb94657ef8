import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const letter = (classes: string, end: readonly string[]): string[] => [
  'Frau',
  'Svenja Ahrens',
  'Deichweg 4',
  '26721 Emden',
  'Lohnsteuerbescheinigung 2025 (Ausdruck der an die Finanzverwaltung elektronisch übermittelten Daten)',
  `für den Zeitraum vom 01.01.2025 bis 31.12.2025 übermittelt haben. ${classes}`,
  ' 3         Bruttoarbeitslohn einschließlich Sachbezüge                              31.416,00',
  ' 4         Lohnsteuer                                                                3.290,00',
  ...end,
];
const sentence = 'Die Ziffern entsprechen den Zeilen des amtlichen Musters. Nicht aufgeführte Zeilen sind leer.';

describe('INC-04 a wage certificate that is a letter', () => {
  test.each([
    [
      ['Arbeitgeber: Landrat des Kreises', 'Nordermarsch, Steuernummer 75/570/00128, Finanzamt Emden.'],
      'Landrat des Kreises Nordermarsch',
    ],
    [
      ['Arbeitgeber: Diakonisches', 'Krankenhaus Lilienhof gGmbH. Transferticket 1f20260217.'],
      'Diakonisches Krankenhaus Lilienhof gGmbH',
    ],
    [['Arbeitgeber: Marschland Pflege gGmbH', 'Die Bescheinigung gilt ohne Unterschrift.'], 'Marschland Pflege gGmbH'],
    [['Arbeitgeber: Stadtwerke Emsried. Transferticket 1f20260217.'], 'Stadtwerke Emsried'],
    // Nobody can tell where the name ends.
    [['Arbeitgeber: Landrat des Kreises', 'Nordermarsch Steuernummer 75 570 00128 Finanzamt Emden Kreis Leer'], null],
  ])('names the employer in a sentence that breaks at the margin: %j', async ([first, ...rest], employer) => {
    const reading = await readPages(letter('', [`${sentence} ${first}`, ...rest]));
    expect(valuesOf(reading)).toMatchObject({ payer_name: employer, gross_wage: 3_141_600 });
  });

  test.each([
    ['Zuletzt galten: Steuerklasse 5, Zahl der Kinderfreibeträge 0,5.', '5'],
    ['Zuletzt galt die StKl. III.', '3'],
    ['Steuerklasse IV/0,917, ohne Kirchensteuermerkmal.', '4'],
    ['Steuerklasse 12, so steht es da.', null],
  ])('tells the tax class within a sentence: %s', async (classes, told) => {
    expect(valuesOf(await readPages(letter(classes, [])))).toMatchObject({ tax_class: told });
  });
});
