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

const show = (webhooks: object[]) =>
  deskStage(`/en/desk/${COMPANY}/partners`, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET ${base}/partner-keys`]: { body: { success: true, keys: [] } },
    [`GET ${base}/listings`]: { body: { success: true, listings: [] } },
    [`GET ${base}/webhooks`]: { body: { success: true, webhooks } },
    [`POST ${base}/webhooks/hook/test`]: {},
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
  show([hook]);
  const log = (await screen.findByText(Partners.Log)).closest('details');
  expect(log?.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: Partners.SendTest }));
  await screen.findByText(Partners.TestSent);
  expect(log?.open).toBe(true);
});

test('PART-03 an address that no message can reach is told why, not to look at its spelling', async () => {
  show([]);
  await userEvent.type(await screen.findByLabelText(new RegExp(Partners.Url)), 'https://localhost/hook');
  await userEvent.click(screen.getByRole('button', { name: Partners.AddHook }));
  expect(await screen.findByText(Partners.UrlRefused)).toBeTruthy();
});
