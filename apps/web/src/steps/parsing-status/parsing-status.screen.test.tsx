import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ID, stage } from '../../../test/details-stage.tsx';
import { documentListOf, documentRecord } from '../../../test/document-records.ts';
import { sentOn } from '../../features/analysis/sent-on.ts';
import ParsingStatusScreen from './parsing-status.screen.tsx';

afterEach(cleanup);

const LIST = '/v1/other-documents/list';
const VALIDATE = '/v2/income-check/validate-documents';
const steps = [{ router: 'payment' }] as never;
const card = documentRecord({ id: 'card', type: 'national_id', name: 'front.jpg' });
const slip = documentRecord({ id: 'slip', name: 'april.pdf' });
const statement = documentRecord({ id: 'account', type: 'bank_statement', name: 'account.pdf', isParsed: false });
const good = { success: true, document_errors: [], missing_documents: [], missing: [], global_error: null };

const open = (
  documents: readonly (typeof slip)[],
  scene: { type?: string; validation?: unknown | (() => unknown) } = {},
) => {
  const listed = [...documents];
  const view = stage(<ParsingStatusScreen />, {
    step: 'parsing-status',
    ...(scene.type ? { type: scene.type } : {}),
    answers: {
      [LIST]: () => documentListOf(listed),
      [VALIDATE]: () => (typeof scene.validation === 'function' ? scene.validation() : (scene.validation ?? good)),
      '/v1/other-documents/delete': ({ query }) => {
        listed.splice(
          listed.findIndex(({ id }) => id === query?.document_id),
          1,
        );
        return { success: true };
      },
    },
  });
  (view.flow as { steps: unknown }).steps = steps;
  return { ...view, listed };
};
const group = (name: string) => within(screen.getByRole('region', { name }));
const isCompleted = () => screen.findByRole('heading', { level: 1, name: 'Your documents are read' });
const next = () => screen.getByRole('button', { name: 'Continue' });

test('PARSE-01 groups carry their badges, and Continue waits while one is being read', async () => {
  open([card, slip, statement]);
  expect(await screen.findByText('Analysis ongoing')).toBeTruthy();
  expect(group('Identity document').getByText('Finished')).toBeTruthy();
  expect(group('Bank account').getByText('In progress')).toBeTruthy();
  expect(screen.getByText('Please wait a moment: we are still reading your files.')).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).toBe('true');
});

test('PARSE-01 a group with a file that was refused is not called finished', async () => {
  open([card, { ...slip, hasError: true, message: 'Not yours' }]);
  await isCompleted();
  expect(group('Identity document').getByText('Finished')).toBeTruthy();
  expect(group('Payslips').queryByText('Finished')).toBeNull();
  expect(group('Payslips').getByText('To put right')).toBeTruthy();
});

test('PARSE-01 the list is asked for every two seconds until all is read', async () => {
  const { listed, sent } = open([slip, statement]);
  await screen.findByText('Analysis ongoing');
  listed[1] = { ...statement, isParsed: true };
  await isCompleted();
  expect(screen.getAllByText('Analysis completed')).not.toEqual([]);
  const asked = sent(LIST).length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(sent(LIST)).toHaveLength(asked);
});

test('BANK-02 a rent that was found is confirmed with one tap where it is told', async () => {
  const said = {
    message: 'The account shows rent.',
    message_key: 'checks.R_BANK_RENT_FOUND.undeclared',
    data: { rent: 72_000 },
    blocker: false,
    rule: 'R_BANK_RENT_FOUND',
  };
  const warned = { type: 'bank_statement' as const, hasWarning: true, message: said.message, messages: [said] };
  const { listed, sent } = open([
    documentRecord({ id: 'one', name: 'april.pdf', ...warned }),
    documentRecord({ id: 'two', name: 'may.pdf', ...warned }),
  ]);
  await isCompleted();
  const button = screen.getByRole('button', { name: 'Yes, €720.00 is my rent' });
  listed.splice(0, 2, documentRecord({ id: 'one', type: 'bank_statement', name: 'april.pdf' }));
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /is my rent/ })).toBeNull());
  expect(sent('/v1/personal-details/submit/current-rent')[0]?.body).toEqual({ currentRent: '720,00' });
});

