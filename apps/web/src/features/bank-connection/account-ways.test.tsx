import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankCalls } from '@vesta/domain/bank-connection/calls';
import type { BankListEntry } from '@vesta/domain/documents/banks';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { BANK_AUTH_POLL_MS } from '@vesta/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ID, stage, stateWith } from '../../../test/details-stage.tsx';
import { documentRecord, readingAnswers } from '../../../test/document-records.ts';
import { ApiFailure } from '../../lib/api.ts';
import { pendingBank } from '../../lib/session.ts';
import { PickFiles } from '../uploads/pick-files.tsx';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import { AccountWays } from './account-ways.tsx';
import { keepPending, type PendingConnection } from './pending-connection.ts';

beforeEach(() => pendingBank.forget());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bank = (name: string, change: Partial<BankListEntry> = {}, psu_id = false): BankListEntry => ({
  id: name,
  name,
  bank_abi: name,
  pdf_enabled: true,
  psd2_enabled: true,
  bank_yapily_id: name.toLowerCase(),
  yapily_metadata: {
    auth_method: 'single_redirect',
    psu: { psu_ip_address: false, psu_id, psu_corporate_id: false, notes_key: null },
  },
  source: 'vesta',
  ...change,
});
const embedded = {
  auth_method: 'embedded',
  psu: { psu_ip_address: false, psu_id: false, psu_corporate_id: false, notes_key: null },
};
const banks = [
  bank('Both'),
  bank('Paper', { psd2_enabled: false, bank_yapily_id: null, yapily_metadata: null }),
  bank('Wire', { pdf_enabled: false }),
  bank('Number', {}, true),
  bank('Typed', { yapily_metadata: embedded }),
];

function Account({ documents = [] }: { documents?: readonly DocumentRecord[] }) {
  const queue = useUploadQueue();
  return (
    <AccountWays
      documents={documents}
      queue={queue}
      months={3}
      pick={(add) => <PickFiles type="bank_statement" label="Add a statement" onFiles={add} />}
    />
  );
}

function open(
  answers: Record<string, (call: { body?: unknown }) => unknown> = {},
  type = 'rent',
  documents: readonly DocumentRecord[] = [],
) {
  return stage(<Account documents={documents} />, {
    step: 'income-check',
    state: stateWith({}),
    type,
    answers: {
      '/v1/bank-account/get-bank-list': () => ({ success: true, bank_list: banks }),
      '/v1/other-documents/list': () => ({ success: true, uploadedBankStatements: [], uploadedOtherDocuments: [] }),
      [bankCalls.redirectStatus]: () => ({ success: true, status: 'in_progress', error: null }),
      ...answers,
    },
  });
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const begun = { success: true, consent_id: 'c1', authorization_url: 'https://bank.example/a', decoupled_auth: false };

test('BANK-01 each bank offers the ways that work, and no other', async () => {
  open();
  await choose('Paper');
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
  screen.getByRole('button', { name: 'Add a statement' });
  await choose('Both');
  screen.getByRole('button', { name: 'Go to Both' });
  await userEvent.click(screen.getByRole('button', { name: 'Use PDFs instead' }));
  screen.getByRole('button', { name: 'Add a statement' });
  await userEvent.click(screen.getByRole('button', { name: 'Connect the account instead' }));
  screen.getByRole('button', { name: 'Go to Both' });
  await choose('Wire');
  screen.getByRole('button', { name: 'Go to Wire' });
  expect(screen.queryByRole('button', { name: 'Use PDFs instead' })).toBeNull();
});

test('BANK-03 nothing is asked of the bank before the person agrees, and it says who reads what, once', async () => {
  const { calls } = open({ [bankCalls.startRedirect]: () => begun });
  await choose('Both');
  screen.getByText(/Yapily Connect, an account information service licensed/);
  screen.getByText(/used once and then ended/);
  await userEvent.click(screen.getByRole('button', { name: 'Go to Both' }));
  await screen.findByText(/Without your agreement/);
  expect(calls.some(({ path }) => path === bankCalls.startRedirect)).toBe(false);
});

test('BANK-03 the customer number is asked for where the bank demands it, with five characters', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { calls } = open({ [bankCalls.startRedirect]: () => ({ ...begun, authorization_url: null }) });
  await choose('Number');
  await agree();
  const field = screen.getByLabelText(/Your customer number at Number/);
  await userEvent.type(field, '1234');
  await userEvent.click(screen.getByRole('button', { name: 'Go to Number' }));
  await screen.findByText(/Your bank needs this number/);
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Go to Number' }));
  await screen.findByRole('heading', { name: /approve in the app of Number/ });
  expect(calls.find(({ path }) => path === bankCalls.startRedirect)?.body).toMatchObject({
    bank_id: 'number',
    auth_type: 'single_redirect',
    pre_auth_completed: false,
    psu_data: { psu_id: '12345' },
    consent_accepted: true,
  });
});

