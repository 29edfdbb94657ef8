import { describe, expect, test } from 'vitest';
import { germanLayouts } from '../fixtures/german-layouts.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

type Layout = keyof typeof germanLayouts;
const changed = (layout: Layout, from: string | RegExp, to: string): string[] =>
  germanLayouts[layout].map((line) => line.replace(from, to));

describe('INC-03 what does not add up', () => {
  test('a raised net is read as printed and contradicted', async () => {
    const reading = await readLines(
      changed(
        'bezuegemitteilung',
        'Netto                                          2.605,50',
        'Netto                                          3.605,50',
      ),
    );
    expect(valuesOf(reading, 'net')).toEqual({ net: 360_550 });
    expect(reading.confirmations).toContainEqual(
      expect.objectContaining({ rule: 'payslip_net', outcome: 'failed', expected: 260_550, found: 360_550 }),
    );
  });

  test('one misread digit is put right where the sum of the others says so', async () => {
    const lines = changed('bezuegemitteilung', '870,00', '870,000');
    const reading = await readLines(lines, { origin: 'ocr', confidence: 0.9 });
    expect(valuesOf(reading, 'social_security_deductions')).toEqual({ social_security_deductions: 87_000 });
  });

  test('a total that its parts do not make up leaves the parts unread', async () => {
    const reading = await readLines(changed('datev', '52450', '52540'));
    expect(valuesOf(reading, 'tax_deductions', 'wage_tax')).toEqual({ tax_deductions: 52_450, wage_tax: null });
  });

  test('a payout that the stated deductions do not explain is contradicted', async () => {
    const lines = changed('sap', 'VL Arbeitnehmeranteil 40,00-', 'Summe sonstige Be- und Abzüge 40,00-').map((line) =>
      line.replace('2.565,50', '2.665,50'),
    );
    expect(outcomeOf(await readLines(lines), 'payslip_payout')).toBe('failed');
  });
});

describe('INC-03 what is not of this month', () => {
  test('recounted months are left out', async () => {
    const reading = await readLines(germanLayouts.sap);
    expect(valuesOf(reading, 'period', 'gross', 'net')).toEqual({ period: '2026-10', gross: 400_000, net: 260_550 });
  });

  test('a pay line that recounts does not end the slip', async () => {
    const lines = changed('sage', /^Gehalt .*$/, 'Nachberechnung Gehalt                        4.000,00');
    expect(valuesOf(await readLines(lines), 'gross', 'net')).toEqual({ gross: 400_000, net: 260_550 });
  });

  test('the column of the year is not taken for the month', async () => {
    const reading = await readLines(germanLayouts.lexware);
    expect(valuesOf(reading, 'gross', 'ytd_gross', 'wage_tax', 'ytd_tax')).toEqual({
      gross: 400_000,
      ytd_gross: 4_000_000,
      wage_tax: 52_450,
      ytd_tax: 524_500,
    });
  });
});

describe('INC-03 particular cases', () => {
  test('what was blacked out is null and nobody complains', async () => {
    const reading = await readLines(
      changed(
        'datev',
        '00004          120883         1               0,5         ev',
        '00004          120883                         0,5           ',
      ),
    );
    expect(valuesOf(reading, 'tax_class', 'church_tax', 'net')).toEqual({
      tax_class: null,
      church_tax: null,
      net: 260_550,
    });
    expect(reading.unread).toEqual([]);
  });

  test('running and one-off lines of one tax are added up', async () => {
    const lines = germanLayouts.sap.flatMap((line) => {
      if (line.startsWith('Lohnsteuer')) return ['Lohnsteuer, lfd. 500,00', 'Lohnsteuer, EB 24,50'];
      return [line];
    });
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'wage_tax', 'net')).toEqual({ wage_tax: 52_450, net: 260_550 });
  });

  test('private contributions below the net are not taken for statutory ones', async () => {
    const lines = germanLayouts.sap.flatMap((line) => {
      if (/^(?:Kranken|Pflege)versicherung/.test(line)) return [];
      if (line.startsWith('Gesetzliches Netto 2')) return ['Gesetzliches Netto 3.051,50'];
      if (line.startsWith('VL ')) return [line, 'KV-Beitrag Firmenzahler 520,00-'];
      return [line.replace('Überweisung 2.565,50', 'Überweisung 2.491,50')];
    });
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'net', 'paid_amount', 'health')).toEqual({
      net: 305_150,
      paid_amount: 249_150,
      health: null,
    });
  });

  test('seizures are added up, what is left of them is not', async () => {
    const lines = changed(
      'datev',
      /^Lohnsteuer {10}5\.24500$/,
      'Lohnsteuer          5.24500          9810      Pfändung                               100,00-',
    ).map((line) => line.replace('2.565,50', '2.465,50'));
    const reading = await readLines([...lines.slice(0, -3), 'Pfändung Rest      3.00000', ...lines.slice(-3)]);
    expect(valuesOf(reading, 'garnishment', 'paid_amount')).toEqual({ garnishment: 10_000, paid_amount: 246_550 });
  });

  test('Christmas pay is a one-off', async () => {
    const lines = germanLayouts.sage.flatMap((line) =>
      line.startsWith('Gehalt ')
        ? [
            'Gehalt                                       3.000,00',
            'Weihnachtsgeld                               1.000,00',
          ]
        : [line],
    );
    const reading = await readLines(lines);
    const more = { kind: 'ordinary', one_off_1_label: 'christmas', one_off_1_amount: 100_000 };
    expect(valuesOf(reading, ...Object.keys(more))).toEqual(more);
  });

  test.each([
    ['651208835000', '65120883S000'],
    ['651208835001', null],
    ['65120883M004', '65120883M004'],
  ])('of the insurance number %s the letter is mended only if the check digit agrees: %s', async (printed, number) => {
    const reading = await readLines(changed('datev', '65120883M004', printed));
    expect(valuesOf(reading, 'sv_number')).toEqual({ sv_number: number });
  });
});

