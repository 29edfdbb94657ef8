import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, stage } from '../../../test/intake-stage.tsx';
import { invitation as kept, session } from '../../lib/session.ts';
import ResumeApplicationScreen from './resume-application.screen.tsx';

const { Resume } = intakeStart;
const ID = '0a7c0100-0000-4000-8000-000000000011';
const EARLIER = '0a7c0101-0000-4000-8000-000000000011';
const HERE = `/en/rent/fill/${ID}/resume-application`;

const application = {
  id: EARLIER,
  first_name: 'Giulia',
  last_name: 'Moretti',
  applicant_role: 'main-applicant',
  employment_status: 'Employed',
  time_created: '2026-05-02T10:00:00Z',
  state_router: 'income-check',
  application_type: 'mortgage',
  listing_title: 'Via Savona 41',
};
const finished = {
  id: EARLIER,
  applicant_role: 'main-applicant',
  employment_status: 'Employed',
  application_type: 'rent',
  listing_title: null,
  valid_until: '2026-07-01T10:00:00Z',
};
const invitation = {
  id: 'i1',
  role: 'co-applicant',
  invited_by: 'Marco Bellini',
  invited_at: '2026-05-12T10:00:00Z',
  code: 'code-1',
};

const stateOf = (applicant_role: string) => ({
  success: true,
  user: { id: 'u', is_staff: false, first_name: 'Giulia', last_name: 'Moretti', email: 'g@p.example', mobile: null },
  application: { application_id: ID, listing_id: null, applicant_role, employment_status: 'Employed' },
  step: 2,
  step_router: 'resume-application',
});
const withLists = (
  applications: object[],
  invitations: object[],
  role = 'main-applicant',
  finished: object[] = [],
): Answers => ({
  'GET /v1/state/': { body: stateOf(role) },
  'GET /v1/state/uncomplete-applications': { body: { success: true, applications, finished, invitations } },
  'POST /v1/signup/delete-application': { body: { success: true } },
  'GET /v1/state/link-applications': { body: { success: true } },
});

beforeEach(() => {
  window.sessionStorage.clear();
  session.start('token-1');
});
afterEach(cleanup);

const show = (answers: Answers, path = HERE) => stage(<ResumeApplicationScreen />, { path, answers });
const card = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const MORTGAGE = 'Mortgage, Via Savona 41';
const MARCO = 'Marco Bellini has invited you';

test('RES-01 earlier applications and invitations are radios; choosing one kind deselects the other', async () => {
  const user = userEvent.setup();
  show(withLists([application], [invitation]));
  expect(
    await screen.findByText('We found one unfinished application and one invitation from the last month.'),
  ).toBeTruthy();
  expect(screen.getByText('Main applicant, employed')).toBeTruthy();
  expect(screen.getByText('Started on 2 May 2026')).toBeTruthy();
  expect(screen.getByText('Stopped at: Income')).toBeTruthy();
  await user.click(await card(MORTGAGE));
  expect([(await card(MORTGAGE)).checked, (await card(MARCO)).checked]).toEqual([true, false]);
  expect(screen.getByText(Resume.NoticeLoad)).toBeTruthy();
  await user.click(await card(MARCO));
  expect([(await card(MORTGAGE)).checked, (await card(MARCO)).checked]).toEqual([false, true]);
  expect(screen.queryByText(Resume.NoticeLoad)).toBeNull();
});

