import { describe, expect, test } from 'vitest';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const cents = (amount: number): string => (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });

interface Slip {
  /** What is printed, in cents. */
  readonly pay: number;
  readonly taxable?: number;
  readonly grossTax: number;
  readonly credit?: number;
  readonly further?: number;
  readonly yearly?: number;
  readonly severance?: number;
  readonly more?: readonly string[];
  readonly month?: string;
  readonly totals?: string;
  readonly title?: string;
}

/** June of somebody paid 2.400 a month: all of its sums come out, whatever tax and credits are printed. */
function slip(one: Slip): string[] {
  const { pay, taxable = Math.round(pay * 0.9081), credit = 0, further = 0, month = '06', more = [] } = one;
  const insured = pay - taxable;
  const tax = Math.max(0, one.grossTax - credit - further);
  const row = (caption: string, amount: number) => `${caption.padEnd(44)}${cents(amount).padStart(12)}`;
  return [
    `ACME SRL                       ${one.title ?? 'BUSTA PAGA'}      Mese di competenza: ${month}/2026`,
    'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U      Data assunzione: 01/03/2019',
    row('Retribuzione lorda totale elementi', pay),
    row('Retribuzione ordinaria', pay),
    row('Totale competenze', pay),
    row('Imponibile previdenziale', pay),
    row('Totale contributi sociali', insured),
    row('Imponibile fiscale', taxable),
    row('Imposta lorda', one.grossTax),
    ...(credit > 0 ? [row('Detrazioni lavoro dipendente', credit)] : []),
    ...(further > 0 ? [row('Ulteriore detrazione', further)] : []),
    row('Imposta netta', tax),
    ...more,
    ...(one.yearly === undefined ? [] : ['', `Progressivo imponibile fiscale   ${cents(one.yearly)}`]),
    ...(one.severance === undefined ? [] : [`Quota TFR del mese               ${cents(one.severance)}`]),
    '',
    ...(one.totals ? [one.totals] : []),
    row('Netto in busta', pay - insured - tax),
  ];
}

const told = async (one: Slip, rule: string): Promise<string | null> => outcomeOf(await readLines(slip(one)), rule);

describe('REP-08 what an Italian slip prints on the way to its tax', () => {
  // 2.179,44 a month: 23 percent of it.
  const honest: Slip = { pay: 240_000, grossTax: 50_127 };

  test('the tax before credits is that of the tariff', async () => {
    expect(await told(honest, 'payslip_gross_tax')).toBe('passed');
    expect(await told({ ...honest, pay: 290_000, credit: 5_000 }, 'payslip_gross_tax')).toBe('failed');
    expect(await told({ ...honest, grossTax: 60_000 }, 'payslip_gross_tax')).toBe('passed');
  });

  test('a settled year is taxed by what the whole of it brought', async () => {
    expect(await told({ ...honest, pay: 290_000, credit: 5_000, month: '12' }, 'payslip_gross_tax')).toBe(null);
  });

  test('credits are not larger than the income of such a year lets them be', async () => {
    const year = { yearly: 1_307_664, credit: 16_000, further: 8_200 };
    expect(await told({ ...honest, ...year }, 'payslip_credits')).toBe('passed');
    // 3.632,40 a month are no year in which so much is taken off.
    const untold: Slip = { pay: 400_000, grossTax: 96_500 };
    const raised = { ...untold, yearly: 2_179_440 };
    expect(await told({ ...raised, credit: 16_000, further: 8_200 }, 'payslip_credits')).toBe('failed');
    expect(await told({ ...raised, credit: 5_000 }, 'payslip_credits')).toBe('passed');
    // Without the year so far one month tells nothing.
    expect(await told({ ...untold, credit: 16_000, further: 8_200 }, 'payslip_credits')).toBe(null);
  });

  test('what is paid on top of small wages is paid with small wages only', async () => {
    const more = ['Somma L. 207/2024                               60,00'];
    expect(await told({ pay: 120_000, grossTax: 25_064, yearly: 653_832, more }, 'payslip_small_wage')).toBe('passed');
    expect(await told({ ...honest, yearly: 1_307_664, more }, 'payslip_small_wage')).toBe('failed');
  });
});

describe('REP-08 what an Italian slip puts aside', () => {
  test('is the share of its own pay', async () => {
    // 2.400 through 13,5, less half a percent.
    const due = 16_578;
    const one = { pay: 240_000, grossTax: 50_127 };
    const read = await readLines(slip({ ...one, severance: due }));
    expect(valuesOf(read, 'contractual_gross', 'severance_accrual')).toEqual({
      contractual_gross: 240_000,
      severance_accrual: due,
    });
    expect(await told({ ...one, severance: due }, 'payslip_severance')).toBe('passed');
    expect(await told({ ...one, severance: 12_000 }, 'payslip_severance')).toBe('failed');
    expect(await told({ ...one, severance: 20_000 }, 'payslip_severance')).toBe('passed');
  });
});

describe('REP-08 the totals of an Italian slip in one row', () => {
  const one = { pay: 240_000, grossTax: 50_127 };

  test.each([
    ['give the net', 'Competenze: 2.400,00   Ritenute: 721,83', null],
    ['give another net', 'Competenze: 2.400,00   Ritenute: 621,83', 'failed'],
    ['of the year are no totals of the month', 'Progressivi competenze: 12.400,00   Ritenute: 1.621,83', null],
  ])('%s', async (_, totals, outcome) => {
    expect(await told({ ...one, totals }, 'payslip_totals')).toBe(outcome);
  });

  test('the tax that is taken is the tax of the tariff less the credits', async () => {
    const credited: Slip = { pay: 240_000, grossTax: 50_127, credit: 15_000, further: 8_493 };
    expect(await told(credited, 'payslip_net_tax')).not.toBe('failed');
    const lowered = (more: readonly string[] = [], by = 12_000): readonly string[] =>
      slip(credited)
        .map((line) => line.replace(cents(50_127 - 23_493), cents(50_127 - 23_493 - by)))
        .map((line) =>
          line.startsWith('Netto in busta')
            ? `Netto in busta${cents(240_000 - 22_056 - (50_127 - 23_493 - by)).padStart(42)}`
            : line,
        )
        .flatMap((line) => (line.startsWith('Imposta netta') ? [...more, line] : [line]));
    const outcome = async (lines: readonly string[]) => outcomeOf(await readLines(lines), 'payslip_net_tax');
    expect(await outcome(lowered())).toBe('failed');
    // A credit under a caption of its own explains it, and one that is told once more does not count twice.
    expect(await outcome(lowered(['Detrazioni figli a carico                        120,00']))).not.toBe('failed');
    expect(await outcome(lowered(['Bonus famiglie                                   120,00']))).toBe('inconclusive');
    expect(await outcome(lowered(['Totale detrazioni                                234,93']))).toBe('failed');
    expect(await outcome(lowered().map((line) => line.replace('06/2026', '12/2026')))).toBeNull();
  });
});
