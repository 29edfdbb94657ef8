import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutlookAnswer } from '@vesta/domain/outlook/outlook';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { afterEach, describe, expect, test } from 'vitest';
import { stage, stateWith } from '../../../test/details-stage.tsx';
import { documentCalls } from '../../features/documents/document-calls.ts';
import ConfirmationScreen from './confirmation.screen.tsx';

afterEach(cleanup);

const PATH = '/v1/confirmation/submit';
const outlook: OutlookAnswer = {
  success: true,
  verdict: 'partly',
  blocked: false,
  expected: [],
  reading: 0,
  papers: [
    { paper: 'national_id', state: 'ready', count: 1, missing: 0 },
    { paper: 'payslip', state: 'incomplete', count: 2, missing: 1 },
    { paper: 'bank_statement', state: 'missing', count: 0, missing: 0 },
  ],
  advice: [
    { message_key: 'Outlook.Advice.more', paper: 'payslip', data: { missing: 1 } },
    { message_key: 'Outlook.Advice.missing', paper: 'bank_statement', data: { missing: 0 } },
  ],
};
const card = { id: 'c', type: 'national_id', isParsed: true, hasError: false, recognised: null };
const payslip = { id: 'p', type: 'payslip', isParsed: true };
const base = stateWith({
  application: { region: 'de' },
  answers: {
    personal_details: {
      dateOfBirth: '14/09/1994',
      street: 'Via Savona',
      houseNum: '41',
      postcode: '20144',
      city: 'Milano',
    },
    additional_details: {
      household_members_count: '3,1',
      hhMembers: [{ fullname: 'Marco Bellini' }],
      guarantors: [{ fullname: 'Anna Moretti' }],
    },
    questionnaire: { questionnaire: [{ response: 'NO' }, { response: 'PNTS' }] },
    current_address: { current_city: 'Berlin' },
    mortgage_info: { property_value: '200.000,00', loan_amount: '160.000,00', loan_percentage: 80, funds: '40.000,00' },
  },
});

const withoutAddress = { ...base, answers: { ...base.answers, current_address: null } };

