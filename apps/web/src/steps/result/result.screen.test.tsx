import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PdfAnswer } from '@vesta/domain/report-answer';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { reportView } from '@vesta/texts/en/report-view';
import { afterEach, describe, expect, test } from 'vitest';
import { answerWith, householdReport, REPORT_ID, refusedWith, reportOf, stage } from '../../../test/report-stage.tsx';
import { ApiFailure } from '../../lib/api.ts';
import ResultScreen from './result.screen.tsx';

afterEach(cleanup);

const { Result } = reportView.ReportView;
const { Panel, Form, Log } = reportSharing.ReportSharing;

const pdf = (status: PdfAnswer['status'], link: string | null = null): PdfAnswer => ({
  success: true,
  status,
  ready: status === 'ready',
  link,
  pdf_link: link,
});

const release = (more: object = {}) => ({
  id: 'r1',
  report_id: REPORT_ID,
  recipient_kind: 'person',
  name: 'Carla Neri',
  email: 'carla@casa.example',
  delivery: 'link',
  with_household: false,
  created_at: '2026-11-15T10:00:00Z',
  expires_at: '2999-01-14T10:00:00Z',
  revoked_at: null,
  views: [],
  ...more,
});

const scene = (report: unknown, more: Record<string, () => unknown> = {}) => ({
  answers: {
    '/v2/report/': () => {
      if (report instanceof Error) throw report;
      return report;
    },
    '/v2/report/pdf': () => pdf('waiting'),
    '/v2/report/aggregated-pdf': () => pdf('waiting'),
    '/v2/report/releases': () => ({ success: true, releases: [] }),
    ...more,
  },
});

