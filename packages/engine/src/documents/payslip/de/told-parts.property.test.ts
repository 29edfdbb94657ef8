import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/exhibited.ts';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const euros = (cents: number): string =>
  `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${(cents % 100).toString().padStart(2, '0')}`;

const row = (text: string, figure: string, base = ''): string =>
  `${text.padEnd(40)}${base.padStart(12)}${figure.padStart(20)}`;

/** A slip without sums of tax and contributions; the minus stands before, behind or as a sign of its own. */
function slip(gross: number, net: number, style: 'before' | 'behind' | 'sign', more: readonly string[] = []): string[] {
  const base = style === 'sign' ? '' : euros(gross);
  const part = (name: string, cents: number): string =>
    style === 'sign'
      ? row(`./. ${name}`, euros(cents))
      : row(name, style === 'before' ? `-${euros(cents)}` : `${euros(cents)}-`, base);
  return [
    'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
    'Name: Erika Muster',
    row('Gehalt', euros(gross)),
    row('Gesamtbrutto', euros(gross)),
    ...(base ? [row('Steuer/Sozialversicherung', 'Abzug', 'Basis')] : []),
    part('Lohnsteuer', 30_000),
    part('Krankenversicherung', 25_000),
    part('Pflegeversicherung', 6_000),
    part('Rentenversicherung', Math.round(gross * 0.093)),
    part('Arbeitslosenversicherung', Math.round(gross * 0.013)),
    ...more,
    row('Gesetzliches Netto', euros(net)),
  ];
}

const left = (gross: number): number => gross - 61_000 - Math.round(gross * 0.093) - Math.round(gross * 0.013);
const outcomeOf = async (lines: readonly string[]): Promise<string | undefined> =>
  (await readLines(lines)).confirmations.find(({ rule }) => rule === 'payslip_net')?.outcome;

describe('INC-03 parts of tax and insurance one under the other', () => {
  test('are told whether the net follows from them or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 250_000, max: 500_000 }),
        fc.integer({ min: -20_000, max: 60_000 }),
        fc.constantFrom('before', 'behind', 'sign'),
        async (gross, raised, style) => {
          const reading = await readLines(slip(gross, left(gross) + raised, style));
          expect(valuesOf(reading, 'gross', 'net', 'pension', 'tax_deductions')).toEqual({
            gross,
            net: left(gross) + raised,
            pension: Math.round(gross * 0.093),
            tax_deductions: 30_000,
          });
          const net = reading.confirmations.find(({ rule }) => rule === 'payslip_net');
          expect(net?.outcome).toBe(Math.abs(raised) <= 2 ? 'passed' : 'failed');
        },
      ),
      { numRuns: runs(40) },
    );
  });

  test('an amount whose digits look like letters is an amount', async () => {
    const reading = await readLines(slip(385_424, left(385_424), 'before'));
    expect(valuesOf(reading, 'pension', 'unemployment')).toEqual({ pension: 35_844, unemployment: 5_011 });
  });

  test('accuse nobody where a row between them is not understood', async () => {
    const more = [row('Sonstiges laut Vereinbarung', '120,00')];
    expect(await outcomeOf(slip(300_000, left(300_000) + 12_000, 'before', more))).not.toBe('failed');
  });

  test('what a part is reckoned from stands before it in its row', async () => {
    const reading = await readLines(slip(300_000, left(300_000), 'behind'));
    expect(valuesOf(reading, 'tax_gross', 'social_gross')).toEqual({ tax_gross: 300_000, social_gross: 300_000 });
  });

  test('the year so far before each part is not what it was reckoned from', async () => {
    const lines = slip(300_000, left(300_000), 'behind').map((line, place) =>
      line.replace(euros(300_000).padStart(12), euros(600_000 + place * 100).padStart(12)),
    );
    expect(valuesOf(await readLines(lines), 'tax_gross', 'social_gross')).toEqual({
      tax_gross: null,
      social_gross: null,
    });
  });

  /** The pay in one column and what is taken off in the next. */
  const inColumns = (net: number, more: readonly string[] = []): string[] => {
    const taken = (name: string, cents: number): string => `${name.padEnd(40)}${euros(cents).padStart(32)}`;
    return [
      'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      `${'Bezeichnung'.padEnd(40)}${'Bezüge'.padStart(16)}${'Abzüge'.padStart(16)}`,
      `${'Gehalt'.padEnd(40)}${'3.000,00'.padStart(16)}`,
      `${'Bruttolohn'.padEnd(40)}${'3.000,00'.padStart(16)}`,
      taken('Lohnsteuer', 30_000),
      taken('Krankenversicherung', 25_000),
      taken('Rentenversicherung', 27_900),
      ...more,
      `${'Nettolohn'.padEnd(40)}${euros(net).padStart(16)}`,
      taken('VWL-Sparrate', 4_000),
      `${'Auszahlung'.padEnd(40)}${euros(net - 4_000).padStart(16)}`,
    ];
  };

  test('in a column of their own they are told in the same way', async () => {
    expect(await outcomeOf(inColumns(217_100))).toBe('passed');
    expect(await outcomeOf(inColumns(267_100))).toBe('failed');
    expect(valuesOf(await readLines(inColumns(267_100)), 'net', 'tax_deductions')).toEqual({
      net: 267_100,
      tax_deductions: 30_000,
    });
  });

  test('in a column of their own they accuse nobody beside what is not understood', async () => {
    const unknown = `${'Sonstiges laut Vereinbarung'.padEnd(40)}${'120,00'.padStart(32)}`;
    const paid = `${'Zulage'.padEnd(40)}${'120,00'.padStart(16)}`;
    expect(await outcomeOf(inColumns(205_100, [unknown]))).not.toBe('failed');
    expect(await outcomeOf(inColumns(229_100, [paid]))).not.toBe('failed');
  });

  test('a sum of them all between the parts and the net repeats them', async () => {
    const plain = (net: number, total: number): string[] => [
      'Landkreis Heide          Bezügemitteilung          Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      row('Summe Bruttobezüge', '3.000,00'),
      row('Lohnsteuer', '300,00'),
      row('Krankenversicherung einschl. Zusatzbeitrag', '250,00'),
      row('Rentenversicherung', '279,00'),
      row('Arbeitsförderung', '39,00'),
      row('Summe der gesetzlichen Abzüge', euros(total)),
      row('Gesetzliches Netto', euros(net)),
    ];
    expect(await outcomeOf(plain(213_200, 86_800))).toBe('passed');
    expect(await outcomeOf(plain(253_200, 86_800))).toBe('failed');
    expect(await outcomeOf(plain(213_200, 90_000))).not.toBe('failed');
    expect(valuesOf(await readLines(plain(213_200, 86_800)), 'wage_tax', 'unemployment')).toEqual({
      wage_tax: 30_000,
      unemployment: 3_900,
    });
  });
});

