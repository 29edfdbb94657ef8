import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskWork } from '@vesta/texts/en/desk-work';
import { afterEach, expect, test, vi } from 'vitest';
import { COMPANY, deskStage, owner } from '../../../../test/desk-stage.tsx';

const { Partners } = deskWork.DeskWork;
const base = `/v1/desk/companies/${COMPANY}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('PART-03 a test message opens the list that tells what became of it', async () => {
  const hook = {
    id: 'hook',
    url: 'https://hooks.ortica.example/vesta',
    events: ['report.released'],
    created_at: '2026-11-15T10:00:00Z',
    disabled_at: null,
    deliveries: [],
  };
  deskStage(`/en/desk/${COMPANY}/partners`, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET ${base}/partner-keys`]: { body: { success: true, keys: [] } },
    [`GET ${base}/listings`]: { body: { success: true, listings: [] } },
    [`GET ${base}/webhooks`]: { body: { success: true, webhooks: [hook] } },
    [`POST ${base}/webhooks/hook/test`]: {},
  });
  const log = (await screen.findByText(Partners.Log)).closest('details');
  expect(log?.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: Partners.SendTest }));
  await screen.findByText(Partners.TestSent);
  expect(log?.open).toBe(true);
});
