import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastMonths } from '@vesta/domain/dates/month';
import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import type { UploadReply } from '@vesta/domain/documents/upload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ID, stage, stateWith } from '../../../test/details-stage.tsx';
import { documentListOf, documentRecord, readingAnswers, readingOf } from '../../../test/document-records.ts';
import { correcting } from '../../features/correcting/correcting.ts';
import type { UploadEntry } from '../../features/uploads/upload-entry.ts';
import { UploadDoorsContext } from '../../features/uploads/use-upload-queue.ts';
import IncomeCheckScreen from './income-check.screen.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const paper = (type: SupportedDocument['type'], change: Partial<SupportedDocument> = {}): SupportedDocument => ({
  ref: type,
  type,
  key: type,
  description: `Paper ${type}`,
  icon: 'FILE',
  is_ORed: false,
  required: true,
  formats: ['pdf'],
  months: null,
  ...change,
});
const employed = [
  paper('payslip', { months: 3 }),
  paper('fiscal_doc', { is_ORed: true }),
  paper('cud', { is_ORed: true }),
  paper('bank_statement', { months: 3 }),
  paper('other', { required: false }),
];
const banks = ['FinecoBank', 'UniCredit'].map((name) => ({
  id: name,
  name,
  bank_abi: name === 'FinecoBank' ? '03015' : '02008',
  pdf_enabled: true,
  psd2_enabled: false,
  bank_yapily_id: null,
  yapily_metadata: null,
  source: 'vesta',
}));

function open(
  scene: {
    papers?: SupportedDocument[];
    documents?: ReturnType<typeof documentRecord>[];
    type?: string;
    host?: string;
    state?: ReturnType<typeof stateWith>;
    answers?: Record<string, () => unknown>;
    send?: (entry: UploadEntry) => Promise<UploadReply>;
  } = {},
) {
  const { papers = employed, documents = [], type, host = 'localhost', state = stateWith({}), answers = {} } = scene;
  const sentFiles: UploadEntry[] = [];
  const send = vi.fn(async (entry: UploadEntry) => {
    sentFiles.push(entry);
    const document = documentRecord({ type: entry.slot.type, name: entry.file.name, isParsed: false });
    documents.push(document);
    return { document_id: document.id, document } as UploadReply;
  });
  const view = stage(
    <UploadDoorsContext value={{ send: scene.send ?? send, look: async () => [], judge: async () => null }}>
      <IncomeCheckScreen />
    </UploadDoorsContext>,
    {
      step: 'income-check',
      host,
      state,
      ...(type ? { type } : {}),
      answers: {
        '/v2/income-check/supported-documents': () => ({
          success: true,
          is_income_check_required: papers.length > 0,
          supported_documents: papers,
        }),
        '/v1/other-documents/list': () => documentListOf(documents),
        ...readingAnswers(documents),
        '/v1/bank-account/get-bank-list': () => ({ success: true, bank_list: banks }),
        '/v2/income-check/validate-documents': () => ({
          success: false,
          document_errors: [],
          missing_documents: [],
          missing: [],
          global_error: null,
        }),
        ...answers,
      },
    },
  );
  return { ...view, sentFiles };
}

/** The list stands there only as long as nothing was handed in, so it is not waited for. */
const closeList = async () => {
  await waitFor(() => expect(document.querySelector('dialog, article')).not.toBeNull());
  const close = screen.queryByRole('button', { name: 'I have them, continue' });
  if (close) await userEvent.click(close);
};
const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const pick = async (region: ReturnType<typeof part>, file: File) => {
  const input = region.getByRole('button', { name: /^Add/ }).parentElement?.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
};

test('INC-02 the list can be had by mail, and says where it went', async () => {
  open({ answers: { '/v2/income-check/send-list': () => ({ success: true }) } });
  const list = within(await screen.findByRole('dialog'));
  await userEvent.click(list.getByRole('button', { name: 'E-mail me this list' }));
  expect((await list.findByText(/^Sent to .+@.+, with a link/)).getAttribute('role')).toBe('status');
  expect(list.queryByRole('button', { name: 'E-mail me this list' })).toBeNull();
});

