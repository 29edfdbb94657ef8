import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const sums = [
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];
const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster'];
const read = async (rows: readonly string[], ...fields: string[]): Promise<Record<string, unknown>> =>
  valuesOf(await readLines([...head, ...rows, ...sums]), ...fields);

describe('INC-03 what German slips tell by how it is written', () => {
  test.each(['PGR / BGR                101 / 1111', 'EG 1        mhplus BKK | 101/1111'])(
    'the groups of the person and of the contributions: %s',
    async (row) => {
      expect(await read([row], 'person_group', 'contribution_group')).toEqual({
        person_group: '101',
        contribution_group: '1111',
      });
    },
  );

  test.each([
    ['Steuerklasse 3, hkk Krankenkasse, Versicherungsnummer 65120883M004', 'hkk Krankenkasse'],
    ['EG 1        mhplus BKK | 101/1111', 'mhplus BKK'],
    ['Kasse BARMER     PGR 101', 'BARMER'],
    ['Überweisung an Techniker Bau, Musterstadt', null],
  ])('a fund by its name: %s', async (row, fund) => {
    expect(await read([row], 'health_fund')).toEqual({ health_fund: fund });
  });

  test.each([
    ['Berufsgr.     Spez.baufacharb. LG 4', 'Spez.baufacharb.', 'LG 4'],
    ['EG 7          Tätigkeit: Lagerist', 'Lagerist', 'EG 7'],
  ])('the group of pay: %s', async (row, qualification, level) => {
    expect(await read([row], 'qualification', 'level')).toEqual({ qualification, level });
  });

  test('a permit to lend workers out says nothing of a contract', async () => {
    const row = 'Erlaubnis zur Arbeitnehmerüberlassung unbefristet erteilt';
    expect(await read([row], 'contract_type')).toEqual({ contract_type: null });
  });

  test.each([
    ['Stadtbau Musterstadt Planungs-GmbH * Am Markt 9 * 04229 Musterstadt', 'Stadtbau Musterstadt Planungs-GmbH'],
    ['Landesamt für Finanzen – Dienststelle Musterstadt', 'Landesamt für Finanzen – Dienststelle Musterstadt'],
    ['Hilfswerk für Kinder e. V.', 'Hilfswerk für Kinder e. V.'],
    [
      'Zahnarztpraxis Dr. med. dent. Eva Muster, Planken 7, 68161 Musterstadt',
      'Zahnarztpraxis Dr. med. dent. Eva Muster',
    ],
  ])('who pays, at the head: %s', async (line, employer) => {
    const rows = [line, 'Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster', ...sums];
    expect(valuesOf(await readLines(rows), 'employer_name')).toEqual({ employer_name: employer });
  });

  test('a caption and one text alone in a row belong together across the sheet', async () => {
    const rows = [
      'Entgeltabrechnung          Abrechnungsmonat: 10/2026',
      `Arbeitnehmer${' '.repeat(60)}Erika Muster, Am Markt 7b, 79113 Ort`,
      ...sums,
    ];
    expect(valuesOf(await readLines(rows), 'employee_name')).toEqual({ employee_name: 'Erika Muster' });
  });
});