describe('while there is no report', () => {
  test('REP-11 loading and reading are told apart', async () => {
    await stage(<ResultScreen />, scene(new Promise(() => undefined)));
    expect(screen.getByRole('heading', { level: 1, name: Result.Loading })).toBeTruthy();
    cleanup();
    await stage(<ResultScreen />, scene(answerWith({ processing: true, report: null })));
    expect(await screen.findByRole('heading', { level: 1, name: Result.Processing })).toBeTruthy();
  });

  test('REP-11 a failure shows the words of the server, and one may ask again', async () => {
    const { sent } = await stage(<ResultScreen />, scene(refusedWith(500, 'Something broke here.')));
    expect((await screen.findByRole('alert')).textContent).toContain('Something broke here.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent('/v2/report/')).toHaveLength(2));
  });

  test('PAY-04 an unpaid one is on its way to the payment and shows no error', async () => {
    const { sent } = await stage(<ResultScreen />, scene(refusedWith(402, 'Please pay first.')));
    await waitFor(() => expect(sent('/v2/report/')).toHaveLength(1));
    expect(screen.queryByText('Please pay first.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: Result.Loading })).toBeTruthy();
  });

  test('FLOW-02 an open step is named, and is one press away', async () => {
    const fields = [{ loc: ['workflow', 'confirmation'], code: 'step_missing', msg: 'open' }];
    const refused = new ApiFailure('open', { status: 409, code: 'STEP_MISSING', fields });
    const steps = workflowFor({
      region: 'it',
      applicationType: 'rent',
      employmentStatus: 'Employed',
      role: 'main-applicant',
      lanPays: false,
    });
    const { flow } = await stage(<ResultScreen />, { ...scene(refused), steps });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to “Declaration”' }));
    expect(flow.goTo).toHaveBeenCalledWith('confirmation');
  });

  test('REP-11 without papers it says so', async () => {
    await stage(<ResultScreen />, scene(answerWith({ report: null })));
    expect(await screen.findByText(Result.NoFiles)).toBeTruthy();
  });
});

describe('a hidden report', () => {
  test.each([
    ['rent', Result.HiddenRent, '/v2/report/aggregated-pdf'],
    ['rapid', Result.HiddenRapid, '/v2/report/pdf'],
  ])(
    'REP-05 REP-12 of a %s application says it in two lines, and its paper is made all the same',
    async (type, words, path) => {
      const hidden = answerWith({ hide_report: true, hideReport: true, report: null });
      const { sent } = await stage(<ResultScreen />, { ...scene(hidden), type });
      const [first, second] = words.split('\n');
      const bold = await screen.findByText(first ?? '');
      expect([bold.tagName, bold.nextElementSibling?.textContent]).toEqual(['B', second]);
      expect(screen.getByRole('heading', { level: 1, name: Result.Hidden.Title })).toBeTruthy();
      await waitFor(() => expect(sent(path)[0]?.query).toEqual({ report_id: REPORT_ID }));
      expect(screen.queryAllByRole('button', { name: Result.StartNew })).toHaveLength(type === 'rapid' ? 1 : 0);
    },
  );
});

describe('the paper', () => {
  test('REP-06 cannot be pressed until it is ready; then it opens in a new tab', async () => {
    await stage(<ResultScreen />, scene(answerWith()));
    const waiting = await screen.findByRole('button', { name: Result.PdfPreparing });
    expect(waiting).toHaveProperty('disabled', true);
    cleanup();
    await stage(<ResultScreen />, scene(answerWith(), { '/v2/report/pdf': () => pdf('ready', '/api/v1/files/f1') }));
    const ready = await screen.findByRole('link', { name: Result.Pdf });
    expect([ready.getAttribute('href'), ready.getAttribute('target')]).toEqual(['/api/v1/files/f1', '_blank']);
  });

  test('REP-06 is not offered to whoever may not have it', async () => {
    const { sent } = await stage(<ResultScreen />, scene(answerWith({ can_download: false })));
    await screen.findByRole('heading', { level: 1, name: /rossi/i });
    expect(sent('/v2/report/pdf')).toEqual([]);
  });
});

test('REP-10 a rapid one starts anew and goes back to the papers of the new application', async () => {
  const { flow } = await stage(<ResultScreen />, {
    ...scene(answerWith({ report: reportOf('rapidIt') }), {
      '/v2/report/create-new-app': () => ({ success: true, application_id: 'new-one' }),
    }),
    type: 'rapid',
  });
  await userEvent.click(await screen.findByRole('button', { name: Result.StartNew }));
  await waitFor(() => expect(flow.goTo).toHaveBeenCalledWith('income-check', 'new-one'));
});

test('REP-07 the household stands before the sections, with whoever is still expected', async () => {
  await stage(<ResultScreen />, scene(answerWith({ aggregated: householdReport() })));
  expect(await screen.findByRole('heading', { level: 2, name: 'One person is still expected' })).toBeTruthy();
});

describe('REP-09 the release', () => {
  test('sends nothing by itself, and then to the listing’s side by link', async () => {
    const { sent } = await stage(<ResultScreen />, scene(answerWith()));
    await userEvent.click(await screen.findByRole('button', { name: 'Release to Abitare Orobia' }));
    const dialog = screen.getByRole('dialog');
    expect(sent('/v2/report/release')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: Form.Send }));
    await waitFor(() =>
      expect(sent('/v2/report/release')[0]?.body).toEqual({
        recipient: 'listing',
        delivery: 'link',
        with_household: false,
      }),
    );
    expect(await screen.findByText(Form.Done)).toBeTruthy();
  });

  test('to a named person needs a name and an address that is one', async () => {
    const { sent } = await stage(<ResultScreen />, scene(answerWith({ aggregated: householdReport() })));
    await userEvent.click(await screen.findByRole('button', { name: 'Release to Abitare Orobia' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: Form.Person }));
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Name }), 'Carla Neri');
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Email }), 'carla');
    await userEvent.click(dialog.getByRole('radio', { name: Form.Attachment }));
    await userEvent.click(dialog.getByRole('checkbox', { name: Form.WithHousehold }));
    await userEvent.click(dialog.getByRole('button', { name: Form.Send }));
    expect(sent('/v2/report/release')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Email }), '@casa.example');
    await userEvent.click(dialog.getByRole('button', { name: Form.Send }));
    await waitFor(() =>
      expect(sent('/v2/report/release')[0]?.body).toEqual({
        recipient: { name: 'Carla Neri', email: 'carla@casa.example' },
        delivery: 'attachment',
        with_household: true,
      }),
    );
  });

  test('shows who can see it and every look, and takes it back', async () => {
    const views = ['2026-11-16T09:00:00Z', '2026-11-17T09:00:00Z'].map((at) => ({ what: 'page', at }));
    const { sent } = await stage(
      <ResultScreen />,
      scene(answerWith(), {
        '/v2/report/releases': () => ({
          success: true,
          releases: [
            release({ views }),
            release({ id: 'r2', name: 'Ugo Sala', email: 'ugo@casa.example', revoked_at: '2026-11-15T12:00:00Z' }),
          ],
        }),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'One person can see this report' })).toBeTruthy();
    expect(screen.getByText(/^Opened 2 times, last 17 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('Withdrawn on 15 Nov 2026')).toBeTruthy();
    expect(screen.getAllByText(Log.Withdraw)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the release to Carla Neri' }));
    await waitFor(() => expect(sent('/v2/report/releases/r1/revoke')).toHaveLength(1));
    expect(screen.getByRole('button', { name: Panel.ReleaseMore })).toBeTruthy();
  });
});
