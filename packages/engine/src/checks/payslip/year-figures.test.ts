import { expect, test } from 'vitest';
import { readLines } from '../../documents/payslip/fixtures/read-lines.ts';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { notesOf } from '../run/notes-of.ts';

const lines = [
  'Muster GmbH            Entgeltabrechnung            Abrechnungsmonat: 10/2026',
  'Name: Max Mustermann     Eintritt 01.01.2020        Steuerklasse 1',
  'Gesamtbrutto                              4.570,00',
  'Lohnsteuer                                  669,83',
  'Gesetzliches Netto                        3.900,17',
  'Auszahlungsbetrag                         3.900,17',
  'Jahressummen',
  'Gesamtbrutto kum.                        38.700,00',
  'Lohnsteuer kum.                           4.941,60',
  'Krankenversicherung kum.                  3.345,60',
  '',
  '',
  '',
  '',
  '',
  'Steuer-Nr. des Betriebs                      12,34',
];

test('REP-08 figures beside the totals of the year are noted, others are not', async () => {
  const [page, reading] = [laidOutPage(lines), await readLines(lines)];
  expect(reading.fields.ytd_tax?.value).toBe(494_160);
  const noted = notesOf([page], [reading]).yearFigures?.map(({ cents }) => cents);
  expect(noted).toEqual(expect.arrayContaining([494_160, 334_560]));
  expect(noted).not.toContain(1_234);
});