test('BANK-04 the bank’s page gets the tab that the press opened, cut off from ours', async () => {
  const tab = { closed: false, opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  open({ [bankCalls.startRedirect]: () => begun });
  await choose('Both');
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Both' }));
  await screen.findByRole('heading', { name: 'Waiting for you to agree at Both' });
  expect(tab.location.replace).toHaveBeenCalledWith('https://bank.example/a');
  expect(tab.opener).toBeNull();
});

test('BANK-09 a bank that cannot be asked is told, the tab goes, and what was ticked stays', async () => {
  const tab = { closed: false, opener: null, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  open({
    [bankCalls.startRedirect]: () =>
      Promise.reject(new ApiFailure('Your bank did not confirm', { status: 409, code: 'BANK_AUTH_FAILED' })),
  });
  await choose('Both');
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Both' }));
  await screen.findByText('Your bank did not confirm');
  expect(tab.close).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

const pending: PendingConnection = {
  applicationId: ID,
  consentId: 'c1',
  bank: { id: 'both', name: 'Both', abi: 'Both' },
  isInApp: false,
  isFirst: false,
  isEmbedded: false,
  returnTo: '/en/rent/fill/x/income-check',
  isSameTab: true,
  at: Date.now(),
};

test('BANK-07 a reload goes on waiting, every five seconds, and then fetches', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    keepPending(pending);
    const answers = ['in_progress', 'in_progress', 'completed'];
    const { calls } = open({
      [bankCalls.redirectStatus]: () => ({ success: true, status: answers.shift() ?? 'completed', error: null }),
      [bankCalls.transactions]: () => ({
        success: true,
        status: 'completed',
        documents: [],
        error: null,
        left_out: { accounts: [{ name: 'Dollars', reason: 'currency' }], pending: 1, foreign: 0 },
      }),
    });
    const asked = () => calls.filter(({ path }) => path === bankCalls.redirectStatus).length;
    await vi.waitFor(() => expect(asked()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(BANK_AUTH_POLL_MS - 1000));
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(asked()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(BANK_AUTH_POLL_MS));
    await screen.findByText(/Not looked at.*Dollars.*One transaction is still pending/);
    expect(pendingBank.get()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('BANK-07 a connection that another tab has begun is gone on with when this one is looked at again, and ends with it', async () => {
  open();
  await screen.findByRole('radio', { name: 'Both' });
  keepPending(pending);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('heading', { name: /^Waiting for you to agree at Both/ })).toBeTruthy();
  pendingBank.forget();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByRole('heading', { name: /^Waiting for you to agree/ })).toBeNull();
});

test('whoever gives up waiting after a reload starts again with the bank that was chosen', async () => {
  keepPending(pending);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  await screen.findByRole('button', { name: 'Go to Both' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Both/ }).checked).toBe(true);
});

test('BANK-09 a fetch that fails is tried again with the same consent', async () => {
  keepPending(pending);
  let tries = 0;
  const failed = { success: false, status: 'error', documents: [], left_out: null };
  open({
    [bankCalls.redirectStatus]: () => ({ success: true, status: 'completed', error: null }),
    [bankCalls.transactions]: () => {
      tries += 1;
      return tries === 1
        ? { ...failed, error: { message: 'Could not be read just now', message_key: 'x' } }
        : { success: true, status: 'completed', documents: [], error: null, left_out: null };
    },
  });
  await screen.findByText('Could not be read just now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('searchbox');
  expect(tries).toBe(2);
});

test('BANK-05 after the first of two ways the second waits for a press', async () => {
  keepPending({ ...pending, isFirst: true });
  open({ [bankCalls.redirectStatus]: () => ({ success: true, status: 'completed', error: null }) });
  await screen.findByRole('heading', { name: 'One more step at Both' });
});

test('BANK-06 what is typed for the bank is kept by nobody', async () => {
  const { calls } = open({
    [bankCalls.startEmbedded]: () => ({
      success: true,
      consent_id: 'c1',
      sca_methods: [],
      show_choices: false,
      decoupled: false,
    }),
  });
  await choose('Typed');
  await agree();
  const password = screen.getByLabelText<HTMLInputElement>(/^Password at Typed/);
  expect([password.autocomplete, password.type]).toEqual(['off', 'password']);
  await userEvent.type(screen.getByLabelText(/^User name at Typed/), 'giulia');
  await userEvent.type(password, 's3cret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to Typed' }));
  await screen.findByRole('heading', { name: 'The code from Typed' });
  expect(calls.find(({ path }) => path === bankCalls.startEmbedded)?.body).toMatchObject({ bank_password: 's3cret' });
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('s3cret');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Password at Typed/).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^User name at Typed/).value).toBe('giulia');
});

