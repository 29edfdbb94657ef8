import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeStart } from '@vesta/texts/en/intake-start';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, stage } from '../../../test/intake-stage.tsx';
import { drafts } from '../../features/draft/draft-store.ts';
import { emailProof, emptyProof } from '../../features/email-proof/email-proof.ts';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { invitation, returnPath, session } from '../../lib/session.ts';
import VerifyEmailScreen from './verify-email.screen.tsx';

const { VerifyEmail } = intakeStart;
const ID = '0a7c0100-0000-4000-8000-000000000011';
const OTHER = '0a7c0101-0000-4000-8000-000000000011';
const HERE = `/en/rent/fill/${ID}/verify-email`;
const answers: Answers = {
  'POST /v1/verify-email/submit': { body: { success: true, access_token: 'token-1', application_id: ID } },
  'POST /v1/verify-email/resend-code': {
    body: { success: true, email_hint: 'g•••@p•••.example', retry_after_seconds: 60 },
  },
  'GET /v1/state/': { status: 401, body: { success: false } },
};
const signedUp = () =>
  emailProof.keep({
    ...emptyProof,
    applicationId: ID,
    email: 'giulia@posta.example',
    isNew: true,
    sentAt: Date.now(),
    retryAt: Date.now() + 60_000,
    answers: { email: 'giulia@posta.example' },
  });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  session.clear();
  emailProof.forget();
  returnPath.take();
  startDraft.keep({ employmentStatus: 'Employed', listingId: null });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = (more: Answers = {}, path = HERE) =>
  stage(<VerifyEmailScreen />, { path, answers: { ...answers, ...more } });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: VerifyEmail.Code });
const refused = (message: string, status = 401): Answers => ({
  'POST /v1/verify-email/submit': { status, body: { success: false, message } },
});

test('MAIL-01 MAIL-04 the sixth digit submits by itself, the token is kept and the flow goes on', async () => {
  signedUp();
  invitation.keep('code-1');
  drafts.write('new/sign-up', { base: {}, values: { email: 'x' } });
  const user = userEvent.setup();
  const { sent, place } = show();
  await user.type(await code(), '41930');
  expect(sent('/v1/verify-email/submit')).toHaveLength(0);
  await user.keyboard('7');
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/resume-application`));
  expect(sent('/v1/verify-email/submit')[0]?.body).toEqual({ email: 'giulia@posta.example', code: '419307' });
  expect(session.token()).toBe('token-1');
  expect(window.localStorage.getItem('vesta.session')).toBe('token-1');
  expect(emailProof.read(ID)).toBeNull();
  expect(invitation.code()).toBeNull();
  expect(drafts.read('new/sign-up')).toBeNull();
});

test('SIGN-06 whoever has applied for this home is shown that application, and told so', async () => {
  signedUp();
  const user = userEvent.setup();
  const { place } = show({
    'POST /v1/verify-email/submit': {
      body: { success: true, access_token: 'token-1', application_id: OTHER, note: 'You have already applied here.' },
    },
  });
  await user.type(await code(), '419307');
  await waitFor(() => expect(place.now).toBe('/en/rent/fill/resume-application'));
  expect(session.token()).toBe('token-1');
});

test('MAIL-01 a pasted code is submitted, blanks and all', async () => {
  signedUp();
  const user = userEvent.setup();
  const { sent } = show();
  await user.click(await code());
  await user.paste('419 307');
  await waitFor(() => expect(sent('/v1/verify-email/submit')).toHaveLength(1));
  expect(sent('/v1/verify-email/submit')[0]?.body).toMatchObject({ code: '419307' });
});

test('MAIL-03 a refused code is told in a box that cannot be closed; the page stays and the boxes are empty', async () => {
  signedUp();
  const user = userEvent.setup();
  const { place } = show(refused('This code is not right. You have 4 tries left.'));
  await user.type(await code(), '111111');
  const box = (await screen.findByText('This code is not right. You have 4 tries left.')).closest('[role=alert]');
  expect(box?.querySelector('button')).toBeNull();
  expect(place.now).toBe(HERE);
  const input = await code();
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(document.activeElement).toBe(input);
});

test('a code that never reached the server is kept, and the button sends it', async () => {
  signedUp();
  const user = userEvent.setup();
  let connected = false;
  const { place } = show({
    'POST /v1/verify-email/submit': () =>
      connected ? { body: { success: true, access_token: 'token-1', application_id: ID } } : null,
  });
  await user.type(await code(), '419307');
  expect(await screen.findByText(/You seem to be offline/)).toBeTruthy();
  expect((await code()).value).toBe('419307');
  connected = true;
  await user.click(screen.getByRole('button', { name: VerifyEmail.Check }));
  await waitFor(() => expect(place.now).toContain('resume-application'));
});

test('MAIL-02 resend waits 60 s, also after a reload, and then sends to the address typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedUp();
  show();
  await screen.findByText('1:00');
  expect(screen.queryByRole('button', { name: VerifyEmail.Resend })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect(screen.getByText('0:42')).toBeTruthy();
  cleanup();
  const { sent } = show();
  expect((await screen.findByText(/^0:4[12]$/)).textContent).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(42_000));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: VerifyEmail.Resend }));
  expect(await screen.findByText(VerifyEmail.Resent)).toBeTruthy();
  expect(sent('/v1/verify-email/resend-code').map(({ body }) => body)).toEqual([{ email: 'giulia@posta.example' }]);
  expect(screen.getByText('1:00')).toBeTruthy();
});

test('MAIL-02 the server’s own cooldown is obeyed and told', async () => {
  emailProof.keep({ ...emptyProof, applicationId: ID, email: 'giulia@posta.example', isNew: true, sentAt: Date.now() });
  const user = userEvent.setup();
  const message = 'That was a little too often.';
  const tooOften = { status: 429, body: { success: false, message }, headers: { 'Retry-After': '31' } };
  show({ 'POST /v1/verify-email/resend-code': tooOften });
  await user.click(await screen.findByRole('button', { name: VerifyEmail.Resend }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(/^0:3[01]$/)).toBeTruthy();
});

test('MAIL-02 the way back to correct the e-mail leads to the sign-up of this application', async () => {
  signedUp();
  const user = userEvent.setup();
  const { place } = show();
  await user.click(await screen.findByRole('button', { name: VerifyEmail.Correct }));
  expect(place.now).toBe(`/en/rent/fill/${ID}/sign-up`);
  expect(emailProof.read(ID)?.answers).toEqual({ email: 'giulia@posta.example' });
});

test('coming back to an application sends a code at once and shows the masked address', async () => {
  const { sent } = show();
  expect(await screen.findByText('g•••@p•••.example')).toBeTruthy();
  expect(sent('/v1/verify-email/resend-code')[0]).toMatchObject({ body: {}, query: { application_id: ID } });
  expect(screen.queryByRole('button', { name: VerifyEmail.Correct })).toBeNull();
  cleanup();
  const again = show();
  expect(await screen.findByText('g•••@p•••.example')).toBeTruthy();
  expect(again.sent('/v1/verify-email/resend-code')).toHaveLength(0);
});

test('a code that went out a moment ago is not an error when the page opens', async () => {
  const tooOften = { status: 429, body: { success: false, message: 'Too often' }, headers: { 'Retry-After': '31' } };
  show({ 'POST /v1/verify-email/resend-code': tooOften });
  expect(await screen.findByText(/^0:3[01]$/)).toBeTruthy();
  expect(screen.queryByText('Too often')).toBeNull();
});

test('RES-06 after the page was locked the person returns to where they were, in the language on screen', async () => {
  returnPath.keep(`/it/rent/fill/${ID}/income-check`);
  const user = userEvent.setup();
  const { place } = show();
  await user.type(await code(), '419307');
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/income-check`));
  expect(returnPath.get()).toBeNull();
});

