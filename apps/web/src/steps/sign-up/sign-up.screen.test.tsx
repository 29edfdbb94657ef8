import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, stage } from '../../../test/intake-stage.tsx';
import { emailProof } from '../../features/email-proof/email-proof.ts';
import { InvitationNotice } from '../../features/invitation/invitation-notice.tsx';
import { useInvitation } from '../../features/invitation/use-invitation.ts';
import { signUpPrefill } from '../../features/sign-up-prefill/sign-up-prefill.ts';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { invitation, session } from '../../lib/session.ts';
import SignUpScreen from './sign-up.screen.tsx';

const { SignUp } = intakeStart;
const ID = '0a7c0100-0000-4000-8000-000000000011';
const sent: Answers = {
  'POST /v1/signup/attempt': { body: { success: true, note: null } },
  'POST /v1/signup/submit': { body: { success: true, application_id: ID } },
};
const refusedWith = (status: number, body: object): Answers => ({
  ...sent,
  'POST /v1/signup/submit': { status, body: { success: false, ...body } },
});

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  invitation.forget();
  emailProof.forget();
  startDraft.keep({ employmentStatus: 'Employed', listingId: null });
});
afterEach(cleanup);

const show = (answers: Answers = sent, path = '/en/rent/fill/sign-up', host = 'localhost') =>
  stage(<SignUpScreen />, { path, host, answers });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const button = () => screen.findByRole('button', { name: SignUp.Submit });
const privacy = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /privacy policy/ });

type User = ReturnType<typeof userEvent.setup>;