test('BANK-09 a refused sign-in is told beside its button, and nothing is said of the password that was emptied', async () => {
  open({
    [bankCalls.startEmbedded]: () => {
      throw new ApiFailure('Your bank did not confirm it', { status: 409 });
    },
  });
  await choose('Typed');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in to Typed' }));
  await press();
  expect(screen.getAllByText('Please enter 3 to 120 characters.')).toHaveLength(2);
  await agree();
  await userEvent.type(screen.getByLabelText(/^User name at Typed/), 'giulia');
  await userEvent.type(screen.getByLabelText(/^Password at Typed/), 'wrong');
  await press();
  const told = await screen.findByText('Your bank did not confirm it');
  expect(screen.queryByText('Please enter 3 to 120 characters.')).toBeNull();
  const last = screen.getByRole('checkbox');
  expect(last.compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // After a refusal in the bank's own tab it lies below the list of banks: it comes into view, and the keyboard with it.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
});

test('BANK-06 a reload while the code is looked for asks for the code again, and not for the password', async () => {
  const sms = { id: '942', type: 'SMS_OTP', description: 'SMS', information: '+39 *** 417' };
  const photo = { ...sms, id: '982', type: 'PHOTO_OTP', description: 'photoTAN', information: null };
  const reloads = (answers: Parameters<typeof open>[0] = {}) => {
    cleanup();
    return open(answers);
  };
  open({
    [bankCalls.startEmbedded]: () => ({
      success: true,
      consent_id: 'c7',
      show_choices: true,
      decoupled: false,
      sca_methods: [sms, photo],
    }),
  });
  await choose('Typed');
  await agree();
  await userEvent.type(screen.getByLabelText(/^User name at Typed/), 'giulia');
  await userEvent.type(screen.getByLabelText(/^Password at Typed/), 's3cret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to Typed' }));
  await screen.findByRole('radio', { name: /photoTAN/ });
  reloads({ [bankCalls.sendCode]: () => ({ success: true, decoupled: false, information: '+39 *** 417' }) });
  await userEvent.click(await screen.findByRole('radio', { name: /SMS/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'The code from Typed' });
  const { calls } = reloads({
    [bankCalls.enterCode]: () => ({ success: true }),
    [bankCalls.embeddedStatus]: () => ({ success: true, status: 'in_progress', error: null }),
  });
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('heading', { name: 'Typed is checking the code' });
  expect(calls.find(({ path }) => path === bankCalls.enterCode)?.body).toMatchObject({ consent_id: 'c7' });
  reloads({ [bankCalls.embeddedStatus]: () => ({ success: true, status: 'in_progress', error: null }) });
  await screen.findByRole('heading', { name: 'Typed is checking the code' });
});

test('BANK-06 a code that the bank ended leads back to the beginning, a wrong one does not', async () => {
  keepPending({
    ...pending,
    bank: { id: 'typed', name: 'Typed', abi: '3' },
    asked: { name: 'code', method: null, information: null },
  });
  const failures = [
    new ApiFailure('Enter it again', { status: 409, code: 'BANK_CODE_WRONG' }),
    new ApiFailure('Your bank did not confirm', { status: 409, code: 'BANK_AUTH_FAILED' }),
  ];
  open({ [bankCalls.enterCode]: () => Promise.reject(failures.shift()) });
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.type(await screen.findByLabelText(/^Code/), '999999');
  await confirm();
  await screen.findByText('Enter it again');
  await confirm();
  await screen.findByText('Your bank did not confirm');
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
  expect(pendingBank.get()).toBeNull();
});

test('BANK-07 a connection that nobody knows any more is not waited for', async () => {
  keepPending(pending);
  open({ [bankCalls.redirectStatus]: () => Promise.reject(new ApiFailure('Please start again', { status: 404 })) });
  await screen.findByText('Please start again');
  expect(pendingBank.get()).toBeNull();
});

const statement = (id: string, name: string, day: string, change: Partial<DocumentRecord> = {}) =>
  documentRecord({
    id,
    type: 'bank_statement',
    abi: name,
    bank: name,
    created_at: `2026-11-${day}T10:00:00Z`,
    ...change,
  });
const refused = (rule: string): Partial<DocumentRecord> => ({
  hasError: true,
  messages: [{ rule, blocker: true, message: 'Refused', message_key: 'X', data: {} }],
});
const strangers = statement('s', 'Wire', '16', refused('R_BANK_HOLDER_MATCH'));

test('BANK-01 a statement that was refused does not change which bank is named', async () => {
  const papers = [statement('own', 'Paper', '14'), statement('bad', 'Number', '15', refused('X')), strangers];
  open(readingAnswers(papers), 'rent', papers);
  expect((await screen.findAllByText('Paper')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Wire')).toBeNull();
  expect(screen.queryByText('Number')).toBeNull();
});

test('BANK-01 where the only statement is another person’s, the bank is asked for and the statement stays in view', async () => {
  open(readingAnswers([strangers]), 'rent', [strangers]);
  expect((await screen.findAllByRole('radio')).every((one) => !(one as HTMLInputElement).checked)).toBe(true);
  expect(screen.getByText('Refused')).toBeTruthy();
});
