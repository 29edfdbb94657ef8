import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PdfAnswer } from '@vesta/domain/report-answer';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { reportSharing } from '@vesta/texts/en/report-sharing';
import { reportView } from '@vesta/texts/en/report-view';
import { afterEach, describe, expect, test } from 'vitest';
import { stateWith } from '../../../test/details-stage.tsx';
import { answerWith, householdReport, REPORT_ID, refusedWith, reportOf, stage } from '../../../test/report-stage.tsx';
import { ApiFailure } from '../../lib/api.ts';
import type { Flow } from '../../lib/flow/flow.ts';
import ResultScreen from './result.screen.tsx';

afterEach(cleanup);

const { Answer, Result } = reportView.ReportView;
const { Panel, Form, Log, Preview, ToHousehold } = reportSharing.ReportSharing;

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
  paused_at: null,
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
    '/v2/report/releases': () => ({ success: true, releases: [], restricted_at: null }),
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
      isCovered: false,
    });
    const { flow } = await stage(<ResultScreen />, { ...scene(refused), steps });
    expect(await screen.findByRole('heading', { level: 1, name: Result.OpenTitle })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go to “Declaration”' }));
    expect(flow.goTo).toHaveBeenCalledWith('confirmation');
  });

  test('REP-11 without papers it says so', async () => {
    await stage(<ResultScreen />, scene(answerWith({ report: null })));
    expect(await screen.findByText(Result.NoFiles)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: Result.Title })).toBeTruthy();
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

test('REP-05 a hidden report that is made is no longer being prepared', async () => {
  const hidden = answerWith({ hide_report: true, hideReport: true, report: null });
  await stage(<ResultScreen />, scene(hidden, { '/v2/report/aggregated-pdf': () => pdf('ready', '/api/v1/files/f1') }));
  expect(await screen.findByText(Result.HiddenRentMade.split('\n')[0] ?? '')).toBeTruthy();
  expect(screen.queryByText(Result.HiddenRent.split('\n')[0] ?? '')).toBeNull();
});

