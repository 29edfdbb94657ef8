import { cleanup, screen, within } from '@testing-library/react';
import type { ReviewCase } from '@vesta/domain/desk/review';
import { afterEach, expect, test, vi } from 'vitest';
import { deskStage, owner } from '../../../../test/desk-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CASE = '0a7c0004-0000-4000-8000-000000000001';

const paperOf = (id: string, month: string): ReviewCase['papers'][number] => ({
  id,
  type: 'payslip',
  document_type: null,
  period: { from: month, to: month },
  sides: [],
  is_read: false,
  is_feed: false,
});

const asked: ReviewCase = {
  id: CASE,
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
  words: null,
  report_number: 'VR-VX80-GA06',
  document_id: 'october',
  papers: [paperOf('august', '2026-08'), paperOf('july', '2026-07'), paperOf('october', '2026-10')],
  fund_sources: [],
  fund_source: null,
  report_hold: null,
  may_act: false,
  may_open_files: false,
  history: [],
  place: { at: 1, of: 1, previous: null, next: null },
};

test('REV-01 the paper in question is the first in the row, and the one that is open', async () => {
  deskStage(`/en/desk/review/${CASE}`, {
    'GET /v1/desk/me': { body: { success: true, me: { ...owner, house_role: 'reviewer', companies: [] } } },
    [`GET /v1/desk/review/cases/${CASE}`]: { body: { success: true, case: asked } },
    [`GET /v1/desk/review/cases/${CASE}/papers/october`]: { status: 404, body: { success: false } },
  });
  const papers = within(await screen.findByRole('navigation', { name: 'Documents of this application' }));
  const [first, ...others] = papers.getAllByRole('button');
  expect([first?.textContent, first?.getAttribute('aria-pressed')]).toEqual(['1 Payslip, Oct 2026', 'true']);
  expect(others.map(({ textContent }) => textContent)).toEqual(['2 Payslip, Aug 2026', '3 Payslip, Jul 2026']);
});
