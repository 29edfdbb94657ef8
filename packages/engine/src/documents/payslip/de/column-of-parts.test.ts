import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026', 'Name: Erika Muster'];
const row = (caption: string, ...amounts: string[]): string =>
  caption.padEnd(44) + amounts.map((amount) => amount.padStart(14)).join('');
const fields = ['wage_tax', 'church_tax', 'health', 'pension', 'unemployment', 'care', 'tax_gross', 'social_gross'];

describe('INC-03 tables that print beside each part what it was reckoned from', () => {
  test('what is taken stands behind it, and the sum of the block behind its last row', async () => {
    const read = await readLines([
      ...head,
      row('Summe Brutto', '', '', '5.810,00'),
      '',
      row('Steuern', 'Steuerbrutto'),
      row('Lohnsteuer', '5.810,00', '990,41', '-990,41'),
      '',
      row('Sozialversicherung (AN-Anteil)', 'SV-Brutto'),
      row('Krankenvers.', '5.810,00', '510,99'),
      row('Pflegevers.', '5.810,00', '139,44'),
      row('Rentenvers.', '5.810,00', '540,33'),
      row('Arbeitslosenvers.', '5.810,00', '75,53', '-1.266,29'),
      '',
      row('Netto', '', '', '3.553,30'),
    ]);
    expect(outcomeOf(read, 'payslip_net')).toBe('passed');
    expect(valuesOf(read, ...fields)).toEqual({
      wage_tax: 99_041,
      church_tax: null,
      health: 51_099,
      pension: 54_033,
      unemployment: 7_553,
      care: 13_944,
      tax_gross: 581_000,
      social_gross: 581_000,
    });
  });

  test('the running and the one-off tax count together, and so does what they were reckoned from', async () => {
    const read = await readLines([
      ...head,
      row('Ges.-Brutto', '', '', '5.830,00'),
      '',
      row('', 'Bemessung', 'Abzug AN'),
      row('lfd. Lohnsteuer', '4.230,00', '594,25'),
      row('Lohnsteuer sonst. Bez.', '1.600,00', '411,00'),
      row('Kirchensteuer', '', '57,46'),
      row('ges. Steuerabzüge', '', '', '1.062,71'),
      row('KV-Beitrag AN', '5.830,00', '489,14'),
      row('PV-Beitrag AN', '5.830,00', '104,94'),
      row('RV-Beitrag AN', '5.830,00', '542,19'),
      row('AV-Beitrag AN', '5.830,00', '75,79'),
      row('ges. SV-Abzüge', '', '', '1.212,06'),
      row('Netto-Verdienst', '', '', '3.555,23'),
    ]);
    expect(valuesOf(read, ...fields)).toEqual({
      wage_tax: 100_525,
      church_tax: 5_746,
      health: 48_914,
      pension: 54_219,
      unemployment: 7_579,
      care: 10_494,
      tax_gross: 583_000,
      social_gross: 583_000,
    });
  });

  test('parts of no tax are no tax', async () => {
    const read = await readLines([
      ...head,
      row('Gesamtbrutto', '', '', '1.240,00'),
      row('Lohnsteuer', '1.240,00', '0,00'),
      row('Summe Steuern', '', '', '0,00'),
      row('KV-Beitrag AN', '1.240,00', '109,74'),
      row('PV-Beitrag AN', '1.240,00', '22,32'),
      row('RV-Beitrag AN', '1.240,00', '115,32'),
      row('AV-Beitrag AN', '1.240,00', '16,12'),
      row('Summe SV-Abzüge', '', '', '263,50'),
      row('Netto', '', '', '976,50'),
    ]);
    expect(valuesOf(read, 'wage_tax', 'tax_gross')).toEqual({ wage_tax: 0, tax_gross: 124_000 });
  });

  test('a word before a figure says that it is what the tax was reckoned from', async () => {
    const read = await readLines([
      ...head,
      row('Gesamtbrutto', '3.625,17'),
      'Lohnsteuer                  aus 3.145,17          461,91-',
      row('Gesetzliches Netto', '3.163,26'),
    ]);
    expect(valuesOf(read, 'wage_tax', 'tax_gross')).toEqual({ wage_tax: 46_191, tax_gross: 314_517 });
  });
});

describe('INC-03 the year so far in a row of captions', () => {
  const sums = [
    row('Gesamtbrutto', '4.000,00'),
    row('Steuerrechtliche Abzüge', '524,50'),
    row('SV-rechtliche Abzüge', '870,00'),
    row('Gesetzliches Netto', '2.605,50'),
  ];

  test.each([
    ['Aufgelaufen      Brutto        St-Brutto          Lohnsteuer', '          '],
    ['Jahr:', '', 'Brutto           St-Brutto          Lohnsteuer', '                 '],
  ])('%s', async (...captions) => {
    const below = '                 38.000,00     36.900,00          4.512,00';
    const figures = captions.length > 2 ? below.slice(17).replaceAll('     3', '        3') : below;
    const read = await readLines([...head, ...sums, '', ...captions.filter((line) => line.trim() !== ''), figures]);
    expect(valuesOf(read, 'gross', 'ytd_gross', 'ytd_taxable', 'ytd_tax')).toEqual({
      gross: 400_000,
      ytd_gross: 3_800_000,
      ytd_taxable: 3_690_000,
      ytd_tax: 451_200,
    });
  });

  test('a result among them is the year’s where the slip has told that of the month', async () => {
    const read = await readLines([
      ...head,
      row('Gesamtbrutto', '1.330,00'),
      row('Lohnsteuer', '0,00'),
      row('Rentenversicherung', '-123,69'),
      row('Nettoverdienst', '1.206,31'),
      row('Auszahlungsbetrag', '1.206,31'),
      '',
      'Jahressummen',
      'Gesamtbrutto        Steuerbrutto        Lohnsteuer          Nettoverdienst      Auszahlung',
      '   13.300,00           13.300,00              0,00               12.063,10       12.063,10',
    ]);
    expect(valuesOf(read, 'net', 'paid_amount', 'pension', 'ytd_gross')).toEqual({
      net: 120_631,
      paid_amount: 120_631,
      pension: 12_369,
      ytd_gross: 1_330_000,
    });
  });
});
