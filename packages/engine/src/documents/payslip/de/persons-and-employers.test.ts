import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const amounts = [
  'Gesamtbrutto                                              3.000,00',
  'Lohnsteuer                                                  300,00',
  'Krankenversicherung                                         262,50',
  'Rentenversicherung                                          279,00',
  'Arbeitslosenversicherung                                     39,00',
  'Pflegeversicherung                                           54,00',
  'Nettoentgelt                                              2.065,50',
];

const title = 'Entgeltabrechnung September 2026';
const herr = 'Herrn Max Muster, Am Markt 1, 12345 Musterstadt';

describe('INC-03 who is paid by whom', () => {
  test.each([
    [
      'a practice without a legal form, before its address in one row',
      [title, 'Tierarztpraxis Dr. Ina Krull · Seestr. 8, 24939 Flensburg', herr],
      [],
      'Tierarztpraxis Dr. Ina Krull',
    ],
    [
      'the firm whose number of business the foot tells',
      [title, herr],
      ['Lumenpfad Software GmbH · Torweg 4, 10999 Berlin · Betriebsnummer 93120001'],
      'Lumenpfad Software GmbH',
    ],
    [
      'an employer named in a sentence',
      [
        title,
        herr,
        'Ihr Arbeitgeber: Land Hessen, Technische Hochschule Musterstadt. Diese Mitteilung erhalten Sie, weil sich etwas geändert hat.',
      ],
      [],
      'Land Hessen, Technische Hochschule Musterstadt',
    ],
    [
      'a sentence that ends with the word for it names nobody',
      ['Diakonieverein Musterstadt e. V.', title, herr],
      ['Die Umlage trägt der Dienstgeber. Die Belegschaft erinnert an die Wahl.'],
      'Diakonieverein Musterstadt e. V.',
    ],
  ])('%s', async (_, head, foot, employer) => {
    const read = await readLines([...head, '', ...amounts, ...Array(40).fill(''), ...foot]);
    expect(valuesOf(read, 'employer_name')).toEqual({ employer_name: employer });
  });

  test('a maker of programs or an adviser without a number of business is no employer', async () => {
    const read = await readLines([
      title,
      herr,
      '',
      ...amounts,
      ...Array(40).fill(''),
      'Lohnbüro Krause GmbH · Torweg 4, 10999 Berlin',
    ]);
    expect(valuesOf(read, 'employer_name')).toEqual({ employer_name: null });
  });

  test('a name over its address in one row, with what only a person has below', async () => {
    const block = ['Erika Beispiel', 'Bahnhofstraße 17, 17268 Templin', 'geb. 25.06.1988'];
    const read = await readLines([
      'Backhaus Muster e.K., Dorfstraße 2, 17268 Templin',
      title,
      '',
      ...block,
      '',
      ...amounts,
    ]);
    expect(valuesOf(read, 'employee_name', 'employer_name')).toEqual({
      employee_name: 'Erika Beispiel',
      employer_name: 'Backhaus Muster e.K.',
    });
  });
});

describe('INC-03 groups and numbers of the insurances', () => {
  const groups = { contribution_group: '1111', person_group: '101' };

  test.each([
    ['with a dash', 'SV-Schlüssel      101-1111'],
    ['the contributions first', 'BGR/PGR:          1111/101'],
    ['in brackets', 'Teilzeitkraft (PGR 101, BGR 1111)'],
    ['under other short names', 'AOK PLUS · PGS 101 · BGS 1111'],
  ])('%s', async (_, row) => {
    const read = await readLines(['Holzbau Muster GmbH', title, herr, row, '', ...amounts]);
    expect(valuesOf(read, 'contribution_group', 'person_group')).toEqual(groups);
  });

  test('the only number of an insured person needs no caption of its own', async () => {
    const read = await readLines(['Holzbau Muster GmbH', title, herr, 'SV 65170839J003 · AOK PLUS', '', ...amounts]);
    expect(valuesOf(read, 'sv_number')).toEqual({ sv_number: '65170839J003' });
  });

  test('numbers of the staff in groups of figures, or with a small letter', async () => {
    const numbered = async (number: string) =>
      valuesOf(
        await readLines(['Holzbau Muster GmbH', title, herr, `Personalnummer   ${number}`, '', ...amounts]),
        'personnel_number',
      );
    expect(await numbered('2204 551 3380')).toEqual({ personnel_number: '2204 551 3380' });
    expect(await numbered('k027')).toEqual({ personnel_number: 'k027' });
  });

  test('the class behind a caption that names the children as well', async () => {
    const read = await readLines([
      'Holzbau Muster GmbH',
      title,
      herr,
      'Steuerklasse / Kinderfreibeträge          3/1',
      '',
      ...amounts,
    ]);
    expect(valuesOf(read, 'tax_class')).toEqual({ tax_class: '3' });
  });
});

test('INC-03 the month below a bare title, and the year so far behind a word for it', async () => {
  const read = await readLines([
    'Tonwerk Muster UG (haftungsbeschränkt)',
    '                                                                  Abrechnung',
    '                                                                     09/2026',
    herr,
    '',
    ...amounts,
    '',
    'Bezüge seit 01.01.2026: Gesamtbrutto 27.000,00, Steuerbrutto 27.000,00, Lohnsteuer 2.700,00.',
  ]);
  expect(valuesOf(read, 'period', 'gross', 'ytd_gross', 'ytd_taxable', 'ytd_tax')).toEqual({
    period: '2026-09',
    gross: 300_000,
    ytd_gross: 2_700_000,
    ytd_taxable: 2_700_000,
    ytd_tax: 270_000,
  });
});
