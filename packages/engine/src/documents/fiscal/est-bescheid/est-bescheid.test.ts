import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const head = [
  'Finanzamt Dortmund-West                                     Steuernummer 315/5118/4072',
  'Märkische Straße 124                                        Identifikationsnummer 65 929 970 489',
  '44141 Dortmund                                              Datum 27.04.2026',
  '',
  'Herrn',
  'Jonas Petersen',
  'Lindenweg 3',
  '44227 Dortmund',
  '',
  'Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag',
  'Festsetzung',
  '                                       Einkommensteuer      Solidaritätszuschlag',
  '                                              €                      €',
];

const single = [
  ...head,
  'Festgesetzt werden                          7.966,00                 0,00',
  'ab Steuerabzug vom Lohn                    10.000,00                 0,00',
  'Besteuerungsgrundlagen',
  'Einkünfte aus nichtselbständiger Arbeit',
  'Bruttoarbeitslohn                                                    48.900',
  'Summe der Einkünfte                                                  47.670',
  'Gesamtbetrag der Einkünfte                                           47.670',
  'Zu versteuerndes Einkommen                                           42.000',
  'Zu versteuern nach dem Grundtarif                                     7.966',
];

describe('Einkommensteuerbescheid', () => {
  test.each(['Solid.zuschlag', 'Solidaritätszuschlag', 'SolZ'])(
    'INC-04 a title over two rows heads no columns, and the head of the second may be %s',
    async (second) => {
      const lines = single.flatMap((line) =>
        line.startsWith('Bescheid für')
          ? ['Bescheid für 2025 über', 'Einkommensteuer   und   Solidaritätszuschlag']
          : [line.replace('Solidaritätszuschlag', second)],
      );
      expect(valuesOf(await readPages(lines))).toMatchObject({
        tax: 796_600,
        tax_withheld: 1_000_000,
        solidarity_surcharge: 0,
      });
    },
  );

  test.each([
    ['3.184,00', { tax_due: 318_400, tax_refund: null }],
    ['-3.184,00', { tax_due: null, tax_refund: 318_400 }],
  ])('INC-04 the sign of one row for both says what is due: %s', async (amount, told) => {
    const row = `Nachzahlung / Erstattung (-)                ${amount}`;
    expect(valuesOf(await readPages([...single, row]))).toMatchObject(told);
  });

  test('INC-04 of a couple the first is named', async () => {
    const lines = single.flatMap((line) =>
      line === 'Herrn' ? ['Herrn und Frau'] : line === 'Jonas Petersen' ? [line, 'Maria Petersen'] : [line],
    );
    expect(valuesOf(await readPages(lines)).person_name).toBe('Jonas Petersen');
  });

  test('INC-04 what went into health insurance and old age is no income: it is off the net', async () => {
    const row = 'ab Beiträge zur Kranken- und Pflegeversicherung, Altersvorsorge       5.634';
    const { net_estimate: net } = valuesOf(await readPages(single.toSpliced(-2, 0, row)));
    expect(net).toBe(4_767_000 - 796_600 - 563_400);
    expect(valuesOf(await readPages(single)).net_estimate).toBe(4_767_000 - 796_600);
  });

  test.each(['315/5118/4072', '315 / 5118 / 4072', '315/ 5118 /4072'])(
    'INC-04 the tax number as %s',
    async (number) => {
      const lines = single.map((line) => line.replace('315/5118/4072', number));
      expect(valuesOf(await readPages(lines)).tax_number).toBe('315/5118/4072');
    },
  );

  test.each([
    ['the tariff that it names', [], 'failed'],
    ['a tariff with income taxed elsewhere', ['Berechnet nach § 32b EStG (Progressionsvorbehalt)'], 'inconclusive'],
    [
      'a tariff with pay for several years',
      ['Ermäßigt zu besteuern nach § 34 EStG                      4.000'],
      'inconclusive',
    ],
  ])('R_TAX_SUMS a tax that is not that of %s', async (_what, more, outcome) => {
    const lines = [...single.map((line) => line.replace('42.000', '62.000')), ...more];
    const tariff = (await readPages(lines)).confirmations.find(({ rule }) => rule === 'income_tax_tariff');
    expect(tariff?.outcome).toBe(outcome);
  });

  test('INC-04 says year, income and tax, and the tariff confirms them', async () => {
    const reading = await readPages(single);
    expect(reading).toMatchObject({ type: 'est_bescheid', unread: [] });
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      issue_date: '2026-04-27',
      person_name: 'Jonas Petersen',
      fiscal_id: '65929970489',
      tax_number: '315/5118/4072',
      gross_wage: 4_890_000,
      gross_income: 4_767_000,
      taxable_income: 4_200_000,
      tax: 796_600,
      solidarity_surcharge: 0,
      is_joint: false,
    });
    expect(reading.confirmations.find(({ rule }) => rule === 'income_tax_tariff')?.outcome).toBe('passed');
  });

  test.each([
    [
      'mithin sind zu viel entrichtet              2.034,00                 0,00',
      { tax_refund: 203_400, tax_due: null },
    ],
    ['Erstattungsbetrag                           2.034,00', { tax_refund: 203_400, tax_due: null }],
    [
      'mithin sind zu wenig entrichtet             1.000,00      55,00   1.055,00',
      { tax_refund: null, tax_due: 105_500 },
    ],
    [
      'noch zu zahlen                              1.000,00                55,00',
      { tax_refund: null, tax_due: 105_500 },
    ],
    ['noch zu zahlen            100,00    900,00            55,00', { tax_refund: null, tax_due: null }],
  ])('INC-04 what was kept from the pay, and what comes of it: %s', async (row, told) => {
    const at = single.findIndex((line) => line.startsWith('Besteuerungsgrundlagen'));
    const values = valuesOf(await readPages(single.toSpliced(at, 0, row)));
    expect(values).toMatchObject({ tax: 796_600, tax_withheld: 1_000_000, income_employment: null, ...told });
  });

  test('INC-04 a title that lists the taxes is no head of the table, and a narrow column breaks their names', async () => {
    const rows = [
      ...head.slice(0, 9),
      'Bescheid für 2025 über',
      'Einkommensteuer, Solidaritätszuschlag und Kirchensteuer',
      'Festsetzung',
      '                                       Einkommen-      Solidaritäts-     Kirchen-',
      '                                       steuer          zuschlag          steuer',
      'Festgesetzt werden                       7.966,00            0,00         716,94',
    ];
    expect(valuesOf(await readPages(rows))).toMatchObject({
      tax: 796_600,
      solidarity_surcharge: 0,
      church_tax: 71_694,
    });
  });

  test('of a joint assessment the column of the couple is taken', async () => {
    const reading = await readPages([
      ...head,
      'Festgesetzt werden                         10.000,00                 0,00',
      '                                 Ehemann      Ehefrau      Insgesamt',
      'Gesamtbetrag der Einkünfte        40.000       30.000         70.000',
      'Zu versteuern nach dem Splittingtarif                         10.000',
    ]);
    expect(valuesOf(reading)).toMatchObject({ gross_income: 7_000_000, is_joint: true });
  });

  test('two columns without their sum leave the total open', async () => {
    const reading = await readPages([...head, 'Gesamtbetrag der Einkünfte        40.000       30.000']);
    expect(valuesOf(reading).gross_income).toBeNull();
  });

  test('a notice of advance payments is no proof of income', () => {
    const page = laidOutPage([
      'Finanzamt Dortmund-West',
      'Bescheid über Vorauszahlungen zur Einkommensteuer',
      'festgesetzt werden 1.200,00',
    ]);
    expect(fiscalReader.recognise(page)).toBeNull();
  });

  test('the income before the allowances for children is told for itself', async () => {
    const reading = await readPages([
      ...head,
      'Gesamtbetrag der Einkünfte                    50.870,00',
      'Einkommen                                     41.746,00',
      'zu versteuerndes Einkommen                    41.746,00',
    ]);
    expect(valuesOf(reading)).toMatchObject({ income_after_deductions: 4_174_600, taxable_income: 4_174_600 });
  });
});
