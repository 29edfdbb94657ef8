import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { type ScriptedPaper, scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { applications, documents, files } from '../../db/schema/index.ts';
import { type PersonaName, personas } from '../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(documents);
  await t.database.orm.delete(files);
});

const get = async (path: string, query: Record<string, string> = {}, as: PersonaName = 'giulia') =>
  (await t.as(as, { method: 'GET', url: `/api/v2/income-check/${path}`, query: { lang: 'en', ...query } })).json();
const handIn = (papers: readonly ScriptedPaper[], type: string, over: Record<string, string> = {}) => {
  const url =
    type === 'bank_statement'
      ? 'bank-account/upload'
      : type === 'cud'
        ? 'other-documents/upload-fiscal'
        : 'other-documents/upload';
  return upload(t, scripted(papers, `${type}${JSON.stringify(over)}${JSON.stringify(papers)}`), {
    url,
    fields: { type, ...over },
  });
};
const name = 'Giulia Moretti';
const slip = (period: string): ScriptedPaper => ({
  kind: 'payslip',
  type: 'payslip',
  fields: { employee_name: name, employer_name: 'Ortica S.r.l.', period, net: 180000 },
});
const passport: ScriptedPaper = {
  kind: 'identity_document',
  type: 'passport',
  side: 'front',
  fields: {
    surname: 'MORETTI',
    given_names: 'GIULIA',
    document_number: 'YA1234567',
    nationality: 'ITA',
    expiry_date: '2031-01-01',
    birth_date: '1994-09-14',
  },
};
const box = { left: 0, top: 0, right: 1, bottom: 1 };
const statement = (month: string, lastDay: string, bank = '03069'): ScriptedPaper => ({
  kind: 'bank_statement',
  type: 'account_statement',
  fields: {
    holder: name,
    bank: 'Intesa Sanpaolo',
    bank_code: bank,
    period_start: `${month}-01`,
    period_end: `${month}-${lastDay}`,
    opening_balance: 100000,
    closing_balance: 280000,
  },
  transactions: [
    {
      date: `${month}-27`,
      value_date: null,
      amount: 180000,
      description: 'BONIFICO STIPENDIO ORTICA S.R.L.',
      balance: null,
      counterparty: 'Ortica S.r.l.',
      counterparty_iban: null,
      code: null,
      page: 1,
      box,
    },
  ],
});
const cu: ScriptedPaper = {
  kind: 'fiscal_document',
  type: 'cu',
  fields: { tax_year: '2025', person_name: name, payer_name: 'Ortica S.r.l.', gross_income: 2900000 },
};

describe('INC-02 who does not work', () => {
  const { applicationId } = personas.giulia;
  const says = async (sources: string | null) => {
    await t.database.orm
      .update(applications)
      .set({ employmentStatus: 'Unemployed' })
      .where(eq(applications.id, applicationId));
    const url = '/api/v1/personal-details/submit/other-incomes';
    expect((await t.as('giulia', { method: 'POST', url, body: { otherIncomes: sources } })).statusCode).toBe(200);
  };
  afterEach(async () => {
    await says(null);
    await t.database.orm
      .update(applications)
      .set({ employmentStatus: 'Employed' })
      .where(eq(applications.id, applicationId));
  });

  test('is asked for the letter of the source that they name, and for no payslips', async () => {
    await says('Pension,Other');
    const { supported_documents: papers } = await get('supported-documents', { occupation: 'Unemployed' });
    expect(papers.filter((one: { required: boolean }) => one.required)).toMatchObject([
      { type: 'fiscal_doc', key: 'IncomeCheck.DocumentTypes.income_letter', description: 'Pension or benefit letter' },
      { type: 'bank_statement' },
    ]);
    const { missing, missing_documents } = await get('validate-documents');
    expect(missing_documents).toEqual(['national_id', 'fiscal_doc', 'bank_statement']);
    expect(missing[1].message).toContain('Pension or benefit letter');
  });

  test('and for the account alone where no source has a letter', async () => {
    await says('Rental property');
    expect((await get('validate-documents')).missing_documents).toEqual(['national_id', 'bank_statement']);
  });

  test('a letter that was handed in answers it', async () => {
    await says('Unemployment benefit');
    const fields = { person_name: name, net_monthly: 120000, benefit_start: '2026-06-01', benefit_end: '2027-08-01' };
    const letter = scripted([{ kind: 'fiscal_document', type: 'alg_bescheid', fields }], 'letter');
    await upload(t, letter, { url: 'other-documents/upload-fiscal', fields: { type: 'fiscal_doc' } });
    await readPapers(t);
    expect((await get('validate-documents')).missing_documents).toEqual(['national_id', 'bank_statement']);
  });
});

