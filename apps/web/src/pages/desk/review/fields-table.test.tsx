import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReadFact } from '@vesta/domain/documents/reading';
import { afterEach, expect, test } from 'vitest';
import { documentRecord, readingOf } from '../../../../test/document-records.ts';
import { stage } from '../../../../test/report-stage.tsx';
import { FieldsTable } from './fields-table.tsx';

afterEach(cleanup);

const fact = (key: string, label: string, kind: ReadFact['kind'], value: string): ReadFact => ({
  key,
  label_key: key,
  label,
  kind,
  value,
  corrected: null,
  page: 1,
  box: null,
  confidence: 1,
});

test('REV-01 a value that was read is told as people write it, and a day is never cut', async () => {
  const reading = {
    ...readingOf(documentRecord()),
    facts: [fact('nationality', 'Nationality', 'text', 'ITA'), fact('expiry_date', 'Valid until', 'day', '2032-04-17')],
  };
  await stage(<FieldsTable reading={reading} shownKey={null} onShow={() => {}} mayCorrect />);
  expect(screen.getByRole('row', { name: /^1 Nationality Italy/ })).toBeTruthy();
  const day = screen.getByText(/^17\D04\D2032$/);
  expect(getComputedStyle(day).whiteSpace).toBe('nowrap');
});

test('REV-01 a reviewer who corrects is told what their word is worth, not what an applicant’s is', async () => {
  const reading = { ...readingOf(documentRecord()), facts: [fact('1.net', 'Net pay', 'money', '180000')] };
  await stage(<FieldsTable reading={reading} shownKey={null} onShow={() => {}} mayCorrect />);
  await userEvent.click(screen.getByRole('button', { name: /CorrectLabel/ }));
  // The words of the desk are not loaded here, so its keys stand for them.
  expect(screen.getByText(/DeskReview\.Fields\.CorrectNote$/)).toBeTruthy();
});
