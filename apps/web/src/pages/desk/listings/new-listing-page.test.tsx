import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPANY, deskStage, owner } from '../../../../test/desk-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('REV-02 a new home lies where the company has let before, whatever language is read', async () => {
  const listings = [{ id: 'l1', title: 'Two rooms', region: 'de' }];
  deskStage(`/en/desk/${COMPANY}/listings/new`, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET /v1/desk/companies/${COMPANY}/listings`]: { body: { success: true, listings } },
  });
  const germany = await screen.findByRole<HTMLInputElement>('radio', { name: 'Germany' });
  await waitFor(() => expect(germany.checked).toBe(true));
});

test('REV-02 a property that is sold is asked about its sale, a home about its letting', async () => {
  deskStage(`/en/desk/${COMPANY}/listings/new`, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET /v1/desk/companies/${COMPANY}/listings`]: { body: { success: true, listings: [] } },
  });
  expect(await screen.findByText('How far the letting is')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Mortgage' }));
  expect(await screen.findByText('How far the sale is')).toBeTruthy();
  expect(screen.queryByText('How far the letting is')).toBeNull();
});