test('BANK-02 from income that was seen and not stated it is one step to the question about it', async () => {
  const rule = 'R_BANK_UNDECLARED_INCOME';
  const said = {
    message: 'More income was seen.',
    message_key: `checks.${rule}.failed`,
    data: {},
    blocker: false,
    rule,
  };
  const warned = { ...statement, isParsed: true, hasWarning: true, message: said.message, messages: [said] };
  const both = [warned, { ...warned, id: 'more' }];
  const { flow } = open(both);
  (flow as { steps: unknown }).steps = [{ router: 'additional-details' }, ...(steps as object[])];
  await isCompleted();
  await userEvent.click(screen.getByRole('button', { name: 'State this income' }));
  expect(flow.goTo).toHaveBeenCalledWith('additional-details');
  cleanup();
  // A guarantor is not asked about their household.
  open(both);
  await isCompleted();
  expect(screen.queryByRole('button', { name: 'State this income' })).toBeNull();
});

test('PARSE-01 what is said of several files in the same words is said once, with their names', async () => {
  const said = { message: 'Rent was found.', message_key: 'k', data: {}, blocker: false, rule: null };
  const warned = { hasWarning: true, message: said.message, messages: [said] };
  open([
    documentRecord({ id: 'one', name: 'april.pdf', ...warned }),
    documentRecord({ id: 'two', name: 'may.pdf', ...warned }),
  ]);
  await isCompleted();
  expect(screen.getAllByText('Rent was found.', { exact: false })).toHaveLength(1);
  expect(screen.getByText('This is about april.pdf and may.pdf.')).toBeTruthy();
});

