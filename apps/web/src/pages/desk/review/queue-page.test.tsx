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

test('REV-01 a case without a rule is named by who opened it: an applicant who asks, or the machine that could not read', async () => {
  const line = {
    id: 'asked',
    number: 'C-4K7M-91QX',
    kind: 'asked',
    rule: null,
    document_type: 'payslip',
    application_type: 'rent',
    region: 'it',
    opened_at: '2026-11-15T10:00:00.000Z',
    due_at: '2026-11-17T10:00:00.000Z',
    held_by: null,
    is_mine: false,
    decision: null,
    reason: null,
    decided_at: null,
    decided_by: null,
  };
  const cases = [line, { ...line, id: 'doubt', kind: 'doubt' }, { ...line, id: 'whole', document_type: null }];
  deskStage('/en/desk/review', {
    'GET /v1/desk/me': { body: { success: true, me: { ...owner, house_role: 'reviewer', companies: [] } } },
    'GET /v1/desk/review/cases': { body: { success: true, cases, counts: { open: 3, mine: 0, done: 0 }, next: null } },
    'GET /v1/desk/review/figures': {
      body: { success: true, open: 3, overdue: 0, oldest_at: null, decided: 0, median_wait_ms: null, reasons: [] },
    },
  });
  expect(await screen.findByText('A document that the applicant asks about')).toBeTruthy();
  expect(screen.getAllByText('A document that could not be read')).toHaveLength(1);
  expect(screen.getAllByText('The application as a whole')).toHaveLength(1);
});
