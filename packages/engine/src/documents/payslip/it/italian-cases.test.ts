import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { italianLayouts } from '../fixtures/italian-layouts.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';
import { payslipReader } from '../reader.ts';

type Layout = keyof typeof italianLayouts;
const changed = (layout: Layout, from: string | RegExp, to: string): string[] =>
  italianLayouts[layout].map((line) => line.replace(from, to));
const withLine = (layout: Layout, before: string, line: string): string[] =>
  italianLayouts[layout].flatMap((one) => (one.includes(before) ? [line, one] : [one]));

describe('INC-03 what does not add up', () => {
  test('a raised net is read as printed and contradicted', async () => {
    const reading = await readLines(changed('adp', '1.679,74', '2.679,74'));
    expect(valuesOf(reading, 'net')).toEqual({ net: 267_974 });
    expect(reading.confirmations).toContainEqual(
      expect.objectContaining({ rule: 'payslip_net', outcome: 'failed', expected: 167_974, found: 267_974 }),
    );
  });

  test('raised earnings with old contributions fail the rate', async () => {
    const raised = italianLayouts.sistemi.map((line) =>
      line.replace('2.000,00', '3.000,00').replace('1.679,74', '2.679,74'),
    );
    const reading = await readLines(raised);
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
    expect(outcomeOf(reading, 'payslip_inps_rate')).toBe('failed');
  });

  test('a fiscal code with the wrong last letter is told as such', async () => {
    const reading = await readLines(changed('adp', 'RSSMRA80A01H501U', 'RSSMRA80A01H501X'));
    expect(outcomeOf(reading, 'fiscal_id_check')).toBe('failed');
  });

  test('a slip without a net has none', async () => {
    const reading = await readLines(italianLayouts.adp.filter((line) => !line.includes('NETTO A PAGARE')));
    expect(valuesOf(reading, 'net', 'paid_amount', 'gross')).toEqual({ net: null, paid_amount: null, gross: 200_000 });
    expect(reading.unread).toContain('net');
  });

  test('one misread digit is put right where the sum of the others says so', async () => {
    const reading = await readLines(changed('sistemi', '1.679,74', '1.679,174'), { origin: 'ocr', confidence: 0.9 });
    expect(valuesOf(reading, 'net')).toEqual({ net: 167_974 });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
  });

  test('contributions from a base in full euros are proven by what is left of the pay', async () => {
    const rounded = italianLayouts.teamsystem.map((line) =>
      line.replace('Imponibile INPS 2.000,00', 'Imponibile INPS 2.001,00'),
    );
    const proven = { social_contributions: 18_380, taxable: 181_620 };
    const scan = { origin: 'ocr', confidence: 0.97 } as const;
    expect(valuesOf(await readLines(rounded, scan), 'social_contributions', 'taxable')).toEqual(proven);
    const misread = rounded.map((line) => line.replace('1.816,20', '1.816,70'));
    expect(valuesOf(await readLines(misread, scan), 'social_contributions', 'taxable')).toEqual({
      social_contributions: null,
      taxable: null,
    });
  });

  test('the same digit in print is not misread, and stays', async () => {
    const reading = await readLines(changed('sistemi', '1.679,74', '1.679,174'));
    expect(valuesOf(reading, 'net').net).not.toBe(167_974);
    expect(outcomeOf(reading, 'payslip_net')).not.toBe('passed');
  });

  test('two misread digits are not', async () => {
    const reading = await readLines(changed('sistemi', '1.679,74', '1.969,174'), { origin: 'ocr', confidence: 0.9 });
    expect(valuesOf(reading, 'net')).toEqual({ net: null });
  });

  test('words that the recogniser doubts give no value', async () => {
    const reading = await readLines(italianLayouts.adp, { origin: 'ocr', confidence: 0.4 });
    expect(valuesOf(reading, 'net', 'gross', 'employee_name')).toEqual({ net: null, gross: null, employee_name: null });
  });
});