test('PARSE-01 deleting removes the file, and the focus stays in its group', async () => {
  open([slip, documentRecord({ id: 'second', name: 'may.pdf' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete april.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it', hidden: true }));
  await waitFor(() => expect(screen.queryByText('april.pdf')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Payslips');
});

test('PARSE-02 INC-06 what the server finds wrong or missing is told, and one does not go on', async () => {
  const said = { message_key: 'k', data: {}, blocker: true, rule: null };
  const { flow } = open([slip], {
    validation: {
      success: false,
      document_errors: [{ ...said, message: 'Another name.', document_id: 'slip', name: 'april.pdf', type: 'payslip' }],
      missing_documents: ['bank_statement'],
      missing: [
        {
          ...said,
          message: 'A bank statement is missing.',
          alternatives: ['bank_statement'],
          months: [],
          document_id: null,
        },
      ],
      global_error: { ...said, message: 'Two things need another look.' },
    },
  });
  await isCompleted();
  await userEvent.click(next());
  expect(await screen.findByText('Another name.', { exact: false })).toBeTruthy();
  expect(screen.getByText('A bank statement is missing.')).toBeTruthy();
  expect(screen.getByText('Two things need another look.')).toBeTruthy();
  expect(screen.getByText('Before you go on, something has to be put right.')).toBeTruthy();
  expect(screen.queryByText(/and go on\.$/)).toBeNull();
  expect(flow.next).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back to review' }));
  expect(flow.goTo).toHaveBeenCalledWith('income-check');
  // What is missing is added in its own part of the page, not at its top.
  await userEvent.click(screen.getByRole('button', { name: 'Add it now' }));
  expect(flow.goTo).toHaveBeenLastCalledWith('income-check', undefined, 'bank_statement');
});

test('PARSE-02 for a file that was refused nothing is asked to be added: it goes from the list below', async () => {
  const said = { message_key: 'k', data: {}, blocker: true, rule: null };
  open([slip], {
    validation: {
      success: false,
      document_errors: [{ ...said, message: 'A payslip.', document_id: 'slip', name: 'april.pdf', type: 'payslip' }],
      missing_documents: [],
      missing: [],
      global_error: null,
    },
  });
  await isCompleted();
  await userEvent.click(next());
  expect(await screen.findByText(/^To go on, replace this file or delete it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add it now' })).toBeNull();
});

const gap = {
  message_key: 'BankAccts.Error.Coverage',
  message: 'September 2026 is missing.',
  data: {},
  rule: 'R_BANK_COVERAGE_3M',
  alternatives: ['bank_statement'],
  months: ['2026-09'],
};

test('BANK-02 months that cannot be given are explained where they are missed; then they warn and one may go on', async () => {
  const user = userEvent.setup();
  let isExplained = false;
  const { flow, sent } = open([slip], {
    validation: () =>
      isExplained
        ? { ...good, missing: [{ ...gap, blocker: false, document_id: null }] }
        : { ...good, success: false, missing: [{ ...gap, blocker: true, document_id: 'account' }] },
  });
  await isCompleted();
  await user.click(next());
  expect(await screen.findByText('September 2026 is missing.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I cannot provide what is missing' }));
  await user.type(screen.getByRole('textbox'), 'I opened this account in October.');
  isExplained = true;
  await user.click(screen.getByRole('button', { name: 'Send to the reviewer' }));
  expect(await screen.findByText(/press “Continue” again/)).toBeTruthy();
  expect(sent('/v1/other-documents/account/explain')[0]?.body).toEqual({
    rule: 'R_BANK_COVERAGE_3M',
    text: 'I opened this account in October.',
  });
  expect(flow.next).not.toHaveBeenCalled();
  await user.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('INC-03 months that only warn are shown once and wall nobody in', async () => {
  const user = userEvent.setup();
  const { flow } = open([slip], { validation: { ...good, missing: [{ ...gap, blocker: false, document_id: null }] } });
  await isCompleted();
  await user.click(next());
  expect(await screen.findByText('September 2026 is missing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I cannot provide what is missing' })).toBeNull();
  expect(flow.next).not.toHaveBeenCalled();
  await user.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('BANK-02 a statement of another bank is put there with one tap, and stays', async () => {
  const user = userEvent.setup();
  const said = {
    message: 'This account is kept by Fineco.',
    message_key: 'checks.R_BANK_IS_CHOSEN_BANK.failed',
    data: { bank: 'Fineco', code: '03015' },
    blocker: true,
    rule: 'R_BANK_IS_CHOSEN_BANK',
  };
  const wrong = { type: 'bank_statement' as const, hasError: true, message: said.message, messages: [said] };
  const { listed, sent } = open([documentRecord({ id: 'one', name: 'april.pdf', ...wrong })]);
  await isCompleted();
  const button = screen.getByRole('button', { name: 'It is Fineco' });
  listed.splice(0, 1, documentRecord({ id: 'one', type: 'bank_statement', name: 'april.pdf' }));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'It is Fineco' })).toBeNull());
  expect(sent('/v1/bank-account/change-bank')[0]?.body).toEqual({ document_id: 'one', abi: '03015' });
});

test('PARSE-02 a rapid application has no ID group and goes on by itself', async () => {
  const { flow } = open([card, slip], { type: 'rapid' });
  await isCompleted();
  expect(screen.queryByRole('region', { name: 'Identity document' })).toBeNull();
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('PARSE-02 whoever comes from the declaration passes by itself once all is read, and is not pushed on again', async () => {
  sentOn.keep(ID);
  const { flow, listed } = open([card, slip, statement]);
  await screen.findByText('Analysis ongoing');
  expect(flow.next).not.toHaveBeenCalled();
  listed[2] = { ...statement, isParsed: true };
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  cleanup();
  const again = open([card, slip]);
  await isCompleted();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(again.flow.next).not.toHaveBeenCalled();
});

test('PARSE-02 whoever comes from the declaration and lacks a paper is told which, and stays', async () => {
  sentOn.keep(ID);
  const missing = { ...good, success: false, missing_documents: ['bank_statement'], global_error: null };
  const { flow, sent } = open([card, slip], { validation: missing });
  await isCompleted();
  await waitFor(() => expect(sent(VALIDATE)).toHaveLength(1));
  expect(flow.next).not.toHaveBeenCalled();
});

test('PARSE-02 with nothing but an ID there is nothing to wait for', async () => {
  const { flow } = open([card]);
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
});

test('PARSE-02 what was said of a paper goes with the paper', async () => {
  const wrong = documentRecord({ id: 'wrong', name: 'stranger.pdf', hasError: true, message: 'Not yours' });
  const error = { ...{ message_key: 'k', data: {}, blocker: true, rule: null }, message: 'Not yours' };
  const refusal = {
    ...good,
    success: false,
    document_errors: [{ ...error, document_id: 'wrong', name: 'stranger.pdf', type: 'payslip' }],
  };
  const { listed, flow } = open([slip, wrong], {
    validation: () => (listed.some(({ id }) => id === 'wrong') ? refusal : good),
  });
  await isCompleted();
  await userEvent.click(next());
  expect((await screen.findAllByRole('alert')).some((one) => one.textContent?.includes('Not yours'))).toBe(true);
  expect(screen.getByText('To go on, replace this file or delete it in the list below.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete stranger.pdf' }));
  await waitFor(() => expect(screen.queryByText('Not yours', { exact: false })).toBeNull());
  expect(flow.next).not.toHaveBeenCalled();
});