test('a list that could not be sent may be asked for again', async () => {
  open({ answers: { '/v2/income-check/send-list': () => Promise.reject(new Error('no answer')) } });
  const list = within(await screen.findByRole('dialog'));
  await userEvent.click(list.getByRole('button', { name: 'E-mail me this list' }));
  await list.findByText('The list could not be sent. Please try again later.');
  list.getByRole('button', { name: 'E-mail me this list' });
});

test('INC-01 an occupation without income check says so and goes on', async () => {
  const { flow } = open({ papers: [] });
  expect(
    await screen.findByText('This page is not required for your occupation. You can click continue.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(flow.next).toHaveBeenCalledOnce();
});

test('INC-02 the papers are listed once, alternatives parted by an "or"', async () => {
  open();
  const list = within(await screen.findByRole('dialog', { hidden: true }));
  expect(list.getByText('or')).toBeTruthy();
  expect(list.getByText('730 or Redditi PF')).toBeTruthy();
  await closeList();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('INC-02 whoever has handed something in is not told again what to bring, in a second tab either', async () => {
  open({ documents: [documentRecord({ type: 'payslip', name: 'april.pdf' })] });
  await screen.findByText('april.pdf', { exact: false });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('INC-02 BANK-01 the list says that an account can be connected instead, where a bank can be', async () => {
  const ready = banks.map((bank) => ({ ...bank, psd2_enabled: true }));
  open({ answers: { '/v1/bank-account/get-bank-list': () => ({ success: true, bank_list: ready }) } });
  const list = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await list.findByText(/^Or connect the account here/)).toBeTruthy();
  cleanup();
  window.sessionStorage.clear();
  open();
  const plain = within(await screen.findByRole('dialog', { hidden: true }));
  await screen.findByText('2 banks');
  expect(plain.queryByText(/^Or connect/)).toBeNull();
});

test('BANK-01 the count of all banks does not stand beside what was found by typing', async () => {
  open();
  await closeList();
  expect(await screen.findByText('2 banks')).toBeTruthy();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find your bank' }), 'fine');
  expect(await screen.findByText('1 bank')).toBeTruthy();
  expect(screen.queryByText('2 banks')).toBeNull();
});

test('INC-02 the months of payslips and of the account are named, as many as each has to show', async () => {
  open({ papers: [paper('payslip', { months: 3 }), paper('bank_statement', { months: 6 })] });
  const list = within(await screen.findByRole('dialog', { hidden: true }));
  const wanted = lastMonths(new Date().toISOString().slice(0, 10), 6).map((month) =>
    new Date(`${month}-15`).toLocaleDateString('en-GB', { month: 'long' }),
  );
  const linesOf = (name: string) => list.getByText(name).closest('li')?.textContent ?? '';
  for (const month of wanted) expect(linesOf('Paper bank_statement')).toContain(month);
  expect(wanted.filter((month) => linesOf('Paper payslip').includes(month))).toEqual(wanted.slice(-3));
});

test('INC-02 a lone alternative is optional', async () => {
  open({ papers: [paper('fiscal_doc', { is_ORed: true })] });
  expect(await screen.findByText('(optional)')).toBeTruthy();
});

test('INC-02 going on without a paper asks whether these are all', async () => {
  const { flow } = open();
  await closeList();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const asked = within(await screen.findByRole('dialog', { hidden: true }));
  expect(asked.getByText('Do you have all documents?')).toBeTruthy();
  expect(asked.getByText('Paper payslip')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Continue without them', hidden: true }));
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('INC-02 with every paper there nobody is asked, and what is in order is folded', async () => {
  const documents = (['payslip', 'cud', 'bank_statement'] as const).map((type) => documentRecord({ type, name: type }));
  const { flow } = open({ documents });
  const foldOf = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} > details`);
  const folds = () => ['payslip', 'fiscal', 'bank_statement'].map((id) => foldOf(id)?.open);
  await waitFor(() => expect(folds()).toEqual([false, false, false]));
  // Nor is anybody told what to bring, or where to find it.
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Where to find payslips')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('INC-02 where payslips are found is told to whoever is asked for them', async () => {
  open();
  expect(await screen.findByText('Where to find payslips')).toBeTruthy();
  cleanup();
  open({
    papers: [paper('fiscal_doc'), paper('bank_statement')],
    state: stateWith({ application: { employment_status: 'Self-employed' } }),
  });
  expect(await screen.findByText('Where to find statements')).toBeTruthy();
  expect(screen.queryByText('Where to find payslips')).toBeNull();
});

test('INC-02 papers that are read and in order do not stand open while their months are on the way', async () => {
  const documents = [documentRecord({ type: 'bank_statement', abi: '02008', bank: 'UniCredit' })];
  const never = () => new Promise(() => {});
  open({ documents, answers: { [`/v1/other-documents/${documents[0]?.id}/reading`]: never } });
  await closeList();
  const fold = document.querySelector<HTMLDetailsElement>('#bank_statement > details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toContain('Being read');
});

test('BANK-01 whoever chooses among the banks again finds that of the statement on top, named as such', async () => {
  const documents = [documentRecord({ type: 'bank_statement', abi: '02008', bank: 'UniCredit' })];
  open({ documents });
  await closeList();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another bank' }));
  const rows = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
  expect(rows[0]).toMatch(/UniCredit.*On your statement/);
  expect(rows[1]).toMatch(/FinecoBank/);
});

test('INC-06 any other paper is called by what it is, its file comes second', async () => {
  const [lease, letter, odd] = [
    documentRecord({ type: 'other', name: 'IMG_0042.pdf' }),
    documentRecord({ type: 'other', name: 'scan.pdf', description: 'Letter from my landlord' }),
    documentRecord({ type: 'other', name: 'page.pdf' }),
  ];
  const as = (document: typeof lease, document_type: string) => ({
    [`/v1/other-documents/${document.id}/reading`]: () => ({ ...readingOf(document), document_type }),
  });
  open({
    documents: [lease, letter, odd],
    answers: { ...as(lease, 'rental_contract'), ...as(letter, 'invoice'), ...as(odd, 'unknown') },
  });
  await closeList();
  const cards = () => [...document.querySelectorAll('#other article')].map((card) => card.textContent);
  await waitFor(() => expect(cards()[0]).toMatch(/^Rental contract.*IMG_0042\.pdf/));
  await waitFor(() => expect(cards()[1]).toMatch(/^Letter from my landlord.*Invoice/));
  expect(cards()[2]).toMatch(/^page\.pdf/);
});

const choose = (files: File[]) =>
  userEvent.upload(document.querySelector('#sort input[type=file]') as HTMLInputElement, files, { applyAccept: false });

test('INC-01 papers of any kind are handed in at one place, without a bank or a word about them', async () => {
  const { sentFiles } = open();
  await closeList();
  await choose(['october.pdf', 'account.pdf'].map((name) => new File(['%PDF-'], name)));
  await waitFor(() => expect(sentFiles).toHaveLength(2));
  expect(sentFiles[0]?.slot).toMatchObject({ type: 'other', fields: { sort: 'yes' } });
});

test('INC-06 going on waits for papers that are still to be sorted, and then goes on by itself', async () => {
  const documents = (['payslip', 'cud'] as const).map((type) => documentRecord({ type, name: type }));
  const coming = documentRecord({ type: 'other', sorting: true, isParsed: false });
  const papers = [...documents, coming];
  const { flow } = open({ documents: papers });
  await closeList();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/then move on by ourselves/)).toBeTruthy();
  expect(flow.next).not.toHaveBeenCalled();
  papers[2] = documentRecord({ id: coming.id, type: 'bank_statement' });
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('UPL-05 a payslip in the place of the CU goes to the payslips with one tap', async () => {
  const said = {
    message_key: 'checks.R_FILE_CLASSIFICATION.failed',
    message: 'This looks like a payslip. Here we asked for another paper.',
    data: { found: 'payslip', expected: 'fiscal_document' },
    blocker: true,
    rule: 'R_FILE_CLASSIFICATION',
  };
  const documents = [documentRecord({ type: 'cud', hasError: true, message: said.message, messages: [said] })];
  const { sent } = open({ documents });
  await closeList();
  await userEvent.click(await screen.findByRole('button', { name: 'Move it to: Payslip' }));
  await waitFor(() => expect(sent('/v1/other-documents/move')).toHaveLength(1));
  expect(sent('/v1/other-documents/move')[0]?.body).toEqual({ document_id: documents[0]?.id, type: 'payslip' });
});

const inGermany = (psd2_enabled: boolean, idDocument?: string) =>
  open({
    host: 'de.localhost',
    state: stateWith(idDocument ? { answers: { personal_details: { idDocument } } } : {}),
    answers: {
      '/v1/bank-account/get-bank-list': () => ({
        success: true,
        bank_list: banks.map((bank) => ({ ...bank, psd2_enabled })),
      }),
      '/v1/other-documents/id-upload-options': () => ({ success: true, default: [], ce: [], x_ce: [], selected: 'ce' }),
    },
  });

test('INC-08 in Germany the identity is shown by photo; the bank is not offered where none can be connected', async () => {
  inGermany(false);
  await closeList();
  expect(await screen.findByRole('region', { name: 'Identification' })).toBeTruthy();
  await screen.findByRole('searchbox', { name: 'Find your bank' });
  expect(screen.queryByText('Through my bank')).toBeNull();
});

test('INC-08 where a bank can be connected, photo and bank stand side by side', async () => {
  inGermany(true);
  await closeList();
  const byBank = await screen.findByRole<HTMLInputElement>('radio', { name: /Through my bank/ });
  expect(byBank.checked).toBe(false);
  expect(screen.getByRole('heading', { name: 'Which document will you photograph?' })).toBeTruthy();
});

test('INC-08 who chose the bank where they told who they are finds it chosen, and may still change their mind', async () => {
  inGermany(true, 'bank');
  await closeList();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Through my bank/ }).checked).toBe(true),
  );
  expect(screen.queryByRole('heading', { name: 'Which document will you photograph?' })).toBeNull();
  expect(screen.queryByText(/^Show your ID in a photo/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the bank account' }));
  expect(document.activeElement?.id).toBe('bank_statement');
  await userEvent.click(screen.getByRole('radio', { name: /Photo of my ID/ }));
  expect(screen.getByRole('heading', { name: 'Which document will you photograph?' })).toBeTruthy();
});

test('INC-08 in Italy the identity was shown before, and nobody is asked again', async () => {
  open();
  await closeList();
  expect(screen.queryByRole('region', { name: 'Identification' })).toBeNull();
});

test('INC-01 a payslip is sent as one and stands in its part while it is read', async () => {
  const { sentFiles } = open();
  await closeList();
  await pick(part('Your last payslips'), new File(['%PDF-'], 'october.pdf'));
  expect(await part('Your last payslips').findByText('october.pdf')).toBeTruthy();
  expect(sentFiles[0]?.slot).toMatchObject({ type: 'payslip', path: '/v1/other-documents/upload' });
});

test('BANK-01 a bank is chosen before its statements, and goes with them', async () => {
  const { sentFiles } = open();
  await closeList();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find your bank' }), 'fine');
  expect(screen.queryByText('UniCredit')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /FinecoBank/ }));
  await pick(part(/months of your bank account/), new File(['%PDF-'], 'account.pdf'));
  await waitFor(() => expect(sentFiles).toHaveLength(1));
  expect(sentFiles[0]?.slot.fields).toEqual({ bank: 'FinecoBank', abi: '03015' });
});

test('BANK-01 who does not find the bank goes on under the special code', async () => {
  const { sentFiles } = open();
  await closeList();
  await userEvent.click(await screen.findByRole('radio', { name: /My bank is not listed/ }));
  await pick(part(/months of your bank account/), new File(['%PDF-'], 'account.pdf'));
  await waitFor(() => expect(sentFiles[0]?.slot.fields.abi).toBe('00000'));
});

test('INC-02 as long as what was read is on its way, no month is called missing', async () => {
  const slips = ['a.pdf', 'b.pdf'].map((name) => documentRecord({ name, type: 'payslip' }));
  const [first, second] = slips.map(({ id }) => `/v1/other-documents/${id}/reading`);
  const read = (period: string) => ({
    ...readingOf(documentRecord()),
    facts: [{ key: '0.period', label: 'Month', kind: 'month', value: period, corrected: null, page: 1, box: null }],
  });
  const never = new Promise(() => undefined);
  open({ documents: slips, answers: { [first ?? '']: () => read('2026-08'), [second ?? '']: () => never } });
  await closeList();
  await screen.findByText('a.pdf');
  expect(part(/payslips/).queryByText(/missing/)).toBeNull();
});

test('UPL-03 with every month there, a refused payslip may go: no other is asked for in its place', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const slips = lastMonths(today, 3).map((period) => ({ period, document: documentRecord({ name: `${period}.pdf` }) }));
  const refused = documentRecord({ name: 'bad.pdf', hasError: true, message: 'Another person is named on it.' });
  const answers = Object.fromEntries(
    slips.map(({ period: value, document }) => {
      const fact = { key: '0.period', label: 'Month', kind: 'month', value, corrected: null, page: 1, box: null };
      return [
        `/v1/other-documents/${document.id}/reading`,
        () => ({ ...readingOf(document), document_type: 'payslip', facts: [fact] }),
      ];
    }),
  );
  open({ documents: [refused, ...slips.map(({ document }) => document)], answers });
  await closeList();
  expect(await screen.findByRole('button', { name: 'Delete the file' })).toBeTruthy();
  expect(screen.getByText(/^Nothing is missing without/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
});

test('INC-01 another document is not sent before it is said what it is', async () => {
  const { sentFiles } = open();
  await closeList();
  const input = [...document.querySelectorAll<HTMLInputElement>('#other input[type=file]')].at(-1);
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-'], 'pension.pdf'), { applyAccept: false });
  expect(await screen.findByText('Please say in a few words what the document is.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What is it?'), 'Pension notice');
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-'], 'pension.pdf'), { applyAccept: false });
  await waitFor(() => expect(sentFiles[0]?.slot.fields).toEqual({ description: 'Pension notice' }));
});

test('UPL-03 a blocked paper is an error with its message after the name, a warned one is not', async () => {
  open({
    documents: [
      documentRecord({ name: 'bad.pdf', hasError: true, message: 'Another person is named on it.' }),
      documentRecord({ name: 'old.pdf', hasWarning: true, message: 'Older than three months.' }),
    ],
  });
  await closeList();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.dataset.look)).toEqual(['error', 'warning']);
  expect([...(cards[0]?.querySelectorAll('p b') ?? [])].map((name) => name.textContent?.trim())).toEqual(['bad.pdf']);
  expect(cards[0]?.textContent).toMatch(/^Payslip.*bad\.pdf Another person is named on it\./);
});

test('INC-01 a paper that nobody waits for takes one line as long as it is not there', async () => {
  open({ papers: [paper('payslip'), paper('work_contract', { required: false })] });
  await closeList();
  const title = screen.getByRole('heading', { name: 'Your work contract Optional' });
  const fold = title.closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.closest('section')?.id).toBe('work_contract');
});

test('INC-07 what the papers tell of the contract is filled in and only confirmed', async () => {
  const { flow, sent } = open({
    type: 'rapid',
    papers: [paper('payslip')],
    documents: [documentRecord()],
    answers: {
      '/v2/income-check/validate-documents': () => ({
        success: true,
        document_errors: [],
        missing_documents: [],
        missing: [],
        contract: { typeOfContract: 'open-ended', paychecksPerYear: 14 },
        global_error: null,
      }),
    },
  });
  expect(await screen.findByText('Read from your documents. Please check that it is right.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Open-ended' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '13' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent('/v1/personal-details/submit/employed-additional')[0]?.body).toEqual({
    typeOfContract: 'open-ended',
    paychecksPerYear: '13',
  });
});

test('INC-07 of the contract only what is still open is named', async () => {
  open({ type: 'rapid', papers: [paper('payslip')], documents: [documentRecord()] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Open-ended' }));
  expect(screen.getByText('Still needed: salary payments a year')).toBeTruthy();
  expect(screen.queryByText(/^Still needed: contract/)).toBeNull();
});

test('INC-07 a rapid application asks for the contract and tells when everything is handed in', async () => {
  const { flow, sent } = open({ type: 'rapid', papers: [paper('payslip')], documents: [documentRecord()] });
  expect(await screen.findByText('Still needed: contract and salary payments a year')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }));
  await userEvent.click(screen.getByRole('radio', { name: '13' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent('/v1/personal-details/submit/employed-additional')[0]?.body).toEqual({
    typeOfContract: 'open-ended',
    paychecksPerYear: '13',
  });
  expect(sent('/v2/income-check/set-upload-done-time')).toHaveLength(1);
});

const guarantor = (status: 'Employed' | 'Unemployed', saved: Record<string, unknown> | null = null) =>
  stateWith({
    application: { applicant_role: 'guarantor', employment_status: status },
    answers: { additional_details: saved },
  });
const ok = () => ({ success: true });
const CALLS = '/v1/personal-details/submit';
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const goOnWithout = async () => {
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without them' }));
};

test('INC-02 a guarantor on a salary is asked for the contract and how they live, and may leave the home open', async () => {
  const { sent } = open({
    state: guarantor('Employed'),
    answers: { [`${CALLS}/employed-additional`]: ok, [`${CALLS}/own-home`]: ok },
  });
  await closeList();
  expect(screen.getByText('Still needed: contract and salary payments a year')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please choose the kind of contract.')).toBeTruthy();
  expect(screen.getByText('Please choose how many salary payments you get a year.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Open-ended' })));
  await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }));
  expect(screen.queryByText('Please choose the kind of contract.')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '13' }));
  await userEvent.click(screen.getByRole('radio', { name: 'In a home of your own' }));
  await userEvent.type(screen.getByLabelText(/^What you still pay off each month/), '450');
  await goOnWithout();
  await waitFor(() => expect(sent(`${CALLS}/own-home`)).toHaveLength(1));
  expect(sent(`${CALLS}/employed-additional`)[0]?.body).toEqual({
    typeOfContract: 'open-ended',
    paychecksPerYear: '13',
  });
  expect(sent(`${CALLS}/own-home`)[0]?.body).toEqual({
    livingSituation: 'Owner',
    currentRent: null,
    housingLoan: '450,00',
  });
});

test('INC-02 what a guarantor answers on this page is still there after a reload, and gone once it is saved', async () => {
  const scene = {
    state: guarantor('Employed'),
    answers: { [`${CALLS}/employed-additional`]: ok, [`${CALLS}/own-home`]: ok },
  };
  open(scene);
  await closeList();
  await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }));
  await userEvent.click(screen.getByRole('radio', { name: '14' }));
  await userEvent.click(screen.getByRole('radio', { name: 'In a home of your own' }));
  await userEvent.type(screen.getByLabelText(/^What you still pay off each month/), '450');
  cleanup();
  const { flow } = open(scene);
  const loan = await screen.findByLabelText<HTMLInputElement>(/^What you still pay off each month/);
  expect(loan.value).toBe('450');
  for (const name of ['Open-ended', '14', 'In a home of your own'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  await goOnWithout();
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(Object.keys(window.sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the browser asks before a page is closed that still sends files, and only then', async () => {
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const documents = [documentRecord({ type: 'payslip' })];
  const send = async (entry: UploadEntry) => {
    await held;
    const document = documentRecord({ type: entry.slot.type, name: entry.file.name });
    documents.push(document);
    return { document_id: document.id, document } as UploadReply;
  };
  open({ documents, send });
  await closeList();
  expect(asksToStay()).toBe(false);
  await choose([new File(['%PDF-'], 'october.pdf')]);
  await waitFor(() => expect(asksToStay()).toBe(true));
  arrive();
  await waitFor(() => expect(asksToStay()).toBe(false));
});

test('INC-02 a retired guarantor says what they live from, is shown the letter and not payslips', async () => {
  const letter = paper('fiscal_doc', { key: 'IncomeCheck.DocumentTypes.income_letter' });
  const { sent } = open({
    state: guarantor('Unemployed'),
    papers: [letter, paper('bank_statement', { months: 3 })],
    answers: { [`${CALLS}/other-incomes`]: ok, [`${CALLS}/own-home`]: ok },
  });
  await closeList();
  expect(screen.getByText('Still needed: what you live on')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /payslips/ })).toBeNull();
  expect(part('Your pension or benefit letter').getByRole('button', { name: 'Add the letter' })).toBeTruthy();
  expect(screen.queryByText('One tax document')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pension' }));
  await waitFor(() => expect(sent(`${CALLS}/other-incomes`)[0]?.body).toEqual({ otherIncomes: 'Pension' }));
  expect(screen.queryByText('Still needed: what you live on')).toBeNull();
});

test('INC-02 whoever applies was asked all that before', async () => {
  open({});
  await closeList();
  expect(screen.queryByRole('radiogroup', { name: 'Your home today' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'What do you live on?' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Open-ended' })).toBeNull();
});

test('INC-01 a rapid application, which asks for no identity, sends nobody to a step that it does not have', async () => {
  const recognised = { document_type: 'passport', id_type: 'passport' as const, sides: ['Front' as const] };
  const passport = documentRecord({ type: 'national_id', name: 'pass.pdf', sorted: true, recognised });
  open({ documents: [passport], type: 'rapid' });
  await closeList();
  const said = 'Passport (pass.pdf) is an identity document. This report needs none: you may delete it.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To my ID' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete it' })).toBeTruthy();
});

test('INC-01 a passport among the papers does not vanish: the page says where it went, with the way there and back', async () => {
  const recognised = { document_type: 'passport', id_type: 'passport' as const, sides: ['Front' as const] };
  const passport = documentRecord({ type: 'national_id', name: 'pass.pdf', sorted: true, recognised });
  const cards = documentRecord({ type: 'national_id', name: 'card.jpg' });
  const { flow, sent } = open({ documents: [passport, cards] });
  await closeList();
  const note = (await screen.findByText('Passport (pass.pdf) is an identity document: we put it with your ID.'))
    .parentElement;
  if (!note) throw new Error('no note');
  expect(screen.queryByText(/^card\.jpg is an identity document/)).toBeNull();
  await userEvent.click(within(note).getByRole('button', { name: 'To my ID' }));
  expect(flow.goTo).toHaveBeenCalledWith('personal-details', undefined, 'id-papers');
  await userEvent.click(within(note).getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(sent('/v1/other-documents/delete')).toHaveLength(1));
});

test('INC-08 somebody else’s ID among the papers is told by what is wrong with it, and its part is not called complete', async () => {
  const recognised = { document_type: 'passport', id_type: 'passport' as const, sides: ['Front' as const] };
  const message = 'It shows another name.';
  const refused = { name: 'pass.pdf', sorted: true, hasError: true, message, recognised };
  const back = { document_type: 'id_card', id_type: 'id_card' as const, sides: ['Front' as const, 'Back' as const] };
  const documents = [
    documentRecord({ type: 'national_id', name: 'card.jpg', recognised: back }),
    documentRecord({ type: 'national_id', ...refused }),
  ];
  open({ host: 'de.localhost', papers: [paper('payslip'), paper('national_id')], documents });
  await closeList();
  expect(await screen.findByText(`Passport (pass.pdf) cannot be used. ${message}`)).toBeTruthy();
  const identification = document.getElementById('identification');
  await waitFor(() => expect(identification?.textContent).not.toContain('Complete'));
  expect(screen.queryByText(/we put it with your ID/)).toBeNull();
});

test('INC-03 with the last paper goes what was concluded from it', async () => {
  const documents = [documentRecord({ type: 'payslip', name: 'old.pdf', hasError: true, message: 'Too old' })];
  open({
    documents,
    answers: {
      '/v2/income-check/validate-documents': () => ({
        ...{ success: false, document_errors: [], missing_documents: [], missing: [], global_error: null },
        not_needed: ['statement_pdfs', 'earlier_payslips'],
      }),
      '/v1/other-documents/delete': () => {
        documents.length = 0;
        return { success: true };
      },
    },
  });
  await closeList();
  await screen.findByText(/^One recent payslip is enough/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Payslip' }));
  await waitFor(() => expect(screen.queryByText(/^One recent payslip is enough/)).toBeNull());
});

test('INC-07 whoever is asked for what is missing is not asked for more payslips than the page asks for', async () => {
  open({
    documents: [documentRecord({ type: 'bank_statement' })],
    answers: {
      '/v2/income-check/validate-documents': () => ({
        ...{
          success: true,
          document_errors: [],
          missing_documents: [documentRecord({ type: 'bank_statement' })],
          missing: [],
          global_error: null,
        },
        not_needed: ['statement_pdfs', 'earlier_payslips'],
      }),
    },
  });
  await closeList();
  await screen.findByText(/^One recent payslip is enough/);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Do you have all documents?' });
  expect(dialog.textContent).toContain('One recent payslip is enough');
  const slips = within(dialog)
    .getByText(/^Paper payslip/)
    .closest('li');
  expect(slips?.textContent).not.toMatch(/August|September|October/);
});

test('RES-01 whoever comes from a finished report is told what becomes of it, and finds the way back', async () => {
  correcting.keep(ID);
  const { flow } = open();
  await closeList();
  expect(screen.getByText(/the new report takes its place\. You pay nothing more\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to my report' }));
  expect(flow.goTo).toHaveBeenCalledWith('result');
});

test('BANK-02 INC-06 a missing month of the account is needed, as the analysis says, or explained on the spot', async () => {
  const statement = documentRecord({ type: 'bank_statement', abi: '03015', bank: 'FinecoBank' });
  const gap = {
    message_key: 'BankAccts.Error.Coverage',
    data: {},
    message: 'gap',
    rule: 'R_BANK_COVERAGE_3M',
    alternatives: ['bank_statement'],
    months: ['2026-09'],
    document_id: statement.id,
  };
  const fact = (key: string, value: string) => ({
    key,
    label: key,
    kind: 'day',
    value,
    corrected: null,
    page: 1,
    box: null,
  });
  let blocker = true;
  open({
    documents: [statement],
    answers: {
      [`/v1/other-documents/${statement.id}/reading`]: () => ({
        ...readingOf(statement),
        facts: [fact('0.period_start', '2026-10-01'), fact('0.period_end', '2026-10-31')],
      }),
      '/v2/income-check/validate-documents': () => ({
        success: !blocker,
        document_errors: [],
        missing_documents: ['bank_statement'],
        missing: [{ ...gap, blocker }],
        global_error: null,
      }),
      [`/v1/other-documents/${statement.id}/explain`]: () => {
        blocker = false;
        return { success: true };
      },
    },
  });
  await closeList();
  expect(await screen.findByText(/the report needs the months without a gap/)).toBeTruthy();
  expect(screen.queryByText(/Your report can be made without, but/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'I cannot provide what is missing' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What explains it?' }), 'The account is new since October.');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await screen.findByText(/Your report can be made without, but/)).toBeTruthy();
});

test('a paper that was sorted away because of a flaw is told by the flaw, not as one that nobody asked for', async () => {
  const sorted = { type: 'other', sorted: true } as const;
  const copy = { name: 'again.pdf', hasError: true, message: 'You have it already.' };
  open({ documents: [documentRecord({ ...sorted, ...copy }), documentRecord({ ...sorted, name: 'pension.pdf' })] });
  await closeList();
  await screen.findByText('again.pdf cannot be used. You have it already.');
  expect(screen.getAllByText(/is read and lies below/)).toHaveLength(1);
  screen.getByText(/^pension\.pdf is read/);
});