async function show(over: Partial<Parameters<typeof stage>[1]> = {}, type: 'rent' | 'mortgage' = 'rent') {
  const shown = stage(<ConfirmationScreen />, {
    step: 'confirmation',
    type,
    state: base,
    steps: workflowFor({
      region: type === 'rent' ? 'de' : 'it',
      applicationType: type,
      employmentStatus: 'Employed',
      role: 'main-applicant',
      lanPays: false,
      isCovered: false,
    }),
    ...over,
    answers: {
      '/v1/income-check/outlook': () => outlook,
      [documentCalls.list]: () => ({
        success: true,
        uploadedBankStatements: [],
        uploadedOtherDocuments: [card, payslip, payslip, { ...payslip, id: 'refused', hasError: true }],
      }),
      ...over.answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const part = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('CONF-01 the declaration', () => {
  test('bears the full name and the Italian date', async () => {
    await show();
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(
      /^I, Giulia Moretti, declare today, 15\/11\/2026,/,
    );
  });

  test.each([
    ['', 'Moretti'],
    ['Giulia', ''],
  ])('has a general word in the place of the name %j %j', async (first_name, last_name) => {
    await show({ state: { ...base, user: { ...base.user, first_name, last_name } } });
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(/^I, the applicant, declare/);
  });

  test('is not made by going on without the tick', async () => {
    const { flow, sent } = await show();
    await press('Continue');
    expect(await screen.findByRole('link', { name: /^Please tick the box to confirm/ })).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
    expect(flow.next).not.toHaveBeenCalled();
  });

  test('is sent with the tick', async () => {
    const { flow, sent } = await show();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
    expect(sent(PATH).map(({ body }) => body)).toEqual([{ confirmed: true }]);
  });
});

test('FLOW-02 a step that was left out is named, keeps one from going on, and is one press away', async () => {
  const { flow, sent } = await show({ state: withoutAddress });
  expect(await screen.findByText('“Address” is still open. Please fill it in first.', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Continue');
  expect(sent(PATH)).toEqual([]);
  await press('Go to “Address”');
  expect(flow.goTo).toHaveBeenCalledWith('current-address');
});

test('FLOW-02 IDD-05 without an identity paper the way back is to the step that asks for it', async () => {
  const none = { success: true, uploadedBankStatements: [], uploadedOtherDocuments: [payslip] };
  const { flow } = await show({ answers: { [documentCalls.list]: () => none } });
  expect(await screen.findByText('“About you” is still open. Please fill it in first.', { exact: false })).toBeTruthy();
  await press('Go to “About you”');
  expect(flow.goTo).toHaveBeenCalledWith('personal-details');
});

describe('the summary before it', () => {
  test('CONF-01 accounts that were connected are counted as accounts, beside the files of others', async () => {
    const account = { ...payslip, type: 'bank_statement' as const, source: 'yapily' };
    const list = {
      success: true,
      uploadedBankStatements: [account, { ...account, id: 'b' }, { ...account, id: 'c', source: 'upload' }],
      uploadedOtherDocuments: [payslip],
    };
    await show({ answers: { [documentCalls.list]: () => list } });
    await waitFor(() =>
      expect(part('Documents handed in').textContent).toMatch(/Bank statement1 file.*Connected accounts2 accounts/),
    );
  });

  test('says who, with whom, what was answered and handed in, with a way back to each', async () => {
    const { flow } = await show({ state: withoutAddress });
    expect(part('About you').textContent).toMatch(/Giulia Moretti.*14\/09\/1994.*Via Savona\s41, 20144\sMilano/);
    expect(part('Household').textContent).toMatch(/3 people, 1 of them a minor.*Marco Bellini.*Anna Moretti/);
    expect(part('Self-disclosure').textContent).toContain('2 given, 1 of them “prefer not to say”');
    expect(part('Your address').textContent).toContain('Not filled in yet');
    await waitFor(() => expect(part('Documents handed in').textContent).toMatch(/Payslips2 files/));
    expect(screen.queryByRole('region', { name: 'Property and loan' })).toBeNull();
    await press('Change: Household');
    expect(flow.goTo).toHaveBeenCalledWith('additional-details');
  });

  test('has the loan in it for a mortgage, and no self-disclosure', async () => {
    await show({}, 'mortgage');
    expect(part('Property and loan').textContent).toContain('€160,000.00, 80% of the value');
    expect(screen.queryByRole('region', { name: 'Self-disclosure' })).toBeNull();
  });
});

describe('CONF-01 all that is declared is listed before it is paid for', () => {
  const declared = {
    ...base,
    user: { ...base.user, mobile: { code: '+49', value: '015123456789' } },
    answers: {
      ...base.answers,
      personal_details: {
        ...base.answers.personal_details,
        fiscalCode: 'MRTGLI91D57A944W',
        nationality: 'Italy',
        placeOfBirth: 'Bologna',
      },
      additional_details: {
        ...base.answers.additional_details,
        typeOfContract: 'open-ended',
        paychecksPerYear: 13,
        otherIncomes: 'Pension',
      },
    },
  };
  const told = (contract: OutlookAnswer['contract']) => ({
    state: declared,
    answers: { '/v1/income-check/outlook': () => ({ ...outlook, contract }) },
  });

  test('person, contract and salaries included', async () => {
    await show(told(undefined));
    const person = part('About you').textContent ?? '';
    for (const words of ['MRT GLI 91D57 A944W', 'Ital', 'Bologna', '+49 15123456789']) expect(person).toContain(words);
    expect(part('Work and pay').textContent).toMatch(/Employed.*Open-ended.*Salary payments a year13.*Pension/);
    expect(screen.queryByText('Your documents say something else.')).toBeNull();
  });

  test('where papers count other salaries, both are told with the way to correct it', async () => {
    const { flow } = await show(told({ typeOfContract: 'close-ended', paychecksPerYear: 14 }));
    const notice = (await screen.findByText('Your documents say something else.')).parentElement;
    expect(notice?.textContent).toMatch(/You declare 13 salary payments a year; by your documents there are 14\./);
    expect(notice?.textContent).toContain(
      'You declare “Open-ended” for the contract; your documents say “Fixed term”.',
    );
    await press('Correct the answer');
    expect(flow.goTo).toHaveBeenCalledWith('additional-details', undefined, 'typeOfContract');
  });

  test('papers that agree or are silent are no matter', async () => {
    await show(told({ typeOfContract: null, paychecksPerYear: 13 }));
    await screen.findByRole('region', { name: 'Your report will answer part of the question' });
    expect(screen.queryByText('Your documents say something else.')).toBeNull();
  });
});

describe('the outlook', () => {
  test('says how far the papers carry and what is missing, and leads there', async () => {
    const { flow } = await show();
    const panel = await screen.findByRole('region', { name: 'Your report will answer part of the question' });
    expect(within(panel).getByText('One more month is needed.')).toBeTruthy();
    expect(within(panel).getByText('Bank statement').closest('li')?.textContent).toMatch(/missing$/);
    await press('Add documents');
    expect(flow.goTo).toHaveBeenCalledWith('income-check', undefined, 'payslip');
  });

  test('stands before the summary, where it is seen', async () => {
    await show();
    const panel = await screen.findByRole('region', { name: 'Your report will answer part of the question' });
    const after = panel.compareDocumentPosition(part('Household')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(after).toBeTruthy();
  });

  test('leads to the ID where nothing but the ID is missing', async () => {
    const advice = [{ message_key: 'Outlook.Advice.sides', paper: 'national_id', data: { missing: 1 } }];
    const { flow } = await show({ answers: { '/v1/income-check/outlook': () => ({ ...outlook, advice }) } });
    await screen.findByRole('region', { name: 'Your report will answer part of the question' });
    await press('Add documents');
    expect(flow.goTo).toHaveBeenCalledWith('personal-details', undefined, 'id-papers');
  });

  test('INC-06 does not promise a report where the analysis would stop the person', async () => {
    await show({ answers: { '/v1/income-check/outlook': () => ({ ...outlook, blocked: true }) } });
    const panel = await screen.findByRole('region', { name: 'Something is still missing for your report' });
    expect(panel.textContent).not.toContain('It can be made as it is');
  });

  test('INC-06 where only a refused file lies beside what was asked for, nothing is called missing', async () => {
    const papers = [{ paper: 'payslip', state: 'incomplete', count: 3, missing: 0 }];
    const advice = [{ message_key: 'Outlook.Advice.refused', paper: 'payslip', data: { missing: 0 } }];
    const whole = { ...outlook, verdict: 'partly', blocked: true, papers, advice };
    await show({ answers: { '/v1/income-check/outlook': () => whole } });
    const panel = await screen.findByRole('region', { name: 'One thing is left to sort out' });
    expect(within(panel).getByText('One file cannot be used: replace or delete it.')).toBeTruthy();
    expect(panel.textContent).not.toMatch(/missing|incomplete/);
    expect(within(panel).getByRole('button', { name: 'Go to the documents' })).toBeTruthy();
  });

  test('REP-07 tells before paying whose figures are still missing', async () => {
    const whole = { ...outlook, verdict: 'conclusive', advice: [], expected: ['Nicolò De Santis'] };
    await show({ answers: { '/v1/income-check/outlook': () => whole } });
    const panel = await screen.findByRole('region', { name: 'Your own documents are complete' });
    expect(panel.textContent).toContain('Not there yet: Nicolò De Santis.');
  });

  test('that cannot be had stands in nobody’s way', async () => {
    const fail = () => {
      throw new Error('down');
    };
    const { flow } = await show({ answers: { '/v1/income-check/outlook': fail } });
    expect(await screen.findByText('We cannot say at the moment how complete your report will be.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
  });
});

describe('CONF-01 the summary', () => {
  const said = (additional_details: object, questionnaire: object | null = null) =>
    ({
      ...base,
      answers: { ...base.answers, additional_details, ...(questionnaire ? { questionnaire } : {}) },
    }) as typeof base;

  test('shows the home of today, the home in view and the wished term', async () => {
    const household = {
      household_members_count: '1,0',
      livingSituation: 'Tenant',
      currentRent: '720,00',
      targetRent: '700,00',
      targetCharges: '80,00',
      hasPets: true,
      petsDetails: 'One cat',
    };
    await show({ state: { ...said(household), application: { ...base.application, region: 'it' } } });
    const shown = part('Household').textContent ?? '';
    for (const words of ['In a rented home', '€720.00', '€700.00 and €80.00 charges', 'One cat']) {
      expect(shown).toContain(words);
    }
  });

  test('in Germany a rent is said to be cold or warm', async () => {
    await show({ state: said({ household_members_count: '1,0', targetRent: '700,00', targetWarmRent: '850,00' }) });
    expect(part('Household').textContent).toContain(
      '€700.00 without heating and charges, €850.00 with heating and charges',
    );
  });

  test('MORT-01 shows the wished term', async () => {
    const mortgage_info = { ...base.answers.mortgage_info, loan_term: 25 };
    await show({ state: { ...base, answers: { ...base.answers, mortgage_info } } }, 'mortgage');
    expect(part('Property and loan').textContent).toContain('25 years');
  });

  test('QUEST-01 asks about answers that exclude each other, with the way to either', async () => {
    const questionnaire = { questionnaire: [{ question: 'SelfDisclosure.Q08.Text', response: 'NO' }] };
    const { flow } = await show({ state: said({ hasPets: true }, questionnaire) });
    expect(screen.getByText('Two of your answers do not fit together')).toBeTruthy();
    await press('Correct the household');
    await press('Correct question 8');
    expect(flow.goTo).toHaveBeenNthCalledWith(1, 'additional-details');
    expect(flow.goTo).toHaveBeenNthCalledWith(2, 'questionnaire');
  });
});