test('a way back that belongs to another application is not taken', async () => {
  returnPath.keep(`/en/rent/fill/${OTHER}/income-check`);
  const user = userEvent.setup();
  const { place } = show();
  await user.type(await code(), '419307');
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
});

test('without any trace of the person the page asks for the e-mail', async () => {
  const user = userEvent.setup();
  const { sent } = show({}, '/en/rent/fill/verify-email');
  await user.type(await screen.findByRole('textbox', { name: VerifyEmail.Ask.Email }), 'Giulia@Posta.example');
  await user.click(screen.getByRole('button', { name: VerifyEmail.Ask.Send }));
  expect(await code()).toBeTruthy();
  expect(sent('/v1/verify-email/resend-code').map(({ body }) => body)).toEqual([{ email: 'giulia@posta.example' }]);
  expect(screen.getByText('giulia@posta.example')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: VerifyEmail.OtherAddress }));
  expect(await screen.findByRole('textbox', { name: VerifyEmail.Ask.Email })).toBeTruthy();
});

test('RES-01 whoever named only their address is led to all of their applications', async () => {
  const user = userEvent.setup();
  const { place } = show({}, '/en/rent/fill/verify-email');
  await user.type(await screen.findByRole('textbox', { name: VerifyEmail.Ask.Email }), 'giulia@posta.example');
  await user.click(screen.getByRole('button', { name: VerifyEmail.Ask.Send }));
  await user.type(await code(), '419307');
  await waitFor(() => expect(place.now).toBe('/en/rent/fill/resume-application'));
});

test('RES-07 the link of a continue-later mail opens the application once, without asking for a code', async () => {
  const { sent, place } = show(
    { 'POST /v1/auth/resume': { body: { success: true, access_token: 'token-2', application_id: ID } } },
    `${HERE}#resume=secret-1`,
  );
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
  expect(session.token()).toBe('token-2');
  expect(sent('/v1/auth/resume').map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
  expect(sent('/v1/verify-email/resend-code')).toHaveLength(0);
});

test('RES-07 a used link says so, leaves the address bar and goes on with a code', async () => {
  const message = 'This link has been used or has expired.';
  const { sent, place } = show(
    { 'POST /v1/auth/resume': { status: 401, body: { success: false, message } } },
    `${HERE}#resume=x`,
  );
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(place.now).toBe(HERE));
  await waitFor(() => expect(sent('/v1/verify-email/resend-code')).toHaveLength(1));
  expect(await code()).toBeTruthy();
});

test('a link that could not be asked about stays good and can be tried again', async () => {
  const user = userEvent.setup();
  let connected = false;
  const opened = { body: { success: true, access_token: 'token-2', application_id: ID } };
  const { place } = show({ 'POST /v1/auth/resume': () => (connected ? opened : null) }, `${HERE}#resume=x`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(place.now).toContain('#resume=x');
  connected = true;
  await user.click(again);
  await waitFor(() => expect(place.now).toBe(`/en/rent/fill/${ID}/personal-details`));
});