describe('INC-03 for employees who read English', () => {
  const lines = [
    'BrightApps GmbH                                     Payslip',
    'Torstr. 1, 10119 Berlin                             Period: September 2026',
    '',
    'Ms Sofia Almeida',
    'Weserstr. 9',
    '12047 Berlin',
    '',
    'Employee no.    771          Tax class              1',
    'Start date      15.01.2023   Social security no.    13150692A507',
    '',
    'Gross salary                                   5,416.67',
    'Income tax                                      -946.25',
    'Solidarity surcharge                               0.00',
    'Health insurance                                -463.13',
    'Pension insurance                               -503.75',
    'Unemployment insurance                           -70.42',
    'Nursing care insurance                          -130.00',
    'Net salary                                     3,303.12',
    'Payout amount                                  3,303.12',
  ];

  test('captions and figures are read as they are written there', async () => {
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'employee_name', 'employer_name', 'period', 'hire_date', 'gross', 'income_tax')).toEqual({
      employee_name: 'Sofia Almeida',
      employer_name: 'BrightApps GmbH',
      period: '2026-09',
      hire_date: '2023-01-15',
      gross: 541_667,
      income_tax: 94_625,
    });
    expect(valuesOf(reading, 'net', 'paid_amount')).toEqual({ net: 330_312, paid_amount: 330_312 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });
});

test('INC-03 an employer whose address follows behind stars is told from it', async () => {
  const lines = changed('datev', /$/, '');
  const at = lines.findIndex((line) => /GmbH/.test(line));
  lines[at] = 'Nordwerk Maschinenbau GmbH*Hafenstr. 8*28195 Bremen';
  expect(valuesOf(await readLines(lines), 'employer_name')).toEqual({ employer_name: 'Nordwerk Maschinenbau GmbH' });
});

test('INC-03 on a scan, an employer that begins small has lost its beginning and is none', async () => {
  const lines = germanLayouts.datev.map((line) => line.replace(/^Licht und Glas GmbH/, 'ht-und-Glas-Klinik gGmbH'));
  const seen = await readLines(lines, { origin: 'ocr', confidence: 0.95 });
  expect(seen.fields.employer_name ?? null).toBeNull();
  expect((await readLines(lines)).fields.employer_name?.value).toBe('ht-und-Glas-Klinik gGmbH');
});

test('INC-03 on a scan that lost its label, the only right tax number of the slip is that of the person', async () => {
  const lines = changed('datev', 'Steuer-ID', 'Stauor-D ');
  const scan = { origin: 'ocr', confidence: 0.97 } as const;
  expect(valuesOf(await readLines(lines, scan), 'fiscal_id')).toEqual({ fiscal_id: '86095742719' });
  const wrong = lines.map((line) => line.replace('86095742719', '86095742718'));
  expect(valuesOf(await readLines(wrong, scan), 'fiscal_id')).toEqual({ fiscal_id: null });
  expect(valuesOf(await readLines(lines), 'fiscal_id')).toEqual({ fiscal_id: null });
});

test('INC-03 on a scan, a row below the heading of the gross that is less than the taxed gross is not taken for it', async () => {
  const lines = [
    'Gehaltsabrechnung für Oktober 2026',
    'Nordlicht Werkzeug GmbH   Hafenweg 4   24103 Kiel',
    'Name: Erika Muster',
    'Brutto                                      Steuern',
    'Gehalt                       3.320,00       Steuerpflichtiges Brutto     3.346,59',
    'VWL-Zuschuss                    26,59       Lohnsteuer                     378,41',
    '                                            Auszahlungsbetrag            2.301,17',
  ];
  const scanned = await readLines(lines, { origin: 'ocr', confidence: 0.97 });
  expect(scanned.fields.gross ?? null).toBeNull();
  expect(scanned.fields.tax_gross?.value ?? scanned.fields.taxable?.value).toBe(334_659);
});
