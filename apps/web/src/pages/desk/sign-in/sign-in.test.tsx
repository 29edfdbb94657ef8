import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desk } from '@vesta/texts/en/desk';
import { afterEach, expect, test, vi } from 'vitest';
import { deskStage, owner, signedOut } from '../../../../test/desk-stage.tsx';

const { SignIn, Frame, Sessions } = desk.Desk;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('REV-01 address, six digits, and the desk opens; signing out closes it', async () => {
  let isIn = false;
  const { sent, calls } = deskStage('/en/desk/sessions', {
    'GET /v1/desk/me': () => (isIn ? { body: { success: true, me: owner } } : signedOut),
    'POST /v1/desk/sign-in/code': { body: { success: true, retry_after_seconds: 60 } },
    'POST /v1/desk/sign-in': ({ body }) => {
      isIn = (body as { code: string }).code === '123456';
      return isIn ? {} : { status: 401, body: { success: false, code: 'CODE_WRONG', message: 'Not right.' } };
    },
    'POST /v1/desk/sign-out': {},
    'GET /v1/desk/sessions': {
      body: {
        success: true,
        sessions: [
          {
            id: 's1',
            user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
            created_at: '2026-11-16T09:00:00Z',
            last_seen_at: '2026-11-16T09:10:00Z',
            is_this: true,
          },
        ],
      },
    },
  });
  await userEvent.type(await screen.findByLabelText(SignIn.Email), 'Bianca.Ferri@ortica.example');
  await userEvent.click(screen.getByRole('button', { name: SignIn.Send }));
  await userEvent.type(await screen.findByLabelText(SignIn.Code), '999999');
  expect((await screen.findByRole('alert')).textContent).toContain('Not right.');
  expect(screen.getByLabelText(SignIn.Code)).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText(SignIn.Code));
  await userEvent.type(screen.getByLabelText(SignIn.Code), '123456');
  // The address that was asked for is kept: the page behind it opens.
  expect(await screen.findByRole('heading', { name: Sessions.Title })).toBeTruthy();
  expect(await screen.findByText('Chrome · Windows')).toBeTruthy();
  expect(sent('/v1/desk/sign-in').at(-1)?.body).toEqual({ email: 'bianca.ferri@ortica.example', code: '123456' });
  expect(calls.every(({ desk: header }) => header === '1')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(Frame.Menu) }));
  await userEvent.click(screen.getByRole('button', { name: Frame.SignOut }));
  expect(await screen.findByLabelText(SignIn.Email)).toBeTruthy();
  expect(screen.queryByText('Chrome · Windows')).toBeNull();
});