describe('INC-03 contributions', () => {
  test('several lines are added up where base and taxable part say so', async () => {
    const lines = withLine(
      'teamsystem',
      'Ritenute IRPEF',
      'Contributo CIGS                  0,30    2.000,00                             6,00',
    ).map((line) => line.replace('1.816,20', '1.810,20'));
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'social_contributions')).toEqual({ social_contributions: 18_980 });
    expect(outcomeOf(reading, 'payslip_inps_base')).toBe('passed');
  });

  test('the first line stands alone where nothing confirms the others', async () => {
    const reading = await readLines(italianLayouts.adp);
    expect(valuesOf(reading, 'social_contributions', 'taxable')).toEqual({
      social_contributions: 18_380,
      taxable: null,
    });
  });
});

describe('INC-03 other kinds of slip', () => {
  test('a thirteenth month on a slip of its own', async () => {
    const lines = [
      'ACME SRL                              BUSTA PAGA',
      'P.IVA 12345678903                     Periodo di paga: DICEMBRE 2026 - TREDICESIMA MENSILITA',
      'Cognome e nome ROSSI MARIO            Codice fiscale RSSMRA80A01H501U',
      'TREDICESIMA                           2.000,00',
      'Totale competenze 2.000,00     Totale trattenute 601,53      Netto a pagare 1.398,47',
    ];
    const reading = await readLines(lines);
    const more = { kind: 'tredicesima', period: '2026-12', net: 139_847, payments_per_year: 13 };
    expect(valuesOf(reading, ...Object.keys(more))).toEqual(more);
  });

  test.each([
    ['MENSILITA: 14', 'ordinary'],
    ['MENSILITA 13', 'ordinary'],
    ['MENSILITA AGGIUNTIVA 14', 'quattordicesima'],
    ['MENSILITA XIII', 'tredicesima'],
  ])('beside the month, %s makes it %s: a bare figure counts the payments of a year', async (said, kind) => {
    const lines = [
      'ACME SRL                              BUSTA PAGA',
      `P.IVA 12345678903                     Periodo di paga: OTTOBRE 2026     ${said}`,
      'Cognome e nome ROSSI MARIO            Codice fiscale RSSMRA80A01H501U',
      'RETRIBUZIONE ORDINARIA                2.000,00',
      'Totale competenze 2.000,00     Totale trattenute 601,53      Netto a pagare 1.398,47',
    ];
    expect(valuesOf(await readLines(lines), 'kind')).toEqual({ kind });
  });

  test('a fourteenth month is known by its one large line', async () => {
    const lines = withLine('adp', '0010', '0020    QUATTORDICESIMA                     26,00         2.000,00').filter(
      (line) => !line.startsWith('0010'),
    );
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'kind', 'payments_per_year')).toEqual({ kind: 'quattordicesima', payments_per_year: 14 });
  });

  test('accruals do not make a month a thirteenth', async () => {
    const reading = await readLines(italianLayouts.zucchetti);
    expect(valuesOf(reading, 'kind', 'one_off_1_label')).toEqual({ kind: 'ordinary', one_off_1_label: null });
  });

  test('a tax refund through the pay is a one-off of an ordinary month', async () => {
    const lines = withLine('adp', '0900', '0800    RIMBORSO IRPEF 730                                  450,00').map(
      (line) =>
        line
          .replace('TOTALE COMPETENZE                 2.000,00', 'TOTALE COMPETENZE                 2.450,00')
          .replace('1.679,74', '2.129,74'),
    );
    const reading = await readLines(lines);
    const more = { kind: 'ordinary', net: 212_974, one_off_1_label: 'refund_730', one_off_1_amount: 45_000 };
    expect(valuesOf(reading, ...Object.keys(more))).toEqual(more);
  });

  test('what goes to creditors is told, with its sum', async () => {
    const lines = withLine(
      'adp',
      'TOTALE COMPETENZE',
      '0700    CESSIONE DEL QUINTO                                                  250,00',
    ).flatMap((line) =>
      line.startsWith('0950')
        ? [line, line.replace('0950    IRPEF NETTA   ', '0710    PIGNORAMENTO   ').replace('136,46', '100,00')]
        : [line],
    );
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'salary_loan', 'garnishment')).toEqual({ salary_loan: 25_000, garnishment: 10_000 });
  });
});

