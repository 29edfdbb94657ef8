import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster'];
const sums = [
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];

describe('INC-03 captions of German slips that no known maker prints', () => {
  test.each([
    'Steuer-Identifikationsnr.: 86095742719',
    'Steuer-Identifikationsnr.: 86 095 742 719',
    'Steuerliche Id-Nr.   86 095 742 719',
    'Steuerliche Identifikationsnummer   86095742719',
    'Steuerl. Identifikationsnr.   86095742719',
    'Identnr.   86095742719',
  ])('the number of the tax office: %s', async (row) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'fiscal_id')).toEqual({ fiscal_id: '86095742719' });
  });

  test('the word that is a caption elsewhere ends the name of a fund', async () => {
    const row = 'Krankenkasse: Nordlicht Krankenkasse | Beitragsgruppe: 1-1-1-1';
    expect(valuesOf(await readLines([...head, row, ...sums]), 'health_fund')).toEqual({
      health_fund: 'Nordlicht Krankenkasse',
    });
  });

  test.each([
    ['Krankenkasse: TK', 'TK'],
    ['Krankenkasse\nhkk Krankenkasse', 'hkk Krankenkasse'],
  ])('a fund of few letters, and one that repeats the caption: %j', async (rows, name) => {
    expect(valuesOf(await readLines([...head, ...rows.split('\n'), ...sums]), 'health_fund')).toEqual({
      health_fund: name,
    });
  });

  test('a number that the end of the row parts from its word', async () => {
    const rows = [
      'Geboren 22.12.1983, Eintritt 01.05.2018, Steuerklasse 1, Steuer-ID',
      '86095742719. Techniker Krankenkasse',
    ];
    expect(valuesOf(await readLines([...head, ...rows, ...sums]), 'fiscal_id')).toEqual({ fiscal_id: '86095742719' });
  });

  test.each([
    ['Stufe 7, Vollzeit - Steuerklasse III, Kinderfreibeträge 1,0, Kirchensteuer rk', '3'],
    ['Steuerklasse 4, Kinderfreibeträge 1,0', '4'],
    ['Steuerklasse IV', '4'],
    ['Steuerklasse 4/1,0', '4'],
  ])('the class in a row of several: %s', async (row, told) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'tax_class')).toEqual({ tax_class: told });
  });

  test.each([
    'Einstellungsdatum: 01.05.2018',
    'Dienstantritt 01.05.2018',
    'Beschäftigt ab: 01.05.2018',
    'Beginn         01.05.2018',
  ])('since when somebody works: %s', async (row) => {
    expect(valuesOf(await readLines([...head, row, ...sums]), 'hire_date')).toEqual({ hire_date: '2018-05-01' });
  });

  test.each([
    ['Bruttolohn gesamt', 'Gesetzl. Abzüge Steuer', 'Summe SV-Beiträge AN'],
    ['Bruttoentgelt gesamt', 'Steuerabzüge gesamt', 'Gesetzl. Abzüge SV'],
    ['Bruttoarbeitslohn', 'Gesetzliche Abzüge Steuer', 'Sozialversicherungsbeiträge gesamt'],
  ])('the sums as %s, %s and %s', async (gross, tax, social) => {
    const rows = [
      `${gross}      4.000,00`,
      'einbehaltene Lohnsteuer      524,50',
      `${tax}      524,50`,
      'Krankenvers. AN      340,00',
      'Rentenvers. AN      372,00',
      'Arbeitslosenvers. AN      52,00',
      'Pflegevers. AN      106,00',
      `${social}      870,00`,
      'Nettoverdienst      2.605,50',
    ];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'wage_tax', 'tax_deductions', 'social_security_deductions', 'net', 'care')).toEqual({
      gross: 400_000,
      wage_tax: 52_450,
      tax_deductions: 52_450,
      social_security_deductions: 87_000,
      net: 260_550,
      care: 10_600,
    });
  });

  test.each(['01.10.2026 - 31.10.2026', '01/10/2026 bis 31/10/2026', '01.10.2026 – 31.10.2026'])(
    'a month from its first to its last day in the title: %s',
    async (days) => {
      const rows = [`Entgeltabrechnung für ${days}`, 'Nordwind GmbH', 'Name: Erika Muster', ...sums];
      expect(valuesOf(await readLines(rows), 'period')).toEqual({ period: '2026-10' });
    },
  );

  test('days of two months in the title are no month', async () => {
    const rows = ['Entgeltabrechnung für 01.09.2026 - 31.10.2026', 'Nordwind GmbH', 'Name: Erika Muster', ...sums];
    expect(valuesOf(await readLines(rows), 'period')).toEqual({ period: null });
  });

  test('the column of the year beside that of the month, under any of its names', async () => {
    const rows = [
      '                                   Betrag       aufgelaufen',
      'Bruttobezüge gesamt              4.000,00         36.000,00',
      'Lohnsteuer                         524,50          4.720,50',
      'Steuern gesamt                     524,50          4.720,50',
      'Summe SV                           870,00          7.830,00',
      '                                   Betrag',
      '                    Netto                          2.605,50',
      '                    Auszahlungsbetrag              2.605,50',
    ];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'gross', 'wage_tax', 'net')).toEqual({ gross: 400_000, wage_tax: 52_450, net: 260_550 });
  });

  test('where nothing is taken off, the pay of the month is not that of the year', async () => {
    const rows = [
      '                                   Betrag',
      '                    Netto                            458,00',
      '                    Auszahlungsbetrag                458,00',
      '                                   Betrag       aufgelaufen',
      'Bruttobezüge gesamt                458,00          1.832,00',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'gross')).toEqual({ gross: 45_800 });
  });

  test('a short caption is not swallowed by the one below it', async () => {
    const rows = [
      'GESAMTBRUTTO                       4.000,00',
      'LST                                  524,50',
      'STEUERRECHTLICHE ABZÜGE              524,50',
      'SV-RECHTLICHE ABZÜGE                 870,00',
      'GESAMTNETTO                        2.605,50',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'wage_tax')).toEqual({ wage_tax: 52_450 });
  });

  test('the last groups of an account are no amount on a form with a column of cents', async () => {
    const rows = [
      'IBAN: DE89 3704 0044 0532 0130 00',
      'Gesamtbrutto                       4.000  00',
      'Steuerrechtliche Abzüge              524  50',
      'SV-rechtliche Abzüge                 870  00',
      'Gesetzliches Netto                 2.605  50',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'iban', 'net')).toEqual({
      iban: 'DE89370400440532013000',
      net: 260_550,
    });
  });

  test('a name far behind its caption, in a list of captions and values', async () => {
    const rows = [
      'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
      'Name                                                        Thi Mai Lang',
      'Anschrift                                                   Lindenallee 55, 48143 Münster',
      'Personalnummer                                              09373',
      'Geburtsdatum                                                27.03.1983',
    ];
    expect(valuesOf(await readLines([...rows, ...sums]), 'employee_name')).toEqual({ employee_name: 'Thi Mai Lang' });
  });

  test.each([
    'Erika Muster, geboren 07.12.1982, Bergstraße 86, 44787 Bochum',
    'Muster, Erika, Bergstraße 86, 44787 Bochum',
  ])('who it is, told in a sentence: %s', async (person) => {
    const rows = [
      'Nordwind GmbH          Gehaltsabrechnung 10.2026',
      `Mitarbeiter: ${person}. Eintritt 01.02.2014. Steuerklasse 1.`,
    ];
    expect(valuesOf(await readLines([...rows, ...sums]), 'employee_name', 'hire_date')).toEqual({
      employee_name: person.startsWith('Erika') ? 'Erika Muster' : 'Muster, Erika',
      hire_date: '2014-02-01',
    });
  });

  test('what is taxed every month and what is taxed once, in rows under one caption, are one tax', async () => {
    const rows = [
      'Steuer-Brutto        Lohnsteuer        Kirchensteuer     Solidaritätszuschlag',
      'L      3.180,00      L     338,08      L    27,04        L       0,00',
      'E      1.749,00      E     400,00      E    32,00        E       0,00',
      '',
      'Gesamtbrutto 4.929,00     Steuerrechtliche Abzüge 797,12     SV-rechtliche Abzüge 1.042,49',
      'Gesetzliches Netto 3.089,39       Auszahlungsbetrag 3.089,39',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'tax_gross', 'wage_tax', 'church_tax')).toEqual({
      tax_gross: 492_900,
      wage_tax: 73_808,
      church_tax: 5_904,
    });
  });

  test('figures that follow their words stand in no column, and are not summed as one', async () => {
    const rows = [
      'Gesamtbrutto 4.000,00',
      'Lohnsteuer 500,00',
      'Kirchensteuer 24,50',
      'Krankenversicherung 320,00',
      'Rentenversicherung 372,00',
      'Arbeitslosenversicherung 52,00',
      'Pflegeversicherung 126,00',
      'Nettoentgelt 2.605,50',
    ];
    const read = await readLines([...head, ...rows]);
    expect(valuesOf(read, 'wage_tax', 'tax_deductions', 'social_security_deductions', 'net')).toEqual({
      wage_tax: 50_000,
      tax_deductions: 52_450,
      social_security_deductions: 87_000,
      net: 260_550,
    });
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
  });

  test('numbered cells beside each other, with a rule instead of each comma', async () => {
    const rows = [
      '1 Gesamtbrutto     4.000 00',
      '3 LSt  500 00   4 SolZ  0 00   5 KiSt  24 50',
      '6 KV  320 00   7 RV  372 00   8 AV  52 00   9 PV  126 00',
      '10 Netto  2.605 50   11 Auszahlungsbetrag  2.605 50',
    ];
    expect(valuesOf(await readLines([...head, ...rows]), 'gross', 'wage_tax', 'church_tax', 'pension', 'net')).toEqual({
      gross: 400_000,
      wage_tax: 50_000,
      church_tax: 2_450,
      pension: 37_200,
      net: 260_550,
    });
  });
});
