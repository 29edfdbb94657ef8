import { describe, expect, test } from 'vitest';
import { germanLayouts } from './fixtures/german-layouts.ts';
import { italianLayouts } from './fixtures/italian-layouts.ts';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const slip = (...more: readonly string[]): string[] => [
  'ACME SRL                       PROSPETTO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
  ...more,
  'Totale competenze 2.000,00      Totale trattenute 320,26',
  'NETTO A PAGARE                    1.679,74',
];
const entgelt = (...more: readonly string[]): string[] => [
  'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
  'Name: Erika Muster',
  ...more,
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];

describe('INC-03 captions of slips', () => {
  test.each([
    'IT60X0542811101000000123456',
    'IT60 X054 2811 1010 0000 0123 456',
    'IT 60 X 05428 11101 000000123456',
    'IT 60 X 0542811101000000123456',
    'IT60 X 05428 11101 000000123456',
  ])('an account in the groups %s', async (iban) => {
    const found = { iban: 'IT60X0542811101000000123456' };
    expect(valuesOf(await readLines(slip(`IBAN ${iban}`)), 'iban')).toEqual(found);
    expect(valuesOf(await readLines(slip(`Accredito su c/c: ${iban}`)), 'iban')).toEqual(found);
  });

  test('two letters and two digits alone are no account', async () => {
    expect(valuesOf(await readLines(slip('Filiale IT 60 X 05428 11101 000000123457')), 'iban')).toEqual({ iban: null });
  });

  test.each([
    ['Tipo rapporto: T.I.', 'open_ended'],
    ['Tipo rapporto: T.D.', 'fixed_term'],
    ['Rapporto di lavoro   tempo indet.', 'open_ended'],
    ['Contratto a tempo det.', 'fixed_term'],
    ['Livello 4        T.I.       Operaio', 'open_ended'],
    ['Livello 4        T. D.      Operaio', 'fixed_term'],
  ])('a contract in short: %s', async (row, kind) => {
    expect(valuesOf(await readLines(slip(row)), 'contract_type')).toEqual({ contract_type: kind });
  });

  test.each([
    ['Vertragsart: unbefr.', 'open_ended'],
    ['Arbeitsvertrag   unbefristet', 'open_ended'],
    ['Vertragsart: befristet', 'fixed_term'],
    ['Befristung   befr. bis 31.12.2027', 'fixed_term'],
  ])('a German contract in short: %s', async (row, kind) => {
    expect(valuesOf(await readLines(entgelt(row)), 'contract_type')).toEqual({ contract_type: kind });
  });

  test.each([
    ['Matricola azienda 70123456   Matricola 15', slip, '15'],
    ['Codice azienda 000777        Cod. dipendente 0012', slip, '0012'],
    ['Betriebsnummer 12345678      Personal-Nr. 0815', entgelt, '0815'],
    ['Firmen-Nr. 900               Pers.-Nr. 4711', entgelt, '4711'],
    ['Mandanten-Nr. 12             Personalnummer 33', entgelt, '33'],
  ])('the number of the employer is not that of the person: %s', async (row, make, number) => {
    expect(valuesOf(await readLines(make(row)), 'personnel_number')).toEqual({ personnel_number: number });
    expect(
      valuesOf(await readLines(make(row.split(/ {3,}/)[0] ?? '')), 'personnel_number').personnel_number,
    ).toBeNull();
  });

  test.each([
    ['IMPRESA ............... OFFICINE BRENTA S.R.L.', 'OFFICINE BRENTA S.R.L.'],
    ['Impresa: UNIVERSITA’ DEGLI STUDI DI MONTELARIO', 'UNIVERSITA’ DEGLI STUDI DI MONTELARIO'],
  ])('the employer as an undertaking: %s', async (row, name) => {
    expect(valuesOf(await readLines(slip(row)), 'employer_name')).toEqual({ employer_name: name });
  });

  test.each(['Totale emolumenti', 'Totale emolumenti lordi', 'Totale competenze fisse e accessorie', 'Totale assegni'])(
    'the gross of public offices: %s',
    async (caption) => {
      const lines = slip().map((line) => line.replace('Totale competenze', caption));
      expect(valuesOf(await readLines(lines), 'gross', 'net')).toEqual({ gross: 200_000, net: 167_974 });
    },
  );

  test.each(['Summe der Bezüge', 'Gesamtbezüge', 'Summe Dienstbezüge'])('of German ones: %s', async (caption) => {
    const lines = entgelt().map((line) => line.replace('Gesamtbrutto', caption));
    expect(valuesOf(await readLines(lines), 'gross', 'net')).toEqual({ gross: 400_000, net: 260_550 });
  });

  test.each([
    ['Mese', 'Anno'],
    ['del mese', 'Progressivo'],
  ])('a column of the year beside one of the month: %s, %s', async (month, year) => {
    const lines = slip(
      `                              ${month.padEnd(20)}${year}`,
      'Imponibile previdenziale      2.000,00            20.000,00',
      'Contributi previdenziali      183,80              1.838,00',
      'Imponibile fiscale            1.816,20            18.162,00',
      'Ritenute IRPEF                136,46              1.364,60',
    );
    expect(valuesOf(await readLines(lines), 'income_tax', 'taxable', 'ytd_tax', 'ytd_taxable', 'ytd_gross')).toEqual({
      income_tax: 13_646,
      taxable: 181_620,
      ytd_tax: 136_460,
      ytd_taxable: 1_816_200,
      ytd_gross: 2_000_000,
    });
  });

  test.each([
    ['TOTALE', 'COMPETENZE', 'TRATTENUTE'],
    ['TOTALI DEL MESE', 'Competenze', 'Trattenute'],
    ['Totale', 'competenze lorde', 'ritenute'],
  ])('%s over %s and %s', async (group, earned, taken) => {
    const lines = slip(`${' '.repeat(10)}${group}`, `${earned.padEnd(22)}${taken}`, '2.000,00              320,26');
    const found = valuesOf(
      await readLines(lines.filter((line) => !line.startsWith('Totale comp'))),
      'gross',
      'total_deductions',
    );
    expect(found).toEqual({ gross: 200_000, total_deductions: 32_026 });
  });

  test('one caption over the bases of insurance and tax', async () => {
    const lines = slip('        IMPONIBILI', 'INPS         IRPEF       INAIL', '2.000,00     1.816,20    2.000,00');
    const bases = { social_gross: 200_000, taxable: 181_620 };
    expect(valuesOf(await readLines(lines), 'social_gross', 'taxable')).toEqual(bases);
  });

  test('German captions over others', async () => {
    const lines = [
      'Nordwind GmbH   Entgeltabrechnung   Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
      'Brutto          Abzüge                    Netto',
      'Gesamt    Steuer    Sozialvers.   Verdienst   Auszahlung',
      '4.000,00  524,50    870,00        2.605,50    2.605,50',
    ];
    expect(valuesOf(await readLines(lines), 'gross', 'net', 'paid_amount', 'tax_deductions')).toEqual({
      gross: 400_000,
      net: 260_550,
      paid_amount: 260_550,
      tax_deductions: 52_450,
    });
  });

  test.each([
    ['Matricola / Cognome e nome', '000015 ROSSI MARIO', 'employee_name', 'ROSSI MARIO'],
    ['Azienda / Ente', 'ALFA BETA SRL', 'employer_name', 'ALFA BETA SRL'],
  ])('two captions with a stroke head one value: %s', async (captions, value, field, expected) => {
    const lines = slip(captions, value).filter((line) => field !== 'employee_name' || !line.startsWith('Dipendente'));
    expect(valuesOf(await readLines(lines), field)).toEqual({ [field]: expected });
  });

  test('what is put aside for the end of the job, and what the tax office gives back', async () => {
    const lines = slip('Rimborso IRPEF 730       450,00', 'Quota TFR 148,15');
    expect(valuesOf(await readLines(lines), 'severance_accrual', 'refund_730')).toEqual({
      severance_accrual: 14_815,
      refund_730: 45_000,
    });
  });

  test.each(Object.entries({ ...italianLayouts, ...germanLayouts }))(
    'no tax is as large as the pay: %s',
    async (_, lines) => {
      for (const tax of ['9.999,99', '25.000,00']) {
        const raised = lines.map((line) =>
          /irpef|lohnsteuer|ritenut/i.test(line) ? line.replace(/\d{1,3}(?:\.\d{3})*,\d{2}(?=\D*$)/, tax) : line,
        );
        const { fields } = await readLines(raised);
        const gross = Number(fields.gross?.value ?? 0);
        const taxes = (['income_tax', 'wage_tax', 'tax_deductions'] as const).map((name) =>
          Number(fields[name]?.value ?? 0),
        );
        if (gross > 0) for (const found of taxes) expect(found).toBeLessThan(gross);
      }
    },
  );
});
