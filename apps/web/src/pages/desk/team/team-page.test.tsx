import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPANY, deskStage, owner } from '../../../../test/desk-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bianca = { id: owner.id, name: owner.name, email: owner.email, role: 'owner', joined: true, is_me: true };
const paolo = { ...bianca, id: 'p', name: 'Paolo Riva', email: 'paolo@ortica.example', role: 'agent', is_me: false };

const stand = (members: readonly object[], more = {}) =>
  deskStage(`/en/desk/${COMPANY}/team`, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET /v1/desk/companies/${COMPANY}/members`]: { body: { success: true, members } },
    ...more,
  });

const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'li b' })).closest('li') as HTMLElement);

test('REV-02 the only owner is offered neither another role nor the door, and reads why', async () => {
  stand([bianca, paolo]);
  const only = await rowOf('Bianca Ferri');
  expect([only.queryByRole('combobox'), only.queryByRole('button')]).toEqual([null, null]);
  expect(only.getByText(/needs at least one owner/)).toBeTruthy();
  const other = await rowOf('Paolo Riva');
  expect(other.getByRole('combobox')).toBeTruthy();
  expect(other.queryByText(/needs at least one owner/)).toBeNull();
});

test('REV-02 somebody who was asked in is named as they were written down, with their address', async () => {
  stand([bianca, { ...paolo, joined: false }]);
  const row = await rowOf('Paolo Riva');
  expect(row.getByText('paolo@ortica.example · Invited, not here yet')).toBeTruthy();
});

test('REV-02 beside a second owner each may step down or leave', async () => {
  stand([bianca, { ...paolo, role: 'owner' }]);
  const one = await rowOf('Bianca Ferri');
  expect(one.getByRole('combobox')).toBeTruthy();
  expect(one.getByRole('button')).toBeTruthy();
});

test('REV-02 a refused invitation is no longer refused once it is corrected', async () => {
  const message = 'This address belongs to the team already.';
  stand([bianca], {
    [`POST /v1/desk/companies/${COMPANY}/members`]: { status: 409, body: { success: false, code: 'X', message } },
  });
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  await rowOf('Bianca Ferri');
  type(/Full name/, 'Paolo Riva');
  type(/Work e-mail/, owner.email);
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText(message);
  type(/Work e-mail/, paolo.email);
  expect(screen.queryByText(message)).toBeNull();
});
