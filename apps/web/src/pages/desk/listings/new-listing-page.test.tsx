import { cleanup, screen, waitFor } from '@testing-library/react';
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