describe('INC-03 the contract', () => {
  test.each([
    ['T.INDETERMINATO', 'open_ended'],
    ['TEMPO DETERMINATO', 'fixed_term'],
    ['APPRENDISTATO PROFESSIONALIZZANTE', 'apprentice'],
    ['SOMMINISTRATO', 'agency'],
    ['TIPO RAPPORTO: T.D.', 'fixed_term'],
    ['TIPO RAPPORTO: IND', 'open_ended'],
    ['', null],
  ])('%j is %s', async (text, kind) => {
    const reading = await readLines(changed('zucchetti', 'T.INDETERMINATO', text));
    expect(valuesOf(reading, 'contract_type')).toEqual({ contract_type: kind });
  });

  test('an end after the month means fixed term; the end itself is read', async () => {
    const lines = changed('zucchetti', 'T.INDETERMINATO', '').map((line) =>
      line.replace('01-03-2021                 ', '01-03-2021          31-12-2026'),
    );
    const reading = await readLines(lines);
    expect(valuesOf(reading, 'end_date', 'contract_type')).toEqual({
      end_date: '2026-12-31',
      contract_type: 'fixed_term',
    });
  });

  test('the conventional date is seniority, not hire', async () => {
    const reading = await readLines(italianLayouts.sistemi);
    expect(valuesOf(reading, 'hire_date', 'seniority_date')).toEqual({
      hire_date: '2021-03-01',
      seniority_date: '2018-03-01',
    });
  });

  test('part time in percent', async () => {
    const lines = changed('zucchetti', 'IMPIEGATO       4', 'IMPIEGATO       4            62,50');
    expect(valuesOf(await readLines(lines), 'part_time_pct', 'level')).toEqual({ part_time_pct: 62.5, level: '4' });
  });
});

describe('INC-03 print that needs care', () => {
  test('blanks that a font turned into the letter s', async () => {
    const lines = italianLayouts.sistemi.map((line) => line.replace(/(?<=\S) (?=\S)/g, 's'));
    const reading = await readLines(lines.map((line) => line.replace('SistemisS.p.A.', 'Zucchetti')));
    expect(valuesOf(reading, 'employee_name', 'net', 'hire_date')).toEqual({
      employee_name: 'ROSSI MARIO',
      net: 167_974,
      hire_date: '2021-03-01',
    });
  });

  test('a name without a label is found by the fiscal code that was made from it', async () => {
    const reading = await readLines(changed('adp', 'Dipendente: ROSSI MARIO', '15  DE ROSSI MARIO ROSSI MARIO'));
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'ROSSI MARIO' });
    expect(outcomeOf(reading, 'payslip_name_in_fiscal_code')).toBe('passed');
  });

  test('another name beside the fiscal code is told as a contradiction', async () => {
    const reading = await readLines(changed('adp', 'ROSSI MARIO', 'BIANCHI LUCA'));
    expect(valuesOf(reading, 'employee_name')).toEqual({ employee_name: 'BIANCHI LUCA' });
    expect(outcomeOf(reading, 'payslip_name_in_fiscal_code')).toBe('failed');
  });

  test("the owner's code beside the company is not the employee's", async () => {
    const lines = changed('adp', 'Cod.Fiscale azienda: 12345678903', 'Cod.Fiscale azienda: VRDGNN70A41H501R');
    expect(valuesOf(await readLines(lines), 'fiscal_id')).toEqual({ fiscal_id: 'RSSMRA80A01H501U' });
  });

  test('a slip that calls itself a sample is marked', async () => {
    const reading = await readLines(['F A C - S I M I L E', ...italianLayouts.adp]);
    expect(valuesOf(reading, 'marked_sample')).toEqual({ marked_sample: true });
  });

  test('two accounts are no answer', async () => {
    const lines = [...italianLayouts.noipa, 'IBAN: DE89 3704 0044 0532 0130 00'];
    expect(valuesOf(await readLines(lines), 'iban')).toEqual({ iban: null });
  });
});

