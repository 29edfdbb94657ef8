import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines } from '../fixtures/read-lines.ts';

const cents = (amount: number): string =>
  (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }).padStart(10);

interface Slip {
  readonly wage: number;
  readonly taxed: number;
  readonly insured?: number;
  readonly more?: readonly (readonly [string, number])[];
}

/** A slip whose sums come out, whatever was taxed and insured. */
function slip({ wage, taxed, insured = taxed, more = [] }: Slip): string[] {
  const gross = more.reduce((sum, [, amount]) => sum + amount, wage);
  const taken = [30_000, 26_250, 27_900, 3_900, 5_400].reduce((sum, one) => sum + one, 0);
  return [
    'Nordlicht Backwaren GmbH      Lohnabrechnung September 2026',
    'Mitarbeiterin: Erika Muster',
    '',
    `Gehalt                                 ${cents(wage)}`,
    ...more.map(([name, amount]) => `${name.padEnd(38)} ${cents(amount)}`),
    `Gesamtbrutto                           ${cents(gross)}`,
    `Steuerbrutto                           ${cents(taxed)}`,
    `SV-Brutto                              ${cents(insured)}`,
    'Lohnsteuer                                 300,00-',
    'Krankenversicherung                        262,50-',
    'Rentenversicherung                         279,00-',
    'Arbeitslosenversicherung                    39,00-',
    'Pflegeversicherung                          54,00-',
    `Gesetzliches Netto                     ${cents(gross - taken)}`,
  ];
}
const told = async (one: Slip): Promise<string | null> => outcomeOf(await readLines(slip(one)), 'payslip_insured_pay');

describe('REP-08 what a German slip pays', () => {
  test('is taxed and insured', async () => {
    expect(await told({ wage: 300_000, taxed: 300_000 })).toBe('passed');
    expect(await told({ wage: 300_000, taxed: 299_000 })).toBe('passed');
  });

  test('is not more than was taxed or insured, unless a line says why', async () => {
    expect(await told({ wage: 345_000, taxed: 300_000 })).toBe('failed');
    expect(await told({ wage: 345_000, taxed: 345_000, insured: 300_000 })).toBe('failed');
    expect(await told({ wage: 345_000, taxed: 300_000, insured: 345_000 })).toBe('failed');
  });

  test.each([
    ['one line', [['Nachtarbeit', 45_000]]],
    [
      'two lines',
      [
        ['Nachtarbeit', 20_000],
        ['Sonntagsarbeit', 25_000],
      ],
    ],
    [
      'two of three lines',
      [
        ['Nachtarbeit', 20_000],
        ['Prämie', 7_123],
        ['Sonntagsarbeit', 25_000],
      ],
    ],
  ] as const)('but for %s of it', async (_, more) => {
    const extra = more.filter(([name]) => name === 'Prämie').reduce((sum, [, amount]) => sum + amount, 0);
    expect(await told({ wage: 300_000, taxed: 300_000 + extra, more })).toBe('passed');
    expect(await told({ wage: 345_000, taxed: 300_000 + extra, more })).toBe('failed');
  });

  test('may be as much as lines pay that say they are free, whatever they come to', async () => {
    expect(await told({ wage: 290_000, taxed: 305_000, more: [['Reisekosten und Zuschläge frei', 60_000]] })).toBe(
      'passed',
    );
  });

  test('is insured up to the ceilings', async () => {
    expect(await told({ wage: 700_000, taxed: 700_000, insured: 581_250 })).toBe('passed');
    expect(await told({ wage: 700_000, taxed: 700_000, insured: 541_250 })).toBe('failed');
  });

  test('is insured in part in a graded job, by its formula', async () => {
    expect(await told({ wage: 170_000, taxed: 170_000, insured: 157_051 })).toBe('passed');
    expect(await told({ wage: 170_000, taxed: 170_000, insured: 128_420 })).toBe('failed');
  });
});

test('REP-08 what the year has come to explains nothing of a month', async () => {
  const lines = slip({ wage: 300_000, taxed: 261_300 });
  const outcome = async (row: string) => outcomeOf(await readLines([...lines, row]), 'payslip_insured_pay');
  expect(await outcome('Entgeltumwandlung                        1.200,00')).toBe('passed');
  expect(await outcome('Kumuliert Entgeltumwandlung              1.200,00')).toBe('failed');
});
