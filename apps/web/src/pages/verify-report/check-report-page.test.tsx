import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pages } from '@vesta/texts/en/pages';
import { afterEach, expect, test, vi } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import CheckReportPage from './check-report-page.tsx';

const { VerifyReport } = pages;
const replaced = {
  success: true,
  state: 'superseded',
  report_number: 'VR-4K7M-91QX',
  created_at: '2026-11-10T10:00:00Z',
  valid_until: '2027-01-09T10:00:00Z',
};
const genuine = {
  success: true,
  seal: 'sealed',
  refusal: null,
  certificate: {
    report_number: 'VR-8N2P-44TB',
    applicant_name: 'Mario Rossi',
    fingerprint: 'AB12 CD34',
    created_at: '2026-11-15T10:00:00Z',
    valid_until: '2027-01-14T10:00:00Z',
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The number stands in one piece of its own, and the sentence goes on around it. */
const wasReplaced = (_: string, element: Element | null): boolean => {
  const says = (one: Element | null): boolean => /VR-4K7M-91QX of .* was replaced/.test(one?.textContent ?? '');
  return says(element) && ![...(element?.children ?? [])].some(says);
};

test('one answer at a time: a file that was read clears what was said of a number, and a number what was said of a file', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(genuine)));
  await stage(<CheckReportPage />, { answers: { '/v1/openapis/report-number': () => replaced } });
  const ask = async () => {
    await userEvent.type(await screen.findByLabelText(VerifyReport.Number.Field), 'VR-4K7M-91QX');
    await userEvent.click(screen.getByRole('button', { name: VerifyReport.Number.Check }));
  };
  await ask();
  expect(await screen.findByText(wasReplaced)).toBeTruthy();
  const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  expect(await screen.findByRole('heading', { name: VerifyReport.Verified })).toBeTruthy();
  expect(screen.queryByText(wasReplaced)).toBeNull();
  // What was just compared is not left to the reader's eye.
  expect(screen.getByText('Issued for Mario Rossi.')).toBeTruthy();
  expect(screen.queryByText(VerifyReport.NoFigures)).toBeNull();
  // The number that was typed is still there, and one press is enough for its answer.
  await userEvent.click(screen.getByRole('button', { name: VerifyReport.Number.Check }));
  expect(await screen.findByText(wasReplaced)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: VerifyReport.Verified })).toBeNull());
});

test.each([
  ['changed', VerifyReport.FileChangedTitle, VerifyReport.FileNotVerifiedTitle],
  ['unsealed', VerifyReport.FileNotVerifiedTitle, VerifyReport.FileChangedTitle],
] as const)('VER-01 a file that is %s is headed by just that', async (seal, told, untold) => {
  const verdict = { success: true, seal, refusal: null, certificate: null };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(verdict)));
  await stage(<CheckReportPage />);
  const file = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  expect(await screen.findByRole('heading', { level: 1, name: told })).toBeTruthy();
  expect(screen.queryByText(untold)).toBeNull();
  // Where our seal was broken, nobody else is suspected of having made the file.
  expect(screen.queryByText(VerifyReport.Reasons.Foreign.Title) === null).toBe(seal === 'changed');
});