describe('who did not get to see their report on the page', () => {
  const hidden = { hide_report: true, hideReport: true, report: null, sent_to: 'anna@posta.example' };
  const listing = { lanPays: true, company: { name: 'Abitare Ortica' } } as Flow['listing'];
  const steps = () => screen.getByRole('list', { name: Result.Hidden.Way });

  test('REP-05 REP-12 reads why, where it goes, and how long it takes at the most', async () => {
    await stage(<ResultScreen />, { ...scene(answerWith(hidden)), listing });
    expect(await screen.findByText(/Abitare Ortica pays for this report.*sent to anna@posta\.example/)).toBeTruthy();
    expect(within(steps()).getByText(/at the latest within 48 hours/)).toBeTruthy();
  });

  test('REP-05 REP-07 is not told that everything has arrived while somebody of the household is awaited', async () => {
    await stage(<ResultScreen />, { ...scene(answerWith({ ...hidden, awaited: ['Luca Neri'] })), listing });
    expect(await screen.findByRole('heading', { level: 1, name: Result.Hidden.TitleAwaited })).toBeTruthy();
    expect(screen.queryByText(Result.Hidden.Title)).toBeNull();
    expect(screen.getByText(/Not there yet: Luca Neri\. As long as this person has not/)).toBeTruthy();
  });

  test('REP-05 REP-09 once released, it is with the recipient to decide', async () => {
    const releases = () => ({ success: true, releases: [release()] });
    await stage(<ResultScreen />, scene(answerWith(hidden), { '/v2/report/releases': releases }));
    expect(await screen.findByText('Released to one recipient.')).toBeTruthy();
    expect(within(steps()).getByText(Result.Hidden.Decision).closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('REV-01 is promised nothing and asked for nothing while somebody looks at the papers first', async () => {
    const message = 'Somebody looks at your papers first.';
    const held = answerWith({ ...hidden, sent_to: null, message });
    await stage(<ResultScreen />, {
      ...scene(held, { '/v2/report/aggregated-pdf': () => pdf('ready', '/f1') }),
      listing,
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('list', { name: Result.Hidden.Way })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Release to Abitare Ortica' })).toBeNull();
  });
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
  expect(await screen.findByRole('heading', { level: 2, name: 'One person’s figures are still missing' })).toBeTruthy();
});

test('REP-07 where several apply, what they carry together is the answer, and one income alone stands beside it', async () => {
  const household = householdReport();
  await stage(<ResultScreen />, scene(answerWith({ aggregated: household, has_household: true })));
  const answer = await screen.findByRole('heading', { level: 2, name: Answer.WhatRentTogether });
  const together = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  expect(answer.parentElement?.textContent).toContain(
    together.format((household.monthly_affordability?.value ?? 0) / 100).replace('€', ''),
  );
  expect(screen.queryByRole('heading', { level: 2, name: Answer.WhatRent })).toBeNull();
  const pending = household.members.find((member) => member.pending)?.fullname ?? '';
  expect(screen.getByText(new RegExp(`still missing: .*${pending}`))).toBeTruthy();
});

test('REP-07 a guarantor who is still expected is none of those who would sign', async () => {
  const { members, ...rest } = householdReport();
  const [first] = members;
  if (!first) throw new Error('The household is empty.');
  const guarantor = { ...first, role: 'guarantor' as const, fullname: 'Gudrun Behrens', pending: true, counted: false };
  const settled = members.map((member) => ({ ...member, pending: false, counted: true }));
  const household = { ...rest, members: [...settled, guarantor] };
  await stage(<ResultScreen />, scene(answerWith({ aggregated: household, has_household: true })));
  const line = await screen.findByText(/incomes of \d+ are counted\./);
  expect(line.textContent).not.toContain('Gudrun Behrens');
  expect(line.textContent).not.toContain('still missing');
});

describe('figures for the household', () => {
  const asked = { asked_by: 'Mario Rossi', released_at: null, withdrawn_at: null };

  test('are released by an act of their owner and can be taken back', async () => {
    const { sent } = await stage(<ResultScreen />, scene(answerWith({ household_release: asked })));
    const release = await screen.findByRole('button', { name: ToHousehold.Release });
    // What one was invited for stands above all that one's own report says.
    const heading = screen.getByRole('heading', { level: 1 });
    expect(release.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(release);
    await waitFor(() => expect(sent('/v2/report/household-release')).toHaveLength(1));
    cleanup();
    const released = { ...asked, released_at: '2026-11-15T10:00:00Z' };
    const after = await stage(<ResultScreen />, scene(answerWith({ household_release: released })));
    expect(await screen.findByRole('heading', { name: 'Your figures count with Mario Rossi' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: Panel.HouseholdOnly })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: Panel.OnlyYou })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: ToHousehold.Withdraw }));
    expect(after.sent('/v2/report/household-release/revoke')).toEqual([]);
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText(/may have seen them by now/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: ToHousehold.Confirm.Yes }));
    await waitFor(() => expect(after.sent('/v2/report/household-release/revoke')).toHaveLength(1));
  });

  test('that were taken back are not said to have been seen by nobody', async () => {
    const withdrawn = { ...asked, withdrawn_at: '2026-11-16T10:00:00Z' };
    await stage(<ResultScreen />, scene(answerWith({ household_release: withdrawn })));
    expect(await screen.findByText(/You took your figures back on 16 November 2026/)).toBeTruthy();
    expect(screen.queryByText(/Nobody in the household has seen/)).toBeNull();
  });

  test('REP-07 of a guarantor are never said to count: they stand beside the sums', async () => {
    const answer = answerWith({ household_release: { ...asked, released_at: '2026-11-15T10:00:00Z' } });
    const state = stateWith({ application: { applicant_role: 'guarantor' } });
    await stage(<ResultScreen />, { ...scene(answer), saved: state });
    const { TitleDone, Never, Release } = reportSharing.ReportSharing.ForGuarantor;
    expect(await screen.findByRole('heading', { name: TitleDone.replace('{name}', 'Mario Rossi') })).toBeTruthy();
    expect(screen.getByText(Never.replace('{name}', 'Mario Rossi'))).toBeTruthy();
    expect(screen.getByRole('heading', { name: Panel.GuarantorOnly.replace('{name}', 'Mario Rossi') })).toBeTruthy();
    expect(screen.queryByText(/count/i, { selector: '#household-release *' })).toBeNull();
    cleanup();
    await stage(<ResultScreen />, { ...scene(answerWith({ household_release: asked })), saved: state });
    expect(await screen.findByRole('button', { name: Release })).toBeTruthy();
    expect(screen.getByText(/your release as guarantor is enough/)).toBeTruthy();
  });

  test('are not asked for by whoever leads the application', async () => {
    await stage(<ResultScreen />, scene(answerWith()));
    await screen.findByRole('heading', { level: 1, name: /rossi/i });
    expect(screen.queryByRole('button', { name: ToHousehold.Release })).toBeNull();
  });

  test('can be released beside a report that the listing pays for', async () => {
    const hidden = { hideReport: true, hide_report: true, report: null, has_household: true, household_release: asked };
    await stage(<ResultScreen />, scene(answerWith(hidden)));
    expect(await screen.findByRole('button', { name: ToHousehold.Release })).toBeTruthy();
    // Nobody is asked to send on what is not made yet.
    expect(screen.queryByRole('button', { name: Panel.Release })).toBeNull();
    cleanup();
    await stage(
      <ResultScreen />,
      scene(answerWith(hidden), { '/v2/report/aggregated-pdf': () => pdf('ready', '/f1') }),
    );
    await userEvent.click(await screen.findByRole('button', { name: Panel.Release }));
    expect(within(screen.getByRole('dialog')).getByRole('checkbox', { name: Form.WithHousehold })).toBeTruthy();
  });
});