describe('INC-03 parts that stand beside each other, without a sum of the contributions', () => {
  const beside = (net: string): string[] => [
    'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
    'Name: Erika Muster',
    'Grundvergütung                                                                     5.229,00',
    'Gesamt-Brutto: 5.229,00   Lohnsteuer: 858,58   KV: 452,31   RV: 486,30',
    'AV: 67,98   PV: 125,50',
    `                                             Nettobezüge             ${net}`,
  ];
  const bound = async (net: string): Promise<string | undefined> =>
    (await readLines(beside(net))).confirmations.find(({ rule }) => rule === 'payslip_net_bound')?.outcome;

  test('leave no more than the net that is printed', async () => {
    expect(await bound('3.740,26')).toBe('failed');
    expect(await bound('3.238,33')).toBeUndefined();
    // What nobody read was taken off as well.
    expect(await bound('3.100,00')).toBeUndefined();
  });
});

describe('INC-03 net, what is taken off it and the payout in one row of cells', () => {
  const payout = async (paid: string): Promise<string | undefined> =>
    (
      await readLines([
        'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
        'Name: Erika Muster',
        'Gesamt-Brutto        Gesetzl. Abzüge Steuer        Summe SV-Beiträge AN',
        '2.000,00                             100,00                      400,00',
        '',
        'Netto              Jobticket           Überweisung',
        `1.500,00              -49,00              ${paid}`,
      ])
    ).confirmations.find(({ rule }) => rule === 'payslip_payout')?.outcome;

  test('come out, or are told', async () => {
    expect(await payout('1.451,00')).toBe('passed');
    expect(await payout('1.399,00')).toBe('failed');
  });
});

describe('INC-03 net, what is taken off it row by row, and the payout below', () => {
  const payout = async (paid: string, taken: readonly string[]): Promise<string | undefined> =>
    (
      await readLines([
        'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
        'Name: Erika Muster',
        'Gesamt-Brutto        Gesetzl. Abzüge Steuer        Summe SV-Beiträge AN',
        '2.000,00                             100,00                      400,00',
        '',
        row('Nettoentgelt', '1.500,00'),
        ...taken,
        row('Auszahlung', paid),
      ])
    ).confirmations.find(({ rule }) => rule === 'payslip_payout')?.outcome;
  const taken = [row('Bausparen', '-40,00'), row('Kantine', '-61,50')];

  test('come out, or are told; a row that says nothing leaves it open', async () => {
    expect(await payout('1.398,50', taken)).toBe('passed');
    expect(await payout('1.450,00', taken)).toBe('failed');
    expect(await payout('1.450,00', [...taken, 'Vorschuss siehe Anlage'])).toBe('inconclusive');
    expect(await payout('1.431,34 EUR', [row('VBL-Eigenanteil', '-68,66')])).toBe('passed');
    expect(await payout('1.450,00', [...taken, row('Fahrgeld', '20,00')])).toBe('inconclusive');
  });
});

describe('INC-03 little pay of which no tax is taken', () => {
  const bound = async (net: string): Promise<string | undefined> =>
    (
      await readLines([
        'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
        'Name: Erika Muster',
        row('Bruttolohn gesamt', '1.200,00'),
        row('Krankenversicherung', '102,60'),
        row('Rentenversicherung', '111,60'),
        row('Arbeitslosenversicherung', '15,60'),
        row('Pflegeversicherung', '28,80'),
        'Jahressummen',
        row('Bruttolohn gesamt', '3.600,00'),
        row('Krankenversicherung', '307,80'),
        row('Rentenversicherung', '334,80'),
        'Nettoentgelt                 Überweisungsbetrag',
        `${net}                                 ${net}`,
      ])
    ).confirmations.find(({ rule }) => rule === 'payslip_net_bound')?.outcome;

  test('no more is left than the insurances leave', async () => {
    expect(await bound('1.100,00')).toBe('failed');
    expect(await bound('941,40')).toBeUndefined();
  });
});
