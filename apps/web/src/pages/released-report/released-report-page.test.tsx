import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { afterEach, expect, test, vi } from 'vitest';
import { householdReport, reportOf, stage } from '../../../test/report-stage.tsx';
import { sentence } from '../../../test/sentence.ts';
import ReleasedReportPage from './released-report-page.tsx';

const { Recipient } = reportSharing.ReportSharing;
const gate = { success: true, code_required: true, email_hint: 'c***@casa.example', retry_after_seconds: 60 };
const released = () => ({
  success: true,
  pass: 'sealed-note',
  applicant_name: 'Mario Rossi',
  flat: 'Via Pontida 14',
  listing_id: 'flat-1',
  valid_until: '2027-01-14T10:00:00Z',
  report: reportOf('rentRecipient'),
  aggregated: householdReport(),
});

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The page calls with a caller of its own, so the answers stand behind fetch. */
function meets(answers: {
  knock: () => Response;
  open?: (body: { token: string; code: string }) => Response;
  pdf?: (body: { token: string; pass: string; which: string }) => Response;
}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(`${init.method} ${url}`);
    const body = JSON.parse(String(init.body));
    if (url.includes('/knock?')) return answers.knock();
    return url.includes('/pdf?') ? answers.pdf?.(body) : answers.open?.(body);
  });
  return sent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
  sessionStorage.clear();
});

test('REP-09 a link alone opens nothing: a wrong code is told and asked again, the right one opens the report to read', async () => {
  window.location.hash = 'token=secret-link';
  const sent = meets({
    knock: () => answer(gate),
    open: ({ token, code }) =>
      token === 'secret-link' && code === '123456'
        ? answer(released())
        : answer({ success: false, code: 'CODE_WRONG', message: 'This code is not right.' }, 401),
  });
  await stage(<ReleasedReportPage />);
  expect(await screen.findByText(/c\*\*\*@casa\.example/)).toBeTruthy();
  expect(screen.queryByText(/Rossi/)).toBeNull();
  await userEvent.type(screen.getByLabelText(Recipient.Code), '999999');
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not right.');
  expect(screen.getByLabelText(Recipient.Code)).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText(Recipient.Code));
  await userEvent.type(screen.getByLabelText(Recipient.Code), '123456');
  expect(await screen.findByRole('heading', { level: 1, name: /rossi/i })).toBeTruthy();
  expect(
    screen.getByText(sentence('Released to you by Mario Rossi for “Via Pontida 14”. Valid until 14 January 2027.')),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'One person’s figures are still missing' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Open document|Release/ })).toBeNull();
  // What stands in an address stands in every log on the way.
  expect(sent.filter((call) => call.includes('secret-link'))).toEqual([]);
});

test('REP-09 the report stands in the colours of the company whose flat it is about, once it is open', async () => {
  window.location.hash = 'token=secret-link';
  meets({ knock: () => answer(gate), open: () => answer(released()) });
  const { flow } = await stage(<ReleasedReportPage />);
  expect(flow.dressAs).toHaveBeenLastCalledWith(null);
  await userEvent.type(await screen.findByLabelText(Recipient.Code), '123456');
  await waitFor(() => expect(flow.dressAs).toHaveBeenLastCalledWith('flat-1'));
});

