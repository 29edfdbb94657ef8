import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

/** A slip whose month adds up, with rows of the test's own before and behind it. */
const slip = (head: readonly string[], tail: readonly string[] = [], payRows: readonly string[] = []): string[] => [
  ...head,
  ...payRows,
  'Gesamtbrutto                                                      4.000,00',
  'Lohnsteuer                                                          524,50',
  'Summe Steuern                                                       524,50',
  'Krankenversicherung                                                 350,00',
  'Rentenversicherung                                                  372,00',
  'Arbeitslosenversicherung                                             52,00',
  'Pflegeversicherung                                                   96,00',
  'Summe Sozialversicherung                                            870,00',
  'Nettoverdienst                                                    2.605,50',
  'Auszahlungsbetrag                                                 2.605,50',
  ...tail,
];
const head = ['Entgeltabrechnung Oktober 2026', 'Nordwind Planung GmbH', ''];

describe('INC-03 captions and values that strokes part alike', () => {
  test('each value below or beside is of the caption at its place', async () => {
    const below = [
      ...head,
      'IdNr. / StKl / KiSt            KK / BGS / PGS',
      '86095742719 / 1 / --           TK / 1111 / 101',
      '',
    ];
    const told = await readLines(slip(below));
    expect(valuesOf(told, 'fiscal_id', 'tax_class', 'health_fund', 'contribution_group', 'person_group')).toEqual({
      fiscal_id: '86095742719',
      tax_class: '1',
      health_fund: 'TK',
      contribution_group: '1111',
      person_group: '101',
    });
    const beside = await readLines(slip([...head, 'Kasse / Satz          Techniker / 17,05', '']));
    expect(valuesOf(beside, 'health_fund')).toEqual({ health_fund: 'Techniker' });
  });

  test('a list of another length says nothing of its captions', async () => {
    const told = await readLines(slip([...head, 'Kasse / Satz          Techniker / 17,05 / 1', '']));
    expect(valuesOf(told, 'contribution_group', 'person_group')).toEqual({
      contribution_group: null,
      person_group: null,
    });
  });
});

describe('INC-03 captions that are those of something else', () => {
  test('what a supplementary pension is reckoned from is not what was insured', async () => {
    const tail = ['SV-Brutto RV/ALV                   4.100,00', 'ZV-pflichtiges Entgelt 3.900,00'];
    expect(valuesOf(await readLines(slip(head, tail)), 'social_gross')).toEqual({ social_gross: 410_000 });
  });

  test('how a line of pay is taxed is no sum of what is taxed', async () => {
    const pay = [
      'Gehalt                                     3.800,00',
      'Zulage (steuerpflichtig)                     200,00',
    ];
    expect(valuesOf(await readLines(slip(head, [], pay)), 'tax_gross')).toEqual({ tax_gross: null });
  });

  test('what tax on a payment is reckoned from is no second payment', async () => {
    const pay = ['Gehalt                      3.000,00', 'Weihnachtsgeld              1.000,00'];
    const tail = ['Steuerbrutto Einmalbezug           1.000,00'];
    const told = await readLines(slip(head, tail, pay));
    expect(valuesOf(told, 'one_off_1_label', 'one_off_2_label')).toEqual({
      one_off_1_label: 'christmas',
      one_off_2_label: null,
    });
  });

  test('the share of an employer and what a client counts are no names', async () => {
    const rows = [
      'Entgeltabrechnung Oktober 2026      Mandant 2150 · Abrechnung Nr. 10 · Muster LOHN',
      'Umlagesatz AG 5,49 % / AN 1,81 %',
      'Nordwind Planung e.K.',
    ];
    expect(valuesOf(await readLines(slip(rows)), 'employer_name')).toEqual({ employer_name: 'Nordwind Planung e.K.' });
  });
});

describe('INC-03 short words of German slips', () => {
  test('a month behind the title, the key of the insurances, and a trainee', async () => {
    const rows = [
      'Abrechnung 07/26',
      'Nordwind Planung GmbH',
      'Auszubildender                          Sozialversicherung',
      'Jonas Petersen                          Schlüssel          1111',
      '',
    ];
    expect(valuesOf(await readLines(slip(rows)), 'period', 'contribution_group', 'contract_type')).toEqual({
      period: '2026-07',
      contribution_group: '1111',
      contract_type: 'apprentice',
    });
  });

  test('a number of somebody is whole, in however many groups it is printed', async () => {
    const number = async (text: string): Promise<unknown> =>
      valuesOf(await readLines(slip([...head, `Personalnummer     ${text}`, ''])), 'personnel_number').personnel_number;
    expect(await number('8 0914 33127 6')).toBe('8 0914 33127 6');
    expect(await number('N 4471 90266')).toBe('N 4471 90266');
  });

  test('care insurance with its supplement is the whole of it', async () => {
    const rows = slip(head).map((row) =>
      row.replace('Pflegeversicherung          ', 'Pflegeversicherung (mit Zuschlag kinderlos)'),
    );
    expect(valuesOf(await readLines(rows), 'care', 'care_extra')).toEqual({ care: 9_600, care_extra: null });
  });
});

describe('INC-03 columns of German slips', () => {
  test('of a column for either side the employee pays what is in theirs', async () => {
    const told = await readLines([
      ...head,
      'Gesamtbrutto                                                               1.420,00',
      'Sozialversicherung       Entgelt      Einnahme AN     AG-Beitrag     AN-Beitrag',
      'KV 14,6 % + 2,99 %      1.420,00         1.169,65         132,01         102,87',
      'RV 18,6 %               1.420,00         1.169,65         139,60         108,78',
      'AV 2,6 %                1.420,00         1.169,65          19,51          15,21',
      'PV 3,6 % + 0,6 %        1.420,00         1.169,65          27,03          28,07',
      'Summe Steuerabzüge                                                           143,33',
      'Summe SV-Abzüge                                                              254,93',
      'Nettolohn                                                                  1.021,74',
    ]);
    expect(valuesOf(told, 'health', 'pension', 'unemployment', 'care')).toEqual({
      health: 10_287,
      pension: 10_878,
      unemployment: 1_521,
      care: 2_807,
    });
  });

  test('a column of the year behind what is taken off is the year’s, and no line between net and payout', async () => {
    const told = await readLines([
      ...head,
      'Gesamtbrutto                                            4.000,00',
      '                              Bemessung       Abzug       Jahr bis 10/26',
      'Lohnsteuer                     4.000,00      524,50            5.245,00',
      'Krankenversicherung            4.000,00      350,00            3.500,00',
      'Rentenversicherung             4.000,00      372,00            3.720,00',
      'Arbeitslosenversicherung       4.000,00       52,00              520,00',
      'Pflegeversicherung             4.000,00       96,00              960,00',
      'Nettoverdienst                             2.605,50',
      'Parkplatz                                    25,00-              250,00',
      'Überweisung an Sparkasse Musterstadt       2.580,50',
    ]);
    expect(valuesOf(told, 'wage_tax', 'ytd_tax', 'paid_amount')).toEqual({
      wage_tax: 52_450,
      ytd_tax: 524_500,
      paid_amount: 258_050,
    });
  });
});