async function put(user: User, name: string, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

async function fillIn(user: User, email = 'giulia@posta.example') {
  await put(user, SignUp.FirstName, 'giulia');
  await put(user, SignUp.LastName, 'moretti');
  await put(user, SignUp.Email, email);
  await put(user, SignUp.Mobile, '347 118 2906');
  await user.click(await privacy());
}

test('SIGN-02 the button says what is missing and opens only when all is there', async () => {
  const user = userEvent.setup();
  show();
  const press = await button();
  expect(press.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(press.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Still needed: first name, last name, e-mail address, mobile number and privacy/,
  );
  await fillIn(user);
  expect(press.getAttribute('aria-disabled')).toBeNull();
  await user.click(await privacy());
  expect(press.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Still needed: privacy consent')).toBeTruthy();
});

test('SIGN-03 names are capitalised when the field is left', async () => {
  const user = userEvent.setup();
  show();
  const first = await field(SignUp.FirstName);
  await user.type(first, 'maria luisa');
  expect(first.value).toBe('maria luisa');
  await user.tab();
  expect(first.value).toBe('Maria Luisa');
});

test('SIGN-04 SIGN-07 pressing records the attempt, sends the answers and goes on to the code', async () => {
  const user = userEvent.setup();
  const { sent: calls, place } = show();
  await fillIn(user);
  await user.click(await button());
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/verify-email`));
  expect(calls('/v1/signup/attempt')).toHaveLength(1);
  expect(calls('/v1/signup/submit')[0]?.body).toEqual({
    first_name: 'Giulia',
    last_name: 'Moretti',
    email: 'giulia@posta.example',
    mobile: '+39-3471182906',
    privacy_policy_consented: true,
    marketing_consented: false,
    employment_status: 'Employed',
    listing_id: null,
    invitation_code: null,
    is_main_tenant: true,
  });
  expect(emailProof.read(ID)).toMatchObject({ email: 'giulia@posta.example', isNew: true });
});

test('SIGN-07 a note is shown once and holds the sign-up back; pressing again goes on', async () => {
  const user = userEvent.setup();
  const note = 'Did you mean giulia@gmail.com?';
  const { sent: calls, place } = show({ ...sent, 'POST /v1/signup/attempt': { body: { success: true, note } } });
  await fillIn(user, 'giulia@gmial.com');
  await user.click(await button());
  expect((await screen.findByText(note)).closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  expect(calls('/v1/signup/submit')).toHaveLength(0);
  await user.click(await button());
  await waitFor(() => expect(place.now).toContain('verify-email'));
});

test('SIGN-07 an attempt that cannot be recorded does not stand in the way', async () => {
  const user = userEvent.setup();
  const { place } = show({ ...sent, 'POST /v1/signup/attempt': null });
  await fillIn(user);
  await user.click(await button());
  await waitFor(() => expect(place.now).toContain('verify-email'));
});

test('SIGN-04 one refused answer is told in its own words, in the closable box and at its field', async () => {
  const user = userEvent.setup();
  const msg = [
    { loc: ['body', 'email'], code: 'pattern', msg: 'Not an address', loc_msg: 'Not an address we can reach' },
  ];
  show(refusedWith(422, { message: 'Some answers', msg }));
  await fillIn(user);
  await user.click(await button());
  await waitFor(() => expect(screen.getAllByText('Not an address we can reach')).toHaveLength(2));
  // The fields are walked through after 100 ms; the server's refusal has to survive that.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getAllByText('Not an address we can reach')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getAllByText('Not an address we can reach')).toHaveLength(1);
  await user.type(await field(SignUp.Email), 'x');
  expect(screen.queryByText('Not an address we can reach')).toBeNull();
});

test('SIGN-04 several refused answers give the general sentence with a link to each field', async () => {
  const user = userEvent.setup();
  const msg = [
    { loc: ['body', 'email'], code: 'pattern', msg: 'First' },
    { loc: ['body', 'mobile'], code: 'pattern', msg: 'Second' },
  ];
  show(refusedWith(422, { message: 'Some answers', msg }));
  await fillIn(user);
  await user.click(await button());
  expect(await screen.findByText('Some answers need another look. Please check the marked fields.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'First' })).getAttribute('href')).toBe('#email');
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('#mobile');
});

const invited = {
  data: {
    ...{ applicant_role: 'guarantor', email: 'renate@post.example', first_name: 'Renate', last_name: 'von Stetten' },
    ...{ invited_by: 'Lena Hoffmann', paid_by: 'inviter', listing_id: null },
  },
};
const withInvitation = (answers: Answers): Answers => ({
  ...answers,
  'GET /v1/signup/invitation-public-info': { body: { success: true, ...invited } },
});

test('SIGN-05 an invitation gives role and e-mail, and the e-mail is locked', async () => {
  const user = userEvent.setup();
  invitation.keep('code-1');
  const { sent: calls } = show(withInvitation(sent));
  const email = await field(SignUp.Email);
  expect([email.value, email.readOnly]).toEqual(['renate@post.example', true]);
  expect(screen.getByText(/Lena Hoffmann has asked you to be a guarantor/)).toBeTruthy();
  expect(screen.getByText('It costs you nothing: Lena Hoffmann pays.')).toBeTruthy();
  expect(
    screen.getByText(/^Nothing of yours reaches Lena Hoffmann or anybody else before you release it/),
  ).toBeTruthy();
  expect(screen.getByText(/you would step in should a payment ever stay away/)).toBeTruthy();
  // Whoever invited them wrote their name; they may correct it.
  const names = [await field(SignUp.FirstName), await field(SignUp.LastName)];
  expect(names.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Renate', false],
    ['von Stetten', false],
  ]);
  await put(user, SignUp.Mobile, '17098765432');
  await user.click(await privacy());
  await user.click(await button());
  await waitFor(() => expect(calls('/v1/signup/submit')).toHaveLength(1));
  expect(calls('/v1/signup/submit')[0]?.body).toMatchObject({ invitation_code: 'code-1', is_main_tenant: false });
});

test('SIGN-05 an invalid invitation is removed and the server says why', async () => {
  invitation.keep('code-1');
  const problem = { status: 404, body: { success: false, message: 'We do not know this invitation.' } };
  show({ ...sent, 'GET /v1/signup/invitation-public-info': problem });
  expect((await screen.findByText('We do not know this invitation.')).closest('[role=alert]')).toBeTruthy();
  expect(invitation.code()).toBeNull();
  expect((await field(SignUp.Email)).readOnly).toBe(false);
});

/** One part of a page asks; the one that tells is loaded only afterwards. */
function ToldLater() {
  return useInvitation().problem && <InvitationNotice />;
}

test('SIGN-05 a refusal is told by a part of the page that comes after it, until it was read', async () => {
  const user = userEvent.setup();
  invitation.keep('code-1');
  const problem = { status: 409, body: { success: false, message: 'This invitation has already been used.' } };
  stage(<ToldLater />, {
    path: '/en/rent/fill/occupation',
    host: 'localhost',
    answers: { 'GET /v1/signup/invitation-public-info': problem },
  });
  expect(await screen.findByText('This invitation has already been used.')).toBeTruthy();
  expect(invitation.code()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('This invitation has already been used.')).toBeNull());
});

test('SIGN-05 without a word from the server the alert has a text of its own', async () => {
  invitation.keep('code-1');
  show({ ...sent, 'GET /v1/signup/invitation-public-info': { status: 404, body: { success: false } } });
  expect(await screen.findByText('Error loading invitation')).toBeTruthy();
});

test('an invitation that could not be asked about is kept, and can be tried again', async () => {
  invitation.keep('code-1');
  show({ ...sent, 'GET /v1/signup/invitation-public-info': null });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(invitation.code()).toBe('code-1');
});

test('SIGN-06 an invitation used meanwhile is told and forgotten, and the e-mail opens', async () => {
  const user = userEvent.setup();
  invitation.keep('code-1');
  show(
    withInvitation(refusedWith(409, { code: 'INVITATION_USED', message: 'This invitation has already been used.' })),
  );
  await put(user, SignUp.FirstName, 'renate');
  await put(user, SignUp.LastName, 'hoffmann');
  await put(user, SignUp.Mobile, '17098765432');
  await user.click(await privacy());
  await user.click(await button());
  expect(await screen.findByText('This invitation has already been used.')).toBeTruthy();
  expect(invitation.code()).toBeNull();
  expect((await field(SignUp.Email)).readOnly).toBe(false);
});

const prefill = { first_name: 'anna', last_name: 'rossi', email: 'anna@posta.example', mobile: '+39-3401234567' };

test('SIGN-08 disableEmailEdit locks the e-mail alone', async () => {
  signUpPrefill.keep({ ...prefill, disableAllEdit: false, disableEmailEdit: true });
  show();
  expect((await field(SignUp.Email)).readOnly).toBe(true);
  expect((await field(SignUp.FirstName)).readOnly).toBe(false);
});

test('SIGN-08 disableAllEdit locks what came along, but not a field that came empty', async () => {
  signUpPrefill.keep({ ...prefill, last_name: '', disableAllEdit: true, disableEmailEdit: false });
  show();
  const locked = [SignUp.FirstName, SignUp.LastName, SignUp.Email, SignUp.Mobile].map(field);
  expect((await Promise.all(locked)).map(({ readOnly }) => readOnly)).toEqual([true, false, true, true]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Country code/ }).disabled).toBe(true);
});

test('OCC-06 rapid asks for no number and sends the placeholder', async () => {
  const user = userEvent.setup();
  const { sent: calls } = show(sent, '/en/rapid/fill/sign-up');
  await put(user, SignUp.FirstName, 'giulia');
  await put(user, SignUp.LastName, 'moretti');
  await put(user, SignUp.Email, 'giulia@posta.example');
  expect(screen.queryByText(SignUp.Mobile)).toBeNull();
  await user.click(await privacy());
  await user.click(await button());
  await waitFor(() => expect(calls('/v1/signup/submit')).toHaveLength(1));
  expect(calls('/v1/signup/submit')[0]?.body).toMatchObject({ mobile: expect.stringMatching(/^\+11-/) });
});

test('SIGN-01 the consent links open in a new tab, in the language on screen', async () => {
  show();
  await privacy();
  const hrefs = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname, target }) => [pathname, target]);
  expect(hrefs).toEqual([
    ['/en/privacy', '_blank'],
    ['/en/terms', '_blank'],
    ['/en/marketing', '_blank'],
  ]);
});

test('whoever comes past the first page is asked for the occupation here', async () => {
  startDraft.keep({ employmentStatus: null, listingId: null });
  const user = userEvent.setup();
  const occupations = [{ id: 'a', key: 'Student', hidden: false }];
  const { sent: calls } = show({ ...sent, 'GET /v1/workflow/occupations': { body: { success: true, occupations } } });
  await fillIn(user);
  expect(screen.getByText('Still needed: employment status')).toBeTruthy();
  await user.selectOptions(await screen.findByRole('combobox'), await screen.findByRole('option', { name: 'Student' }));
  await user.click(await button());
  await waitFor(() => expect(calls('/v1/signup/submit')).toHaveLength(1));
  expect(calls('/v1/signup/submit')[0]?.body).toMatchObject({ employment_status: 'Student' });
});

test('SIGN-01 who is signed in is offered to go on, and nobody else', async () => {
  show();
  await button();
  expect(screen.queryByText('You are signed in already.')).toBeNull();
  cleanup();
  session.start('token');
  show();
  const link = await screen.findByRole('link', { name: 'Go on with my application' });
  expect(link.getAttribute('href')).toBe('/en/rent/fill/resume-application');
  session.clear();
});