test('RES-01 nothing chosen: the button says so; start new leaves everything alone', async () => {
  const user = userEvent.setup();
  const { sent, place } = show(withLists([application], []));
  await card(MORTGAGE);
  expect(screen.getByRole('button', { name: Resume.Load }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(Resume.Why)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: Resume.Start }));
  expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`);
  expect(sent('/v1/signup/delete-application')).toHaveLength(0);
});

test('SIGN-06 whoever was told that they have applied reads so here, and opens it themselves', async () => {
  const mine = '/en/rent/fill/resume-application';
  const { place } = stage(<ResumeApplicationScreen />, {
    path: mine,
    answers: withLists([], [], 'main-applicant', [finished]),
    state: { note: 'You have already applied here.' },
  });
  expect(await screen.findByText('You have already applied here.')).toBeTruthy();
  expect(place.now).toBe(mine);
});

test('RES-02 with none of either start-new is pressed by itself', async () => {
  const { place } = show(withLists([], []));
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
});

test('RES-01 a co-applicant is shown the invitations', async () => {
  const { place } = show(withLists([], [invitation], 'co-applicant'));
  expect((await card(MARCO)).checked).toBe(false);
  expect(place.now).toBe(HERE);
});

test('RES-02 a guarantor does not even load the lists', async () => {
  const { place, sent } = show(withLists([application], [invitation], 'guarantor'));
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
  expect(sent('/v1/state/uncomplete-applications')).toHaveLength(0);
});

test('RES-03 loading deletes the current application and opens the chosen one, under its own type', async () => {
  const user = userEvent.setup();
  const { place, sent } = show(withLists([application], []));
  await user.click(await card(MORTGAGE));
  await user.click(screen.getByRole('button', { name: Resume.Load }));
  await waitFor(() => expect(place.now).toBe(`/en/mortgage/fill/${EARLIER}/personal-details`));
  expect(sent('/v1/signup/delete-application')[0]?.query).toMatchObject({ delete_application_id: ID });
});

test('RES-03 an application that could not be deleted stays, and so does the person', async () => {
  const user = userEvent.setup();
  const failed = { status: 500, body: { success: false, message: 'We are experiencing issues.' } };
  const { place } = show({ ...withLists([application], []), 'POST /v1/signup/delete-application': failed });
  await user.click(await card(MORTGAGE));
  await user.click(screen.getByRole('button', { name: Resume.Load }));
  expect(await screen.findByText('We are experiencing issues.')).toBeTruthy();
  expect(place.now).toBe(HERE);
});

test('RES-03 an invitation links the applications and stays with the current one', async () => {
  const user = userEvent.setup();
  const { place, sent } = show(withLists([application], [invitation]));
  await user.click(await card(MARCO));
  await user.click(screen.getByRole('button', { name: Resume.Join }));
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
  expect(sent('/v1/state/link-applications')[0]?.query).toMatchObject({ invitation_code: 'code-1' });
  expect(sent('/v1/signup/delete-application')).toHaveLength(0);
});

test('lists that could not be loaded hold nobody up', async () => {
  const user = userEvent.setup();
  const failed = { status: 503, body: { success: false, message: 'busy' } };
  const { place } = show({ ...withLists([], []), 'GET /v1/state/uncomplete-applications': failed });
  expect(await screen.findByText(Resume.LoadFailed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: Resume.Start }));
  expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`);
});

const REPORT = 'Your report, valid until 1 July 2026';

test('RES-01 a finished application is offered as its report, and opening it deletes the one begun today', async () => {
  const user = userEvent.setup();
  const { place, sent } = show(withLists([], [], 'main-applicant', [finished]));
  expect(await screen.findByText('We found one valid report.')).toBeTruthy();
  await user.click(await card(REPORT));
  await user.click(screen.getByRole('button', { name: Resume.OpenReport }));
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${EARLIER}/result`));
  expect(sent('/v1/signup/delete-application')[0]?.query).toMatchObject({ delete_application_id: ID });
});

const MINE = '/en/rent/fill/resume-application';

test('my application: the only one there is opens by itself, and nothing is deleted', async () => {
  const { place, sent } = show(withLists([], [], 'main-applicant', [finished]), MINE);
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${EARLIER}/result`));
  expect(sent('/v1/signup/delete-application')).toHaveLength(0);
});

test('my application: several are a choice, and choosing deletes nothing', async () => {
  const user = userEvent.setup();
  const { place, sent } = show(withLists([application], [invitation], 'main-applicant', [finished]), MINE);
  expect(
    await screen.findByText('We found one valid report, one unfinished application and one invitation.'),
  ).toBeTruthy();
  await user.click(await card(MORTGAGE));
  expect(screen.queryByText(Resume.NoticeLoad)).toBeNull();
  await user.click(screen.getByRole('button', { name: Resume.Load }));
  await waitFor(() => expect(place.now).toBe(`/en/mortgage/fill/${EARLIER}/personal-details`));
  expect(sent('/v1/signup/delete-application')).toHaveLength(0);
});

test('my application: with none the page says so, and an invitation begins an application', async () => {
  const user = userEvent.setup();
  const { place } = show(withLists([], []), MINE);
  expect(await screen.findByText(Resume.FoundNothing)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: Resume.Start }));
  expect(place.now).toBe('/en/fill/occupation');
  cleanup();
  const invited = show(withLists([], [invitation]), MINE);
  await user.click(await card(MARCO));
  await user.click(screen.getByRole('button', { name: Resume.Join }));
  await waitFor(() => expect(invited.place.now).toBe('/en/fill/occupation'));
  expect(kept.code()).toBe('code-1');
  kept.forget();
});

test('my application without a session asks for the address first', async () => {
  session.clear();
  const { place } = show(withLists([], []), MINE);
  await waitFor(() => expect(place.now).toBe('/en/rent/fill/verify-email'));
});
