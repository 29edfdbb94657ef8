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