describe('REP-09 the release', () => {
  test.each([
    ['main-applicant', true],
    ['guarantor', false],
  ] as const)('tells a %s of household and pets: %s', async (applicant_role, isTold) => {
    await stage(<ResultScreen />, { ...scene(answerWith()), saved: stateWith({ application: { applicant_role } }) });
    const seen = await screen.findByText(/^They see your name/);
    expect(/how many people move in.*and pets/.test(seen.textContent ?? '')).toBe(isTold);
    expect(seen.textContent).toContain('your present rent, sums and checks');
  });

  test('promises for a rapid report no more than it was asked for: no identity, no household, no pets', async () => {
    await stage(<ResultScreen />, { ...scene(answerWith({ report: reportOf('rapidIt') })), type: 'rapid' });
    const seen = await screen.findByText(/^They see your name/);
    expect(seen.textContent).toContain('your present rent, sums and checks');
    expect(seen.textContent).not.toMatch(/identity|move in|pets/);
  });

  test.each([
    ['main-applicant', true],
    ['guarantor', false],
  ] as const)('tells a %s of the household before a lender sees it: %s', async (applicant_role, isTold) => {
    await stage(<ResultScreen />, {
      ...scene(answerWith({ report: reportOf('mortgageIt') })),
      saved: stateWith({ application: { applicant_role } }),
    });
    const seen = await screen.findByText(/^They see your name/);
    expect(/how many people move in/.test(seen.textContent ?? '')).toBe(isTold);
    expect(seen.textContent).toContain('your work, your bank, sums, checks and single bank transactions');
  });

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
        with_contact: false,
      }),
    );
    expect(await screen.findByText(Form.Done)).toBeTruthy();
  });

  test('to a named person needs a name and an address that is one', async () => {
    const { sent } = await stage(
      <ResultScreen />,
      scene(answerWith({ aggregated: householdReport(), has_household: true })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Release to Abitare Orobia' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: Form.Person }));
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Name }), 'Carla Neri');
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Email }), 'carla');
    await userEvent.click(dialog.getByRole('radio', { name: Form.Attachment }));
    expect(dialog.getByRole('checkbox', { name: Form.WithHousehold })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: Form.WithContact })).toHaveProperty('checked', false);
    await userEvent.click(dialog.getByRole('checkbox', { name: Form.WithContact }));
    await userEvent.click(dialog.getByRole('button', { name: Form.Send }));
    expect(sent('/v2/report/release')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: Form.Email }), '@casa.example');
    await userEvent.click(dialog.getByRole('button', { name: Form.Send }));
    await waitFor(() =>
      expect(sent('/v2/report/release')[0]?.body).toEqual({
        recipient: { name: 'Carla Neri', email: 'carla@casa.example' },
        delivery: 'attachment',
        with_household: true,
        with_contact: true,
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
            release({ views, recipient_kind: 'listing' }),
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
    expect(await screen.findByText(Log.Confirm.PdfNotTaken)).toBeTruthy();
    expect(sent('/v2/report/releases/r1/revoke')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: Log.Confirm.Yes, hidden: true }));
    await waitFor(() => expect(sent('/v2/report/releases/r1/revoke')).toHaveLength(1));
    expect(screen.getByRole('button', { name: Panel.ReleaseMore })).toBeTruthy();
  });

  test('LAW-01 while all sharing is stopped nobody is said to see it but those who have the PDF', async () => {
    const restricted_at = '2026-11-16T10:00:00Z';
    const show = (releases: object[]) =>
      stage(
        <ResultScreen />,
        scene(answerWith(), { '/v2/report/releases': () => ({ success: true, releases, restricted_at }) }),
      );
    await show([release()]);
    expect(await screen.findByText(Panel.Restricted.replace('{day}', '16 November 2026'))).toBeTruthy();
    expect(screen.getByRole('heading', { name: Panel.OnlyYou })).toBeTruthy();
    expect(screen.getByText('Paused since 16 Nov 2026')).toBeTruthy();
    expect(screen.queryByText(Panel.NobodyAsked)).toBeNull();
    expect(screen.queryByRole('button', { name: Panel.ReleaseMore })).toBeNull();
    expect(screen.getByRole('link', { name: Panel.Allow }).getAttribute('href')).toBe('/en/my-data');
    cleanup();
    await show([release({ delivery: 'attachment' })]);
    expect(await screen.findByRole('heading', { name: 'One person can see this report' })).toBeTruthy();
    expect(screen.queryByText(/^Paused/)).toBeNull();
  });

  test('says that a PDF which was taken stays, before a link is closed', async () => {
    const views = [
      { what: 'page', at: '2026-11-16T09:00:00Z' },
      { what: 'pdf', at: '2026-11-16T09:05:00Z' },
    ];
    const releases = [release({ views })];
    await stage(<ResultScreen />, scene(answerWith(), { '/v2/report/releases': () => ({ success: true, releases }) }));
    expect(await screen.findByText(/^Opened once/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the release to Carla Neri' }));
    expect(await screen.findByText('The PDF was downloaded on 16 Nov 2026 and stays with them.')).toBeTruthy();
  });

  test('asks with what is known now, not with what was known when the page was loaded', async () => {
    const later = [{ what: 'pdf', at: '2026-11-16T09:05:00Z' }];
    let views: typeof later = [];
    const scened = scene(answerWith(), {
      '/v2/report/releases': () => ({ success: true, releases: [release({ views })] }),
    });
    await stage(<ResultScreen />, scened);
    expect(await screen.findByText(Log.NotOpened)).toBeTruthy();
    views = later;
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the release to Carla Neri' }));
    expect(await screen.findByText('The PDF was downloaded on 16 Nov 2026 and stays with them.')).toBeTruthy();
  });

  test('a release of an earlier report says so, and the new one can be released to the same side', async () => {
    const releases = [release({ recipient_kind: 'listing', report_id: '00000000-0000-4000-8000-00000000000e' })];
    await stage(<ResultScreen />, scene(answerWith(), { '/v2/report/releases': () => ({ success: true, releases }) }));
    expect(await screen.findByText(/^Shows an earlier report \(VR-/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Nobody can see this report yet; one person/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^One person can see this report/ })).toBeNull();
    expect(screen.queryByRole('button', { name: Panel.ReleaseMore })).toBeNull();
    expect(screen.getByRole('button', { name: /^Release to / })).toBeTruthy();
  });
});