describe('validate-documents', () => {
  test('INC-07 tells what papers say of the contract: the contract first, then the newest payslip', async () => {
    expect((await get('validate-documents')).contract).toEqual({ typeOfContract: null, paychecksPerYear: null });
    const older = slip('2026-08');
    const newer = slip('2026-09');
    await handIn([{ ...newer, fields: { ...newer.fields, payments_per_year: 14 } }], 'payslip');
    await handIn(
      [{ ...older, fields: { ...older.fields, payments_per_year: 13, contract_type: 'fixed_term' } }],
      'payslip',
    );
    await readPapers(t);
    expect((await get('validate-documents')).contract).toEqual({ typeOfContract: 'close-ended', paychecksPerYear: 14 });
    const fields = { payer_name: 'Ortica S.r.l.', employment_kind: 'open_ended', paychecks_per_year: 13 };
    await handIn([{ kind: 'work_contract', type: 'work_contract', fields }], 'work_contract');
    await readPapers(t);
    expect((await get('validate-documents')).contract).toEqual({ typeOfContract: 'open-ended', paychecksPerYear: 13 });
  });

  test('INC-06 nothing handed in: everything the occupation asks for is missing, with words', async () => {
    const answer = await get('validate-documents');
    expect(answer).toMatchObject({ success: false, document_errors: [] });
    expect(answer.missing_documents).toEqual(['national_id', 'payslip', 'fiscal_doc', 'bank_statement']);
    expect(answer.missing.at(2)).toMatchObject({ alternatives: ['fiscal_doc', 'cud'] });
    expect(answer.missing.at(-1)).toMatchObject({ message_key: 'BankAccts.Error.Missing' });
    expect(answer.missing.at(-1).message).toContain('3 months');
    expect(answer.global_error.message_key).toBe('IncomeCheck.GlobalError');
  });

  test('INC-06 whoever began this year is asked for a yearly paper and not kept without one', async () => {
    await handIn([passport], 'national_id');
    for (const month of ['2026-08', '2026-09', '2026-10']) {
      const { fields, ...rest } = slip(month);
      await handIn([{ ...rest, fields: { ...fields, hire_date: '2026-01-12' } }], 'payslip');
    }
    for (const [month, last] of Object.entries({ '2026-08': '31', '2026-09': '30', '2026-10': '31' }))
      await handIn([statement(month, last)], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    const answer = await get('validate-documents');
    expect(answer).toMatchObject({ success: true, missing_documents: ['fiscal_doc'], global_error: null });
    expect(answer.missing).toMatchObject([{ message_key: 'IncomeCheck.FirstYear', blocker: false }]);
    expect(answer.missing[0].message).toMatch(/this job began only recently.*Tax return.*another job or income before/);
  }, 60_000);

  test('INC-06 nobody goes on while something is read', async () => {
    await handIn([slip('2026-10')], 'payslip');
    expect(await get('validate-documents')).toMatchObject({
      success: false,
      global_error: { message_key: 'Uploads.PleaseWaitFilesParsed' },
    });
    await readPapers(t);
  });

  test('INC-03 BANK-02 missing months are named, in months and in words; complete papers may go on', async () => {
    await handIn([passport], 'national_id');
    await handIn([cu], 'cud');
    for (const month of ['2026-08', '2026-10']) await handIn([slip(month)], 'payslip');
    await handIn([statement('2026-08', '31')], 'bank_statement', { abi: '03069' });
    await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    const answer = await get('validate-documents');
    expect(answer.document_errors).toEqual([]);
    expect(answer.success).toBe(false);
    expect(answer.missing_documents.toSorted()).toEqual(['bank_statement', 'payslip']);
    const gap = (type: string) =>
      answer.missing.find((one: { alternatives: string[] }) => one.alternatives[0] === type);
    expect(gap('bank_statement')).toMatchObject({ message_key: 'BankAccts.Error.Coverage', months: ['2026-09'] });
    expect(gap('bank_statement').message).toContain('September 2026 is missing');
    expect(gap('payslip')).toMatchObject({ months: ['2026-09'] });
    const german = await get('validate-documents', { lang: 'de' });
    expect(JSON.stringify(german.missing)).toContain('September 2026 fehlt');

    await handIn([slip('2026-09')], 'payslip');
    await handIn([statement('2026-09', '30')], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    expect(await get('validate-documents')).toMatchObject({
      success: true,
      missing: [],
      document_errors: [],
      global_error: null,
    });
  }, 60_000);

  test('INC-06 UPL-03 a file that would not open keeps nobody from going on once good papers have taken its place', async () => {
    const breaks = (type: string) =>
      upload(t, scripted([], `broken ${type}`, { problem: 'crashed' }), {
        url: 'other-documents/upload',
        fields: { type },
      });
    await breaks('national_id');
    await breaks('payslip');
    await readPapers(t, true);
    const wrong = async () =>
      (await get('validate-documents')).document_errors.map((one: { type: string }) => one.type);
    expect((await wrong()).toSorted()).toEqual(['national_id', 'payslip']);
    await handIn([passport], 'national_id');
    await handIn([slip('2026-08')], 'payslip');
    await handIn([slip('2026-09')], 'payslip');
    await readPapers(t);
    expect(await wrong()).toEqual(['payslip']);
    await handIn([slip('2026-10')], 'payslip');
    await readPapers(t);
    expect(await wrong()).toEqual([]);
    const { uploadedOtherDocuments: list } = (
      await t.as('giulia', { url: '/api/v1/state/', query: { lang: 'en' } })
    ).json().documents;
    const unread = list.filter((one: { unread?: boolean }) => one.unread).map((one: { type: string }) => one.type);
    expect(unread.toSorted()).toEqual(['national_id', 'payslip']);
  });

  const firstStatement = async () =>
    (await t.as('giulia', { url: '/api/v1/state/', query: { lang: 'en' } })).json().documents.uploadedBankStatements[0];

  test('BANK-02 a statement that surely names another bank is put there, and the person is told', async () => {
    await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '02008', bank: 'UniCredit' });
    await readPapers(t);
    expect((await get('validate-documents')).document_errors).toEqual([]);
    expect(await firstStatement()).toMatchObject({
      abi: '03069',
      bank: 'Intesa Sanpaolo',
      hasError: false,
      message_key: 'BankAccts.Warning.Refiled',
      message:
        'You chose UniCredit, but this statement is from Intesa Sanpaolo. We have put it under Intesa Sanpaolo; there is nothing to do.',
    });
  });

  test('BANK-02 a bank that was hardly legible is told with its document, and one call puts it right', async () => {
    const blurred = statement('2026-10', '31');
    await handIn([{ ...blurred, confidence: 0.85 }], 'bank_statement', { abi: '02008', bank: 'UniCredit' });
    await readPapers(t);
    const { document_errors: errors } = await get('validate-documents');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      rule: 'R_BANK_IS_CHOSEN_BANK',
      blocker: true,
      data: { code: '03069' },
    });
    const change = (abi: string) =>
      t.as('giulia', {
        method: 'POST',
        url: '/api/v1/bank-account/change-bank',
        payload: { document_id: errors[0].document_id, abi },
      });
    expect((await change('99999')).statusCode).toBe(422);
    expect((await change('03069')).statusCode).toBe(200);
    expect(await firstStatement()).toMatchObject({ abi: '03069', bank: 'Intesa Sanpaolo', hasError: false });
    expect((await get('validate-documents')).document_errors).toEqual([]);
  });

  test('FLOW-08 nobody puts another person’s statement under a bank', async () => {
    await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    const { id } = await firstStatement();
    const answer = await t.as('marco', {
      method: 'POST',
      url: '/api/v1/bank-account/change-bank',
      payload: { document_id: id, abi: '02008' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('BANK-02 months of a younger account are explained, and warn from then on; payslips only warn', async () => {
    await handIn([passport], 'national_id');
    await handIn([cu], 'cud');
    for (const month of ['2026-08', '2026-10']) await handIn([slip(month)], 'payslip');
    await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    const before = await get('validate-documents');
    const gaps = (answer: { missing: { alternatives: string[]; blocker: boolean }[] }) =>
      answer.missing.map(({ alternatives, blocker }) => [alternatives[0], blocker]).toSorted();
    expect(before.success).toBe(false);
    expect(gaps(before)).toEqual([
      ['bank_statement', true],
      ['payslip', false],
    ]);
    const gap = before.missing.find((one: { blocker: boolean }) => one.blocker);
    const explained = await t.as('giulia', {
      method: 'POST',
      url: `/api/v1/other-documents/${gap.document_id}/explain`,
      payload: { rule: gap.rule, text: 'I opened this account on 1 October.' },
    });
    expect(explained.statusCode).toBe(200);
    const after = await get('validate-documents');
    expect(after).toMatchObject({ success: true, global_error: null });
    expect(gaps(after)).toEqual([
      ['bank_statement', false],
      ['payslip', false],
    ]);
  }, 60_000);

  test('BANK-01 whose bank is not listed has chosen none', async () => {
    await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '00000', bank: 'Banca Mia' });
    await readPapers(t);
    expect((await get('validate-documents')).document_errors).toEqual([]);
    const {
      uploadedBankStatements: [one],
    } = (await t.as('giulia', { method: 'GET', url: '/api/v1/state/' })).json().documents;
    expect(one).toMatchObject({ bankIsNotInList: true, abi: '00000', bank: 'Banca Mia', isParsed: true });
  });
});

describe('what is asked for', () => {
  test('INC-07 INC-02 the papers of an occupation with alternatives, formats and months', async () => {
    const { supported_documents: papers } = await get('supported-documents');
    expect(papers.map(({ type, is_ORed, required }: Record<string, unknown>) => [type, is_ORed, required])).toEqual([
      ['payslip', false, true],
      ['fiscal_doc', true, true],
      ['cud', true, true],
      ['bank_statement', false, true],
      ['work_contract', false, false],
      ['other', false, false],
    ]);
    expect(papers[0]).toMatchObject({
      formats: ['pdf', 'png', 'jpeg'],
      months: 3,
      icon: 'PAYSLIP',
      description: 'Payslips',
    });
    const selfEmployed = await get('supported-documents', { occupation: 'Self-employed' });
    const bank = selfEmployed.supported_documents.find((one: { type: string }) => one.type === 'bank_statement');
    expect(bank).toMatchObject({ months: 6, formats: ['pdf'] });
  });

  test.each([
    ['giulia', 'Employed', ['payslip', 'fiscal_doc', 'cud', 'bank_statement']],
    ['giulia', 'Self-employed', ['fiscal_doc', 'bank_statement']],
    ['giulia', 'Hybrid-employed', ['payslip', 'fiscal_doc', 'bank_statement']],
    ['giulia', 'Student', ['bank_statement']],
    ['giulia', 'Unemployed', ['bank_statement']],
    ['lena', 'Employed', ['payslip', 'bank_statement']],
    ['lena', 'Self-employed', ['fiscal_doc', 'bank_statement']],
  ] as const)('INC-07 %s as %s is asked for %j', async (who, occupation, asked) => {
    const { supported_documents: papers } = await get('supported-documents', { occupation }, who);
    const required = papers.filter((one: { required: boolean }) => one.required);
    expect(required.map(({ type }: { type: string }) => type)).toEqual(asked);
  });

  test('INC-07 an occupation that does not exist is refused', async () => {
    const answer = await t.as('giulia', {
      method: 'GET',
      url: '/api/v2/income-check/supported-documents',
      query: { occupation: 'Pirate' },
    });
    expect(answer.statusCode).toBe(422);
  });

  test('INC-07 the moment of being done is kept, the first one', async () => {
    const moment = async () =>
      (await t.database.orm.select().from(applications)).find(({ uploadDoneAt }) => uploadDoneAt)?.uploadDoneAt;
    expect(await get('set-upload-done-time')).toEqual({ success: true });
    const first = await moment();
    t.clock.advance(1000);
    await get('set-upload-done-time');
    expect(await moment()).toEqual(first);
    expect(first).toEqual(new Date('2026-11-15T10:00:00Z'));
  });
});

describe('banks', () => {
  const list = async (query: Record<string, string>, as: PersonaName = 'giulia') =>
    (
      await t.as(as, { method: 'GET', url: '/api/v1/bank-account/get-bank-list', query: { lang: 'en', ...query } })
    ).json().bank_list;

  test('BANK-01 banks by region, the unlisted one at the end, PDF everywhere, a connection where there is one', async () => {
    const italian = await list({});
    expect(italian).toContainEqual(
      expect.objectContaining({ name: 'Intesa Sanpaolo', bank_abi: '03069', pdf_enabled: true, psd2_enabled: true }),
    );
    expect(italian).toContainEqual(
      expect.objectContaining({ name: 'Banca Etica', pdf_enabled: true, psd2_enabled: false }),
    );
    // Whoever can connect need not look for it among those that cannot.
    const connectable = italian.map(({ psd2_enabled }: { psd2_enabled: boolean }) => psd2_enabled);
    expect(connectable).toEqual(connectable.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    const names = italian.flatMap(({ name, psd2_enabled }: { name: string; psd2_enabled: boolean }) =>
      psd2_enabled ? [name] : [],
    );
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(italian.at(-1)).toMatchObject({ bank_abi: '00000', name: 'My bank is not listed', pdf_enabled: true });
    expect((await list({ country: 'de' })).some((bank: { name: string }) => bank.name === 'DKB')).toBe(true);
    expect((await list({}, 'lena')).some((bank: { name: string }) => bank.name === 'DKB')).toBe(true);
    expect(italian.some((bank: { name: string }) => bank.name === 'DKB')).toBe(false);
  });

  test('UPL-04 months that are missing among the statements are told with the last one that was read, as a warning', async () => {
    for (const [month, day] of [
      ['2026-08', '31'],
      ['2026-10', '31'],
    ] as const) {
      const reply = (await handIn([statement(month, day)], 'bank_statement', { abi: '03069' })).json();
      // Nobody knows before it is read.
      expect(reply).toMatchObject({ global_error: null, is_global_warning: false });
    }
    await readPapers(t);
    await get('validate-documents');
    const { uploadedBankStatements: all } = (await t.as('giulia', { url: '/api/v1/state/' })).json().documents;
    const url = '/api/v1/bank-account/finalize-parse';
    const query = { document_id: all.at(-1).id, lang: 'en' };
    const told = (await t.as('giulia', { method: 'POST', url, query })).json();
    expect(told).toMatchObject({
      is_global_warning: true,
      global_error: { message_key: 'BankAccts.Error.Coverage', blocker: false },
    });
    expect(told.global_error.message).toContain('September 2026 is missing');
    await handIn([statement('2026-09', '30')], 'bank_statement', { abi: '03069' });
    await readPapers(t);
    await get('validate-documents');
    const whole = (await t.as('giulia', { method: 'POST', url, query })).json();
    expect(whole).toMatchObject({ global_error: null, is_global_warning: false });
  }, 60_000);

  test('UPL-04 INC-04 fetch-fiscal-result answers for the paper that it is asked about', async () => {
    const { document_id } = (await handIn([cu], 'cud')).json();
    const ask = async (query: Record<string, string>) =>
      t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/fetch-fiscal-result', query });
    expect((await ask({ document_id })).json()).toMatchObject({
      document_id,
      parse_results: { done: false },
      fiscal_result: null,
    });
    await readPapers(t);
    expect((await ask({ document_id })).json()).toMatchObject({
      success: true,
      document_id,
      parse_results: { done: true, success: true },
      document: { type: 'cud', isParsed: true },
      fiscal_result: { document_type: 'cu', tax_year: '2025', gross_income: 2_900_000, net_estimate: null },
    });
    expect((await ask({})).json().message).toBe('undefined document id');
  });

  test('BANK-10 finalize-parse tells how far the reading is, by query, JSON or form', async () => {
    const { document_id: id } = (await handIn([statement('2026-10', '31')], 'bank_statement', { abi: '03069' })).json();
    const ask = (options: object) =>
      t.as('giulia', { method: 'POST', url: '/api/v1/bank-account/finalize-parse', ...options });
    expect((await ask({ query: { document_id: id } })).json()).toMatchObject({
      success: true,
      green_light_mode: false,
      parse_results: { done: false },
    });
    await readPapers(t);
    expect((await ask({ payload: { document_id: id } })).json()).toMatchObject({
      parse_results: { done: true, success: true },
    });
    // The whole form of the upload once more, with the id and the country beside it.
    const fields = { name: 'october.pdf', type: 'bank_statement', bank: 'Intesa', abi: '03069', id, country: 'it' };
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-\r\n';
    const form = `${file}${Object.entries(fields)
      .map(([name, value]) => field(name, value))
      .join('')}--b--\r\n`;
    const parse = await t.as('giulia', {
      method: 'POST',
      url: '/api/v1/bank-account/parse',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: form,
    });
    expect(parse.json()).toMatchObject({ document_id: id, parse_results: { done: true } });
    expect((await ask({})).statusCode).toBe(422);
    // A rapid application need not wait for the reading.
    const of = eq(applications.id, personas.giulia.applicationId);
    await t.database.orm.update(applications).set({ applicationType: 'rapid' }).where(of);
    expect((await ask({ query: { document_id: id } })).json().green_light_mode).toBe(true);
    await t.database.orm.update(applications).set({ applicationType: 'rent' }).where(of);
  });
});

describe('the list of papers by mail', () => {
  const send = (as: PersonaName, lang: string) =>
    t.as(as, { method: 'POST', url: '/api/v2/income-check/send-list', query: { lang } });

  test.each([
    ['giulia', 'en', '- Payslips for August 2026, September 2026 and October 2026'],
    ['giulia', 'it', '- Dichiarazione dei redditi o Certificazione Unica (CU)'],
    ['marco', 'de', '- Steuererklärung'],
  ] as const)('INC-02 %s in %s: %s', async (name, lang, line) => {
    expect((await send(name, lang)).json()).toEqual({ success: true });
    const mail = (await deliveredMails(t)).at(-1);
    expect(mail?.to?.[0]?.address).toBe(personas[name].profile.email);
    expect(mail?.text?.split('\n')).toContain(line);
    expect(mail?.text).toContain(`/fill/${personas[name].applicationId}/verify-email#resume=`);
    expect(mail?.html).toContain('<li');
  });

  test('nobody has somebody else’s list sent, and nobody without a session', async () => {
    const url = '/api/v2/income-check/send-list';
    const query = { lang: 'en', application_id: personas.marco.applicationId };
    const before = (await deliveredMails(t)).length;
    expect((await t.as('giulia', { method: 'POST', url, query })).statusCode).toBe(401);
    expect((await t.app.inject({ method: 'POST', url, query })).statusCode).toBe(401);
    expect(await deliveredMails(t)).toHaveLength(before);
  });

  test('nobody’s mailbox is flooded: five an hour', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await send('lena', 'de')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
