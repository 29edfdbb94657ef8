import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUSE_NOTICE_ID } from '@vesta/domain/house-notice';
import { besideWork } from '@vesta/domain/income/sources';
import type { IncomeCheckField } from '@vesta/domain/occupation';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stage, stateWith } from '../../../test/details-stage.tsx';
import { readHouseNotice } from '../../lib/notice.ts';
import AdditionalDetailsScreen from './additional-details.screen.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const PATH = '/v1/personal-details/submit/additional';
const SOURCES = '/v1/personal-details/submit/other-incomes';
const all: IncomeCheckField[] = [
  'SOURCE_OF_INCOME',
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
];

type Scene = Partial<Parameters<typeof stage>[1]> & { fields?: IncomeCheckField[]; incomes?: string[] };

async function show({ fields = ['FAMILY_MEMBERS', 'PET_OWNER'], incomes, ...scene }: Scene = {}) {
  const state = scene.state ?? stateWith({ application: { employment_status: 'Unemployed' } });
  const occupation = {
    key: state.application.employment_status,
    income_check_fields: fields,
    other_incomes: incomes ?? [...besideWork],
  };
  const shown = stage(<AdditionalDetailsScreen />, {
    step: 'additional-details',
    ...scene,
    state,
    answers: { '/v1/workflow/occupations': () => ({ success: true, occupations: [occupation] }), ...scene.answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** All at once: key by key is the business of the fields' own tests. */
async function write(label: string | RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const people = () => within(screen.getByRole('list', { name: 'People in your household' })).getAllByRole('listitem');

async function fillMember({ name = 'Jonas Brandt', relationship = 'Partner', email = 'jonas@post.example' } = {}) {
  await write('First and last name', name);
  await userEvent.selectOptions(screen.getByLabelText('Relationship to you'), relationship);
  await write('Date of birth', '01021990');
  if (email) await write('E-mail', email);
}

async function addMember(who?: Parameters<typeof fillMember>[0]) {
  await press('Add a person');
  await fillMember(who);
  await press('Add this person');
}

describe('sections', () => {
  const titles = ['Your household', 'Guarantor', 'Your home today', 'Your income', 'Good to know'];

  test('ADD-01 every section that the occupation names is there, and a loading state before', async () => {
    const pending = show({ fields: all });
    expect(screen.getByText('Loading your answers')).toBeTruthy();
    await pending;
    expect(headings()).toEqual(expect.arrayContaining([...titles, 'Before you go on']));
  });

  const own: [IncomeCheckField, string, string | null][] = [
    ['SOURCE_OF_INCOME', 'Your income', null],
    ['FAMILY_MEMBERS', 'Your household', null],
    ['ACCESSIBLE_HOUSE', 'Good to know', 'We need a step-free, accessible home'],
    ['PET_OWNER', 'Good to know', 'We have pets'],
    ['LIVING_SITUATION', 'Your home today', null],
    ['GUARANTOR', 'Guarantor', null],
    ['CONFIRMATION', 'Before you go on', null],
  ];

  test.each(own)('ADD-01 %s alone shows “%s” and nothing else', async (field, title, flag) => {
    await show({ fields: [field] });
    const known = [...titles, 'Before you go on'];
    expect(headings().filter((heading) => known.includes(heading ?? ''))).toEqual([title]);
    const flags = screen
      .queryAllByRole('switch')
      .map((one) => one.closest('label')?.textContent ?? one.ariaLabel ?? '');
    for (const [, , other] of own)
      if (other) expect(screen.queryByRole('switch', { name: other }) !== null).toBe(other === flag);
    expect(flags.length).toBe(flag ? 1 : 0);
  });

  test('ADD-01 the declaration is hidden for a mortgage', async () => {
    await show({ fields: all, type: 'mortgage' });
    expect(headings()).not.toContain('Before you go on');
  });

  test('ADD-01 an occupation that cannot be loaded is told, with another try', async () => {
    stage(<AdditionalDetailsScreen />, {
      step: 'additional-details',
      answers: {
        '/v1/workflow/occupations': () => {
          throw new Error('down');
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('what may be left out', () => {
  const foldOf = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} > details`);
  const ids = ['guarantor', 'living', 'target', 'income', 'good-to-know'];
  const employed = (saved: Record<string, unknown> = {}) =>
    stateWith({ application: { employment_status: 'Employed' }, answers: { additional_details: saved } });

  test('ADD-01 takes a line each, below what has to be answered', async () => {
    await show({ fields: all, state: employed() });
    expect(ids.map((id) => foldOf(id)?.open)).toEqual(ids.map(() => false));
    expect(headings().slice(0, 2)).toEqual(['Your household', 'Your work contract']);
    for (const id of ['household', 'contract']) expect(document.getElementById(id)?.closest('details')).toBeNull();
  });

  test('ADD-08 says in its line what was answered', async () => {
    const saved = { livingSituation: 'Family', hasPets: true, petsDetails: 'One cat', otherIncomes: 'Pension' };
    await show({ fields: all, state: employed(saved) });
    const lines = ['living', 'income', 'good-to-know'].map((id) => foldOf(id)?.querySelector('summary')?.textContent);
    expect(lines).toEqual(['Your home todayWith family or friends', 'Your incomePension', 'Good to knowOne cat']);
  });

  test('ADD-10 opens by itself where an answer in it is refused, and is what the summary leads to', async () => {
    const saved = {
      livingSituation: 'Tenant',
      currentRent: 'a lot',
      typeOfContract: 'open-ended',
      paychecksPerYear: 13,
    };
    const { sent } = await show({ fields: all, state: employed(saved) });
    expect(foldOf('living')?.open).toBe(false);
    await press('Continue');
    await waitFor(() => expect(foldOf('living')?.open).toBe(true));
    expect(sent(PATH)).toHaveLength(0);
    (foldOf('living') as HTMLDetailsElement).open = false;
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(foldOf('living')?.open).toBe(true);
    expect(document.activeElement?.id).toBe('currentRent');
  });
});

describe('household', () => {
  test('ADD-02 the counters go from 1 to 8 and from 0 to 8 and are sent as one text', async () => {
    const { sent } = await show();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One person fewer' }).disabled).toBe(true);
    for (let i = 0; i < 9; i++) await press('One person more');
    for (let i = 0; i < 3; i++) await press('One minor more');
    await press('Continue');
    await waitFor(() => expect(sent(PATH)[0]?.body).toMatchObject({ household_members_count: '8,3' }));
  });

  test('ADD-03 somebody can be added only while the numbers leave room', async () => {
    await show();
    const add = () => screen.queryByRole('button', { name: 'Add a person' });
    expect(add()).toBeNull();
    await press('One person more');
    expect(add()).not.toBeNull();
    await press('One minor more');
    expect(add()).toBeNull();
    await press('One person more');
    await addMember();
    expect(people()).toHaveLength(2);
    expect(add()).toBeNull();
  });

  test('ADD-03 something missing gives one sentence and marks the fields', async () => {
    await show();
    await press('One person more');
    await press('Add a person');
    await press('Add this person');
    expect(
      await screen.findByText('Something is still missing or not right. Please complete every field of this person.'),
    ).toBeTruthy();
    for (const label of ['First and last name', 'Relationship to you', 'Date of birth', 'E-mail'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(people()).toHaveLength(1);
  });

  test('ADD-03 the message goes with the first correction, and the press leaves the field where it is until it counts', async () => {
    await show();
    await press('One person more');
    await press('Add a person');
    await press('Add this person');
    await screen.findByText(/Something is still missing or not right/);
    await write('First and last name', 'Mila Brandt');
    expect(screen.queryByText(/Something is still missing or not right/)).toBeNull();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Add this person' }) });
    expect(document.activeElement).toBe(screen.getByLabelText('First and last name'));
  });

  test('ADD-03 a child needs no e-mail address', async () => {
    const { sent } = await show();
    await press('One person more');
    await press('Add a person');
    await userEvent.selectOptions(screen.getByLabelText('Relationship to you'), 'Child');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await write('First and last name', 'Mila Brandt');
    await write('Date of birth', '03052021');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(people()).toHaveLength(2));
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({
      hhMembers: [{ relationship: 'Children', role: 'Occupant', email: '', date_of_birth: '03/05/2021' }],
    });
  });

  test('ADD-04 a list longer than the number is refused at the number and named in the summary', async () => {
    const { sent } = await show();
    await press('One person more');
    await addMember();
    await press('One person fewer');
    await press('Continue');
    const words =
      'The number of people does not match your list. Please raise the number of people in the home or remove an entry.';
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(sent(PATH)).toHaveLength(0);
    await press('One person more');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('ADD-05 removing somebody takes them from the list and opens the form again', async () => {
    await show();
    await press('One person more');
    await addMember();
    expect(screen.queryByLabelText('First and last name')).toBeNull();
    await press('Remove Jonas Brandt');
    expect(people()).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('First and last name').value).toBe('');
    await press('Cancel');
    expect(screen.queryByLabelText('First and last name')).toBeNull();
  });

  test('ADD-05 a guarantor is offered no way to add people to the household', async () => {
    await show({ state: stateWith({ application: { applicant_role: 'guarantor', employment_status: 'Unemployed' } }) });
    await press('One person more');
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  });

  test('ADD-05 a co-applicant is called one, and need not add whoever asked them', async () => {
    const coApplicant = stateWith({ application: { applicant_role: 'co-applicant', employment_status: 'Unemployed' } });
    await show({ state: coApplicant });
    await press('One person more');
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
    await press('One person more');
    await addMember();
    expect(people()[0]?.textContent).toContain('Co-applicant');
    expect(people()[0]?.textContent).not.toContain('Main applicant');
  });

  test('ADD-05 a co-applicant sees who else moves in, and is not asked to add them', async () => {
    const application = { applicant_role: 'co-applicant', employment_status: 'Unemployed' } as const;
    await show({ state: stateWith({ application, movingIn: ['Lena Hoffmann', 'Jonas Brandt'] }) });
    expect(people().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Co-applicantYou$/),
      expect.stringMatching(/Lena HoffmannMain applicant$/),
      expect.stringMatching(/Jonas Brandtnamed by Lena Hoffmann$/),
    ]);
    await press('One person more');
    await press('One person more');
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull();
  });

  test('ADD-06 somebody with the name of the applicant is noticed while typing and in the list', async () => {
    await show();
    await press('One person more');
    await addMember({ name: 'moretti giulia' });
    expect(within(people()[1] as HTMLElement).getByText(/This person has the same name as you/)).toBeTruthy();
  });
});

test('ADD-11 nobody is added at the applicant’s own address', async () => {
  const { user } = stateWith({});
  await show();
  await press('One person more');
  await addMember({ email: user.email.toUpperCase() });
  expect(screen.getAllByText(/^This is your own address\./).length).toBeGreaterThan(0);
  expect(people()).toHaveLength(1);
});

test('MORT-01 for a loan the help names the lender, for a home the landlord', async () => {
  await show({ type: 'mortgage' });
  expect(screen.getByText('What the lender sees')).toBeTruthy();
  expect(screen.getByText(/the names of the adults\. /)).toBeTruthy();
  cleanup();
  await show();
  expect(screen.getByText('What the landlord sees')).toBeTruthy();
  // A guarantor is named in the report of a home.
  expect(screen.getByText(/the names of the adults and of guarantors\. /)).toBeTruthy();
});

test.each([
  ['mortgage', 'Takes out the loan too', 'Signs the contract too'],
  ['rent', 'Signs the contract too', 'Takes out the loan too'],
])('ADD-03 for a %s whoever joins in is asked for their part in that', async (type, asked, not) => {
  await show({ type });
  await press('One person more');
  await press('Add a person');
  expect(screen.getByRole('radio', { name: asked })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: not })).toBeNull();
});

describe('invitations that are on their way', () => {
  const renate = {
    fullname: 'Renate Hoffmann',
    email: 'renate@post.example',
    role: 'Guarantor',
    relationship: 'Guarantor',
  };
  const state = stateWith({
    application: { employment_status: 'Unemployed' },
    answers: { additional_details: { guarantors: [renate] } },
  });
  const line = { email: renate.email, role: 'guarantor', sent_at: '2026-11-10T10:00:00Z', reminded_at: null };
  const withState = (of: string) => ({
    '/v1/invitations': () => ({ success: true, invitations: [{ ...line, state: of }] }),
    '/v1/invitations/remind': () => ({ success: true }),
  });

  test('ADD-11 say how far they are, and somebody who has not answered can be reminded', async () => {
    const { sent } = await show({ fields: ['GUARANTOR'], state, answers: withState('sent') });
    expect(await screen.findByText('Invited on 10 Nov 2026, no answer yet')).toBeTruthy();
    // Continue writes to nobody a second time, and does not say that it would.
    expect(document.body.textContent).not.toContain('will get an invitation by e-mail');
    await press('Remind');
    expect(await screen.findByText('We have written again.')).toBeTruthy();
    expect(sent('/v1/invitations/remind')[0]?.body).toEqual({ email: renate.email });
  });

  test.each([
    ['opened', 'Has opened the invitation of 10 Nov 2026', 'Remind'],
    ['expired', 'The invitation of 10 Nov 2026 has expired', 'Send again'],
    ['failed', 'The e-mail did not arrive', 'Send again'],
    ['joined', 'Has begun', null],
    ['finished', 'Has finished', null],
  ])('ADD-11 an invitation that is %s says “%s” and offers what helps', async (of, words, act) => {
    await show({ fields: ['GUARANTOR'], state, answers: withState(of) });
    expect(await screen.findByText(words)).toBeTruthy();
    for (const name of ['Remind', 'Send again'])
      expect(screen.queryByRole('button', { name }) !== null).toBe(name === act);
    expect(screen.queryByText('Please check the address.') !== null).toBe(of === 'failed');
    expect(screen.queryByRole('button', { name: /^Change the address/ }) !== null).toBe(act !== null);
  });

  test('ADD-11 a reminder that is one too many says until when, and the last one is dated', async () => {
    const refusal = 'We have reminded this person several times today.';
    await show({
      fields: ['GUARANTOR'],
      state,
      answers: {
        '/v1/invitations': () => ({
          success: true,
          invitations: [{ ...line, state: 'sent', reminded_at: '2026-11-12T10:00:00Z' }],
        }),
        '/v1/invitations/remind': () => Promise.reject(new Error(refusal)),
      },
    });
    expect(await screen.findByText('Reminded on 12 Nov 2026')).toBeTruthy();
    await press('Remind');
    expect(await screen.findByText(refusal)).toBeTruthy();
    screen.getByRole('button', { name: 'Remind' });
  });

  test('ADD-11 the address can be changed until the person has begun', async () => {
    const { sent } = await show({ fields: ['GUARANTOR'], state, answers: withState('sent') });
    await press('Change the address of Renate Hoffmann');
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await write('E-mail', 'renate@neu.example');
    await press('Use this address');
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ guarantors: [{ email: 'renate@neu.example' }] });
    cleanup();
    await show({ fields: ['GUARANTOR'], state, answers: withState('joined') });
    expect(await screen.findByText('Has begun')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change the address/ })).toBeNull();
  });
});

describe('guarantors', () => {
  test('ADD-05 a guarantor needs name and e-mail; removing one opens the form again', async () => {
    const { sent } = await show({ fields: ['GUARANTOR'] });
    await press('Add a guarantor');
    await press('Add this guarantor');
    expect(await screen.findByText(/Something is still missing or not right/)).toBeTruthy();
    await write('First and last name', 'renate hoffmann');
    await write('E-mail', 'renate@post.example');
    await press('Add this guarantor');
    await waitFor(() =>
      expect(document.body.textContent).toContain('Renate Hoffmann will get an invitation by e-mail'),
    );
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({
      guarantor: null,
      guarantors: [
        { fullname: 'Renate Hoffmann', email: 'renate@post.example', role: 'Guarantor', relationship: 'Guarantor' },
      ],
    });
    await press('Remove Renate Hoffmann');
    expect(screen.getByLabelText('First and last name')).toBeTruthy();
  });
});

describe('Continue', () => {
  test('ADD-10 somebody typed and not added is warned about once, the second press goes on', async () => {
    const { sent, flow } = await show();
    await press('One person more');
    await press('Add a person');
    await write('First and last name', 'Jo');
    await press('Continue');
    expect(await screen.findByText(/You have started to add someone without saving/)).toBeTruthy();
    expect(sent(PATH)).toHaveLength(0);
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
    expect(sent(PATH)[0]?.body).toMatchObject({ hhMembers: [] });
  });

  test('ADD-10 somebody who is complete is added by Continue, without a warning', async () => {
    const { sent, flow } = await show({ fields: ['FAMILY_MEMBERS', 'GUARANTOR'] });
    await press('Add a guarantor');
    await write('First and last name', 'karin hoffmann');
    await write('E-mail', 'karin@post.example');
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
    expect(sent(PATH)[0]?.body).toMatchObject({ guarantors: [{ fullname: 'Karin Hoffmann' }] });
  });

  test('ADD-10 the warning has the focus; what is completed after it is added and not lost', async () => {
    const { sent, flow } = await show({ fields: ['FAMILY_MEMBERS', 'GUARANTOR'] });
    await press('Add a guarantor');
    await write('First and last name', 'karin hoffmann');
    await press('Continue');
    await screen.findByText(/You have started to add someone without saving/);
    expect(document.activeElement?.textContent).toMatch(/You have started to add someone/);
    await write('E-mail', 'karin@post.example');
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
    expect(sent(PATH)[0]?.body).toMatchObject({ guarantors: [{ fullname: 'Karin Hoffmann' }] });
  });

  test('ADD-10 an open form without a word in it warns about nothing', async () => {
    const { flow } = await show();
    await press('One person more');
    await press('Add a person');
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  });

  test('ADD-07 ADD-10 a student with pets says a word about them first', async () => {
    await show({ state: stateWith({ application: { employment_status: 'Student' } }) });
    const next = screen.getByRole('button', { name: 'Continue' });
    await userEvent.click(screen.getByRole('switch', { name: 'We have pets' }));
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Still needed: a few words about your pets')).toBeTruthy();
    await write('Which animals are they?', 'One cat');
    expect(next.getAttribute('aria-disabled')).toBeNull();
  });

  test('ADD-09 an employee is asked for contract and paychecks', async () => {
    const { sent } = await show({ state: stateWith({}) });
    await press('Continue');
    expect(await screen.findAllByText('Please choose the kind of contract.')).toHaveLength(2);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }));
    await userEvent.click(screen.getByRole('radio', { name: '14' }));
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ typeOfContract: 'open-ended', paychecksPerYear: 14 });
  });

  test('ADD-10 Continue pressed twice before the page is drawn anew saves once and goes on once', async () => {
    const { sent, flow } = await show();
    const next = screen.getByRole('button', { name: 'Continue' });
    act(() => {
      next.click();
      next.click();
    });
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
    expect(sent(PATH)).toHaveLength(1);
    expect(flow.next).toHaveBeenCalledOnce();
  });

  test('ADD-09 what has to be answered stands above what may be left out', async () => {
    await show({ state: stateWith({}) });
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(parts.slice(0, 2)).toEqual(['household', 'contract']);
  });
});

describe('the other answers', () => {
  test('ADD-07 flags and incomes are sent, incomes as one text in English', async () => {
    const { sent } = await show({
      fields: ['SOURCE_OF_INCOME', 'ACCESSIBLE_HOUSE', 'PET_OWNER'],
      state: stateWith({ application: { employment_status: 'Self-employed' } }),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'I declare that I have a regular income of my own' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Maintenance' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rent from a property' }));
    const accessible = screen.getByRole('switch', { name: 'We need a step-free, accessible home' });
    expect(document.getElementById(accessible.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Voluntary/,
    );
    await userEvent.click(accessible);
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({
      hasIncome: true,
      otherIncomes: 'Alimony,Rental property',
      accessibleHouse: true,
      hasPets: false,
    });
  });

  test('ADD-07 who does not work says what they live from, and it is saved as one text by its own call', async () => {
    const { sent } = await show({ fields: ['SOURCE_OF_INCOME'], incomes: ['Pension', 'Unemployment benefit'] });
    const question = screen.getByRole('group', { name: 'What do you live on?' });
    expect(screen.queryByRole('checkbox', { name: /^I declare/ })).toBeNull();
    await userEvent.click(within(question).getByRole('checkbox', { name: 'Unemployment benefit' }));
    await userEvent.click(within(question).getByRole('checkbox', { name: 'Pension' }));
    await press('Continue');
    await waitFor(() => expect(sent(SOURCES)).toHaveLength(1));
    expect(sent(SOURCES)[0]?.body).toEqual({ otherIncomes: 'Unemployment benefit,Pension' });
    expect(sent(PATH)).toHaveLength(1);
  });

  test('ADD-07 what was said before is ticked, and an employee is not asked what they live from', async () => {
    const application = { employment_status: 'Unemployed' } as const;
    const answers = { additional_details: { otherIncomes: 'Pension' } };
    const first = await show({ fields: ['SOURCE_OF_INCOME'], state: stateWith({ application, answers }) });
    expect((screen.getByRole('checkbox', { name: 'Pension' }) as HTMLInputElement).checked).toBe(true);
    first.unmount();
    const { sent } = await show({
      fields: ['SOURCE_OF_INCOME'],
      state: stateWith({ application: { employment_status: 'Self-employed' } }),
    });
    expect(screen.queryByRole('group', { name: 'What do you live on?' })).toBeNull();
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(SOURCES)).toEqual([]);
  });

  test('ADD-02 a co-applicant finds the common household filled in, confirms it and sends it as their own', async () => {
    const shared = {
      household_members_count: '3,1',
      hasPets: true,
      petsDetails: 'One cat',
      accessibleHouse: true,
      targetRent: null,
      targetCharges: null,
      targetWarmRent: null,
    };
    const application = { employment_status: 'Unemployed', applicant_role: 'co-applicant' } as const;
    const { sent } = await show({ fields: all, state: stateWith({ application, shared }) });
    expect(screen.getByText(/came with the invitation/)).toBeTruthy();
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({
      household_members_count: '3,1',
      hasPets: true,
      petsDetails: 'One cat',
      accessibleHouse: true,
      hhMembers: [],
    });
  });

  test('PAY-01 before anybody is named the page says what it costs them', async () => {
    const first = await show({ fields: all });
    expect(screen.getByText('The people you invite pay nothing: your payment includes their reports.')).toBeTruthy();
    first.unmount();
    const company = { name: 'Ortica' } as never;
    const second = await show({ fields: all, listing: { amountCents: 95_000, lanPays: true, company } });
    expect(screen.getByText('The people you invite pay nothing: Ortica pays for everybody.')).toBeTruthy();
    second.unmount();
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = HOUSE_NOTICE_ID;
    block.textContent = JSON.stringify({ whoPays: 'each' });
    document.head.append(block);
    expect(readHouseNotice().whoPays).toBe('each');
    block.remove();
  });

  test('ADD-07 an occupation may offer incomes of its own', async () => {
    await show({ fields: ['SOURCE_OF_INCOME'], incomes: ['Scholarship'] });
    expect(screen.getByRole('checkbox', { name: 'Scholarship' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Pension' })).toBeNull();
  });

  test('ADD-08 ADD-12 a German tenant tells about the present home, in German, and sends English words', async () => {
    const { sent } = await show({ fields: all, language: 'de', host: 'de.localhost' });
    expect(screen.queryByLabelText(/^Aktuelle Warmmiete/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Zur Miete' }));
    await write(/^Aktuelle Warmmiete/, '1120');
    await write(/^Hinterlegte Kaution/, '2.700,50');
    await write(/^Vermieterin oder Vermieter/, 'Wohnbau Spree eG');
    await write(/^Mietende/, '31082026');
    await write(/^Grund des Umzugs/, 'Ein Zimmer mehr');
    await press('Weiter');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({
      employmentStatus: 'Unemployed',
      livingSituation: 'Tenant',
      currentRent: '1.120,00',
      currentDeposit: '2.700,50',
      landlordName: 'Wohnbau Spree eG',
      tenancyEndDate: '31/08/2026',
      extraTenancyInfo: 'Ein Zimmer mehr',
    });
  });

  test('ADD-08 an Italian tenant is asked for the rent alone', async () => {
    const { sent } = await show({ fields: all });
    await userEvent.click(screen.getByRole('radio', { name: 'In a rented home' }));
    expect(screen.queryByLabelText(/^Landlord/)).toBeNull();
    expect(screen.queryByRole('switch', { name: /after the purchase/ })).toBeNull();
    await write(/^Current rent/, '720');
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ livingSituation: 'Tenant', currentRent: '720,00', keepsRent: false });
  });

  test('ADD-08 who buys says whether the rent goes on', async () => {
    const { sent } = await show({ fields: all, type: 'mortgage' });
    await userEvent.click(screen.getByRole('radio', { name: 'In a rented home' }));
    await userEvent.click(screen.getByRole('switch', { name: 'I will go on paying this rent after the purchase' }));
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ currentRent: null, keepsRent: true });
    expect(headings()).not.toContain('Do you have a home in mind?');
  });

  test('REP-04 without a listing the rent in view is asked, and may stay open', async () => {
    const { sent } = await show({ fields: all });
    expect(headings()).toContain('Do you have a home in mind?');
    await write(/^Monthly rent/, '700');
    await write(/^Monthly service charges/, '80');
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ targetRent: '700,00', targetCharges: '80,00', targetWarmRent: null });
  });

  test('REP-04 a German rent is asked cold and warm, and a warm one below the cold is refused at its field', async () => {
    const { sent } = await show({ fields: all, host: 'de.localhost' });
    await write(/^Rent without heating and charges/, '900');
    await write(/^Rent with heating and charges/, '800');
    await press('Continue');
    expect(
      await screen.findByRole('link', { name: /^The rent with heating and charges cannot be lower/ }),
    ).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
  });

  test('REP-04 neither a listing with a rent nor a co-applicant is asked for one', async () => {
    const first = await show({ fields: all, listing: { amountCents: 95_000 } });
    expect(headings()).not.toContain('Do you have a home in mind?');
    first.unmount();
    const application = { employment_status: 'Unemployed', applicant_role: 'co-applicant' } as const;
    await show({ fields: all, state: stateWith({ application }) });
    expect(headings()).not.toContain('Do you have a home in mind?');
  });

  test('ADD-08 the other living situations ask nothing more', async () => {
    await show({ fields: all, host: 'de.localhost' });
    await userEvent.click(screen.getByRole('radio', { name: 'In a home of your own' }));
    expect(screen.queryByLabelText(/^Current rent/)).toBeNull();
  });
});