test('REP-09 the report can be looked at as others would see it, and left again', async () => {
  const preview = {
    success: true,
    applicant_name: 'Mario Rossi',
    listing_id: null,
    flat: null,
    valid_until: '2027-01-14T10:00:00Z',
    report: reportOf('rentRecipient'),
    aggregated: null,
  };
  const { sent } = await stage(<ResultScreen />, scene(answerWith(), { '/v2/report/release-preview': () => preview }));
  await userEvent.click(await screen.findByRole('button', { name: Panel.Preview }));
  expect(await screen.findByText(Preview.Title)).toBeTruthy();
  expect(await screen.findByText(/^Released to you by Mario Rossi/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Open document/ })).toBeNull();
  // What a check says to its owner is not what it says to a landlord.
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more checks$/ }));
  const checks = document.getElementById('checks')?.textContent;
  expect(checks).toMatch(/applicant/);
  expect(checks).not.toMatch(/\byours?\b/i);
  expect(sent('/v2/report/release')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: Preview.Back }));
  expect(await screen.findByRole('button', { name: Panel.Preview })).toBeTruthy();
});

test('PAY-03 who has paid opens the receipt from the report, as its mail says', async () => {
  await stage(<ResultScreen />, scene(answerWith({ has_receipt: true })));
  const link = await screen.findByRole('link', { name: Result.Receipt });
  expect(link.getAttribute('href')).toContain('/api/v1/payment/receipt?application_id=');
  cleanup();
  await stage(<ResultScreen />, scene(answerWith()));
  expect(screen.queryByRole('link', { name: Result.Receipt })).toBeNull();
});

describe('after the report', () => {
  test.each([
    ['shown', () => answerWith()],
    ['hidden', () => answerWith({ hide_report: true, report: null })],
  ])('PAY-01 papers can be added or put right, from a report that is %s', async (_name, answer) => {
    const steps = workflowFor({
      region: 'it',
      applicationType: 'rent',
      employmentStatus: 'Employed',
      role: 'main-applicant',
      lanPays: false,
      isCovered: false,
    });
    const { flow } = await stage(<ResultScreen />, { ...scene(answer()), steps });
    await userEvent.click(await screen.findByRole('button', { name: Result.CorrectPapers }));
    expect(screen.getByRole('dialog').textContent).toContain(Result.CorrectText);
    await userEvent.click(screen.getByRole('button', { name: Result.CorrectGo }));
    expect(flow.goTo).toHaveBeenCalledWith('income-check');
  });
});
