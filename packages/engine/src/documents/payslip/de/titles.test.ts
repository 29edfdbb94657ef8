import { expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

test.each([
  'Entgeltmitteilung',
  'Entgeltabrechnung',
  'Entgeltbescheinigung',
  'Bezügemitteilung',
  'Besoldungsmitteilung',
  'Vergütungsmitteilung',
  'Vergütungsabrechnung',
  'Gehaltsabrechnung',
  'Lohnmitteilung',
  'Lohnzettel',
])('INC-03 the month stands behind the title “%s”', async (title) => {
  for (const month of ['10.2026', '10/2026', 'Oktober 2026']) {
    const reading = await readLines([
      'Landesamt für Vermessung',
      'Hinter der Kirche 59, 23552 Lübeck',
      `${title} für ${month}`,
      'Personalnummer: 35666              Eintrittsdatum: 01.11.2024',
      'Gesamtbrutto                       4.994,90',
      'Lohnsteuer                           584,66',
      'Gesetzliches Netto                 4.410,24',
      'Auszahlungsbetrag                  4.410,24',
    ]);
    expect(valuesOf(reading, 'period', 'gross', 'net'), month).toEqual({
      period: '2026-10',
      gross: 499_490,
      net: 441_024,
    });
  }
});

test.each([
  [
    'right',
    'Nordwind Handel GmbH                    Verdienstabrechnung',
    '                                                    10/2026',
  ],
  ['left', 'Verdienstabrechnung               Nordwind Handel GmbH', '10/2026'],
])('INC-03 the month stands below the title, set to its %s', async (_, title, month) => {
  const rows = ['Bruttoverdienst    4.994,90', 'Lohnsteuer    584,66', 'Nettoverdienst    4.410,24'];
  expect(valuesOf(await readLines([title, month, 'Personalnummer: 35666', ...rows]), 'period')).toEqual({
    period: '2026-10',
  });
  // Elsewhere it may be the version of a form or a number of a letter.
  const elsewhere = [title, 'Personalnummer: 35666', `${month.trim().padStart(25)}`, ...rows];
  expect(valuesOf(await readLines(elsewhere), 'period')).toEqual({ period: null });
});
