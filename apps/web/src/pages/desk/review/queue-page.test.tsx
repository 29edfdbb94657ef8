import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deskStage, owner } from '../../../../test/desk-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('REV-01 the sentence above the queue counts what the queue counts, though its figures are a minute old', async () => {
  deskStage('/en/desk/review', {
    'GET /v1/desk/me': { body: { success: true, me: { ...owner, house_role: 'reviewer', companies: [] } } },
    'GET /v1/desk/review/cases': {
      body: { success: true, cases: [], counts: { open: 1, mine: 0, done: 0 }, next: null },
    },
    'GET /v1/desk/review/figures': {
      body: { success: true, open: 0, overdue: 0, oldest_at: null, decided: 0, median_wait_ms: null, reasons: [] },
    },
  });
  expect(await screen.findByText(/^1 case waits\./)).toBeTruthy();
});