describe('INC-03 wordings of smaller programs', () => {
  test('household help, whose slip has no totals of its own', async () => {
    const reading = await readLines([
      'CEDOLINO PAGA (MENSILE)',
      'DATORE DI LAVORO: BIANCHI ANNA',
      'LAVORATRICE: ESEMPIO MARIA',
      'Mese e Anno: Giugno 2026',
      'Retribuzione mensile       1.200,00',
      'TOTALE LORDO               1.246,15',
      'Ritenute INPS a carico       113,40',
      'RETRIBUZIONE NETTA         1.132,75',
    ]);
    expect(valuesOf(reading, 'net', 'gross', 'period', 'employee_name', 'employer_name')).toEqual({
      net: 113_275,
      gross: 124_615,
      period: '2026-06',
      employee_name: 'ESEMPIO MARIA',
      employer_name: 'BIANCHI ANNA',
    });
  });

  test('a month in figures counts beside the title', async () => {
    const reading = await readLines([
      'CEDOLINO 06/2026',
      'TOTALE COMPETENZE  2.249,35',
      'TOTALE TRATTENUTE    506,68',
      'NETTO A PAGARE     1.742,67',
    ]);
    expect(valuesOf(reading, 'period', 'net')).toEqual({ period: '2026-06', net: 174_267 });
  });

  test.each(['AZIENDA AGRICOLA LE QUERCE SRL', 'AZIENDA OSPEDALIERA SPA', 'SOCIETA COOPERATIVA AURORA SCARL'])(
    'the first word of %s is part of the name',
    async (name) => {
      const reading = await readLines([name, ...italianLayouts.adp.filter((line) => !line.includes('ACME'))]);
      expect(valuesOf(reading, 'employer_name')).toEqual({ employer_name: name });
    },
  );
});

test('INC-03 on a scan, an employer whose legal form ran into the next caption is not whole and is none', async () => {
  const lines = [
    'ENTE DI APPARTENENZA: OFFICINE TREVISO SS.R.LTIPO RAPPORTO: TEMPO INDETERMINATO',
    ...italianLayouts.adp.filter((line) => !/S\.?R\.?L|AZIENDA/i.test(line)),
  ];
  const seen = await readLines(lines, { origin: 'ocr', confidence: 0.95 });
  expect(seen.fields.employer_name ?? null).toBeNull();
  const whole = lines.map((line) => line.replace('SS.R.LTIPO', 'S.R.L. TIPO'));
  const read = await readLines(whole, { origin: 'ocr', confidence: 0.95 });
  expect(read.fields.employer_name?.value).toBe('OFFICINE TREVISO S.R.L.');
});

test('INC-03 on a scan, an employer a blank before a word that nobody can read is not whole and is none', async () => {
  const page = laidOutPage(
    [
      'ENTE DI APPARTENENZA: OFFICINE TREVISO S.N.GIPO RAPPORTO: TEMPO INDETERMINATO',
      ...italianLayouts.adp.filter((line) => !/S\.?R\.?L|AZIENDA/i.test(line)),
    ],
    { origin: 'ocr', confidence: 0.95 },
  );
  const read = async (sure: number) => {
    const words = page.words.map((word) => (word.text === 'S.N.GIPO' ? { ...word, confidence: sure } : word));
    const recognition = payslipReader.recognise({ ...page, words });
    if (!recognition) throw new Error('not recognised as a payslip');
    const reading = await payslipReader.read([{ ...page, words }], recognition, {
      today: '2026-11-10',
      readZone: async () => [],
    });
    return reading.fields.employer_name?.value ?? null;
  };
  expect(await read(0.5)).toBeNull();
  expect(await read(0.95)).not.toBeNull();
});
