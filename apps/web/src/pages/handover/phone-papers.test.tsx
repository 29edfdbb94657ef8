import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HandoverOpened } from '@vesta/domain/documents/handover';
import { afterEach, expect, test } from 'vitest';
import { ID, stage } from '../../../test/details-stage.tsx';
import { documentListOf } from '../../../test/document-records.ts';
import { PhonePapers } from './phone-papers.tsx';
import { phoneSession } from './phone-session.ts';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const opened: HandoverOpened = {
  ...{ success: true, application_id: ID, application_type: 'rent', region: 'it', access_token: 'phone' },
  ...{ handover_id: 'h', employment_status: 'Employed', expires_at: '2026-11-19T12:00:00Z' },
};

test('UPL-01 a kind that was chosen on the phone is still chosen after a reload', async () => {
  phoneSession.keep({ token: 't', opened, ask: null });
  const answers = { '/v1/other-documents/list': () => documentListOf([]) };
  const show = () => stage(<PhonePapers opened={opened} ask={null} />, { step: 'income-check', answers });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Payslip' }));
  cleanup();
  show();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Payslip' })).checked).toBe(true);
});
