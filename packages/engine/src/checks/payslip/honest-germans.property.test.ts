import { describe, expect, test } from 'vitest';
import { payslipReader } from '../../documents/payslip/reader.ts';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { noNotes } from '../../papers/paper-notes.ts';
import { paperChecks } from '../index.ts';
import { runChecks } from '../run/run-checks.ts';
import { contextOf } from '../run/testing/context.ts';
import { evidenceOf } from '../run/testing/papers.ts';

const euros = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Taken = readonly [caption: string, cents: number];

/** People whom insurances and the tax office treat each in their own way. */
const people: Readonly<Record<string, readonly [title: string, gross: number, taken: readonly Taken[]]>> = {
  'insured by law': [
    'Entgeltabrechnung',
    400_000,
    [
      ['Lohnsteuer', 52_450],
      ['Krankenversicherung', 35_000],
      ['Rentenversicherung', 37_200],
      ['Arbeitslosenversicherung', 5_200],
      ['Pflegeversicherung', 9_600],
    ],
  ],
  'a civil servant': ['Bezügemitteilung', 450_000, [['Lohnsteuer', 78_000]]],
  'a civil servant of a church': [
    'Besoldungsmitteilung',
    450_000,
    [
      ['Lohnsteuer', 78_000],
      ['Kirchensteuer', 7_020],
    ],
  ],
  'privately insured': [
    'Gehaltsabrechnung',
    620_000,
    [
      ['Lohnsteuer', 120_000],
      ['Rentenversicherung', 57_660],
      ['Arbeitslosenversicherung', 8_060],
    ],
  ],
  'a student who works': [
    'Lohnabrechnung',
    210_000,
    [
      ['Lohnsteuer', 9_500],
      ['Rentenversicherung', 19_530],
    ],
  ],
};

describe('REP-08 an honest German slip', () => {
  test.each(Object.keys(people))('of %s: understood, and nothing is said against it', async (who) => {
    const [title = '', gross = 0, taken = []] = people[who] ?? [];
    const net = gross - taken.reduce((sum, [, cents]) => sum + cents, 0);
    const page = laidOutPage([
      `Land Musterstaat               ${title}        Abrechnungsmonat: 10/2026`,
      'Name: Max Mustermann         Personalnummer 12345678      Steuerklasse 1',
      'Eintritt 01.01.2020',
      `Gesamtbrutto                              ${euros(gross)}`,
      ...taken.map(([caption, cents]) => `${caption.padEnd(42)}${euros(cents)}`),
      `Gesetzliches Netto                        ${euros(net)}`,
      `Auszahlungsbetrag                         ${euros(net)}`,
    ]);
    const recognition = payslipReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const reading = await payslipReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    expect([reading.fields.gross?.value, reading.fields.net?.value]).toEqual([gross, net]);
    expect(reading.confirmations.find(({ rule }) => rule === 'payslip_net')?.outcome).toBe('passed');
    const paper = {
      id: 'a',
      fileName: null,
      evidence: evidenceOf({ pages: [page] }),
      readings: [reading],
      fingerprints: { text: null, picture: null },
      notes: noNotes,
    };
    const said = runChecks({ papers: [paper] }, contextOf(null), { checks: paperChecks })
      .filter(({ outcome, level }) => outcome === 'failed' && level !== 'info')
      .map(({ rule }) => rule);
    expect(said).toEqual([]);
  });
});