test('whoever reads it can take the paper, and the household’s; a paper that cannot be made is told', async () => {
  window.location.hash = 'token=secret-link';
  const asked: unknown[] = [];
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  meets({
    knock: () => answer(gate),
    open: () => answer(released()),
    pdf: (body) => {
      asked.push(body);
      if (body.which === 'household') return answer({ success: false, message: 'Not now.' }, 503);
      return new Response('%PDF-', { headers: { 'Content-Disposition': 'attachment; filename="Vesta-VR-1.pdf"' } });
    },
  });
  await stage(<ReleasedReportPage />);
  await userEvent.type(await screen.findByLabelText(Recipient.Code), '123456');
  await userEvent.click(await screen.findByRole('button', { name: Recipient.Pdf }));
  await waitFor(() => expect(saved).toEqual(['Vesta-VR-1.pdf']));
  await userEvent.click(screen.getByRole('button', { name: Recipient.HouseholdPdf }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(asked).toEqual(['report', 'household'].map((which) => ({ token: 'secret-link', pass: 'sealed-note', which })));
  click.mockRestore();
});

test('REP-09 the link survives its own contents and being loaded anew: no second code, the same report', async () => {
  window.location.hash = 'token=secret-link';
  const bodies: unknown[] = [];
  const answers = {
    knock: () => answer(gate),
    open: (body: unknown) => {
      bodies.push(body);
      return answer(released());
    },
  };
  meets(answers);
  await stage(<ReleasedReportPage />);
  await userEvent.type(await screen.findByLabelText(Recipient.Code), '123456');
  await screen.findByRole('heading', { level: 1, name: /rossi/i });
  await userEvent.click(screen.getByRole('link', { name: 'See the checks' }));
  expect(document.getElementById('checks')).toHaveProperty('open', true);
  expect(window.location.hash).toBe('#token=secret-link');
  cleanup();
  const sent = meets(answers);
  await stage(<ReleasedReportPage />);
  await screen.findByRole('heading', { level: 1, name: /rossi/i });
  expect(bodies).toEqual([
    { token: 'secret-link', code: '123456' },
    { token: 'secret-link', pass: 'sealed-note' },
  ]);
  expect(sent.some((call) => call.includes('/knock'))).toBe(false);
});

test('a pass that has run out asks for a new code', async () => {
  window.location.hash = 'token=secret-link';
  sessionStorage.setItem('vesta.released-pass', JSON.stringify({ token: 'secret-link', pass: 'old' }));
  meets({
    knock: () => answer(gate),
    open: () => answer({ success: false, code: 'CODE_EXPIRED', message: 'Too late.' }, 401),
  });
  await stage(<ReleasedReportPage />);
  expect(await screen.findByLabelText(Recipient.Code)).toBeTruthy();
  expect(sessionStorage.getItem('vesta.released-pass')).toBeNull();
});

test('a withdrawn or expired link says so, and so does one without a token', async () => {
  window.location.hash = 'token=gone';
  meets({ knock: () => answer({ success: false, code: 'NOT_FOUND', message: 'no' }, 404) });
  await stage(<ReleasedReportPage />);
  expect(await screen.findByRole('heading', { level: 1, name: Recipient.Gone })).toBeTruthy();
  cleanup();
  window.location.hash = '';
  const sent = meets({ knock: () => answer(gate) });
  await stage(<ReleasedReportPage />);
  expect(screen.getByRole('heading', { level: 1, name: Recipient.Gone })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('REP-09 another code is counted down to, and is told once it is on its way', async () => {
  window.location.hash = 'token=secret-link';
  let knocks = 0;
  meets({
    knock: () => {
      knocks += 1;
      return answer({ ...gate, retry_after_seconds: knocks === 1 ? 0 : 60 });
    },
  });
  await stage(<ReleasedReportPage />);
  await userEvent.click(await screen.findByRole('button', { name: Recipient.Resend }));
  expect(await screen.findByText(Recipient.Resent)).toBeTruthy();
  expect(screen.getByText(/^Send a new code in/).textContent).toMatch(/(1:00|0:5\d)$/);
  expect(screen.queryByRole('button', { name: Recipient.Resend })).toBeNull();
  // Whoever holds the link alone learns what it is, and of nobody.
  expect(screen.getByText(sentence(Recipient.What))).toBeTruthy();
});

test('a server that cannot be reached is asked again on request', async () => {
  window.location.hash = 'token=secret-link';
  let isUp = false;
  const sent = meets({ knock: () => (isUp ? answer(gate) : answer({ message: 'Not now.' }, 503)) });
  await stage(<ReleasedReportPage />);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(await screen.findByLabelText(Recipient.Code)).toBeTruthy();
});
