import { describe, expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';

const euros = (amount: number): string => amount.toLocaleString('de-DE').padStart(10);

interface Notice {
  readonly wage?: number;
  readonly expenses?: number;
  readonly income?: number;
  readonly total?: number;
  readonly off?: readonly (readonly [string, number])[];
  readonly taxable?: number;
}

const provisions: readonly (readonly [string, number])[] = [
  ['ab Vorsorgeaufwendungen', 6_234],
  ['ab Sonderausgaben-Pauschbetrag', 36],
];

const notice = ({
  wage = 48_900,
  expenses = 1_230,
  income = 47_670,
  total = income,
  off = provisions,
  taxable = 41_400,
}: Notice = {}): string[] => [
  'Finanzamt Dortmund-West                                     Steuernummer 315/5118/4072',
  'Herrn',
  'Jonas Petersen',
  'Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag',
  'Besteuerungsgrundlagen',
  'Einkünfte aus nichtselbständiger Arbeit',
  `Bruttoarbeitslohn                                                ${euros(wage)}`,
  `ab Arbeitnehmer-Pauschbetrag                                     ${euros(expenses)}`,
  `Einkünfte                                                        ${euros(income)}`,
  `Summe der Einkünfte                                              ${euros(total)}`,
  `Gesamtbetrag der Einkünfte                                       ${euros(total)}`,
  ...off.map(([name, amount]) => `${name.padEnd(65)}${euros(amount)}`),
  `Zu versteuerndes Einkommen                                       ${euros(taxable)}`,
  'Zu versteuern nach dem Grundtarif                                     8.966',
];

const said = async (one?: Notice): Promise<string | undefined> =>
  (await readPages(notice(one))).confirmations.find(({ rule }) => rule === 'est_steps')?.outcome;

describe('REP-08 from one result of a notice to the next', () => {
  test('what is printed between them is taken off', async () => {
    expect(await said()).toBe('passed');
  });

  test.each([
    ['a raised wage', { wage: 58_900 }],
    ['a raised income that the taxable income does not follow', { wage: 58_900, income: 57_670 }],
    ['a lowered taxable income', { taxable: 31_400 }],
  ])('contradicts %s', async (_, one) => {
    expect(await said(one)).toBe('failed');
  });

  test('a part of a few hundred euros is one as well', async () => {
    const off = [...provisions, ['ab Zuwendungen (Spenden)', 240]] as const;
    expect(await said({ off, taxable: 41_160 })).toBe('passed');
    expect(await said({ off, taxable: 41_760 })).toBe('failed');
  });

  test('the sum of what was paid for old age counts, and not how it came about', async () => {
    const off: Notice['off'] = [
      ['Beiträge zur Rentenversicherung', 9_000],
      ['ab Arbeitgeberanteil', 4_500],
      ['Beiträge zur Krankenversicherung', 1_734],
      ['Summe der Vorsorgeaufwendungen', 6_234],
      ['ab Sonderausgaben-Pauschbetrag', 36],
    ];
    expect(await said({ off })).toBe('passed');
    expect(await said({ off, income: 57_670, wage: 58_900 })).toBe('failed');
  });

  test('nothing is said where nothing is printed between them', async () => {
    expect(await said({ off: [], wage: 0, expenses: 0 })).not.toBe('failed');
  });
});

describe('REP-08 the tax of a notice that names no tariff', () => {
  const assessed = (tax: string, ...more: readonly string[]): string[] => [
    ...notice().filter((line) => !line.includes('Grundtarif')),
    '                                       Einkommensteuer      Solidaritätszuschlag',
    `Festgesetzt werden                          ${tax}                 0,00`,
    ...more,
  ];
  const outcome = async (lines: readonly string[]): Promise<string | undefined> =>
    (await readPages(lines)).confirmations.find(({ rule }) => rule === 'income_tax_tariff')?.outcome;

  test('is that of one of the two on the taxable income', async () => {
    expect(await outcome(assessed('7.771,00'))).not.toBe('failed');
    expect(await outcome(assessed('6.380,00'))).toBe('failed');
  });

  test('or another, where anything was taken off or taxed otherwise', async () => {
    expect(await outcome(assessed('6.380,00', 'ab Ermäßigung für haushaltsnahe Dienstleistungen 400'))).not.toBe(
      'failed',
    );
    expect(await outcome(assessed('6.380,00', 'Dem Progressionsvorbehalt unterliegen 4.000'))).not.toBe('failed');
  });
});
