import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@vesta/domain/languages';
import { standingOf } from '@vesta/domain/report/checks-tally';
import { type ReportMessage, reportFlags } from '@vesta/domain/report/flags';
import { maturityReasons } from '@vesta/domain/report/mortgage';
import { reportNumber } from '@vesta/domain/report-number';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { documentRecord, readingOf } from '../../../test/document-records.ts';
import { householdReport, reportOf, stage } from '../../../test/report-stage.tsx';
import { ChangesNote } from './changes/changes-note.tsx';
import { ExplainDialog } from './explain/explain-dialog.tsx';
import { HouseholdSection } from './household/household-section.tsx';
import { ReportView } from './report-view.tsx';
// Fetched on demand on the page; here beforehand, so that no test waits for it.
import '../evidence-view/evidence-view.tsx';
import '../evidence-view/figure-page.tsx';

afterEach(cleanup);

const levels = (container: HTMLElement) =>
  [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));

describe.each(languages)('in %s', (language) => {
  test.each(['rentIt', 'rentDe', 'rentRecipient', 'rapidIt', 'mortgageIt'] as const)(
    '%s has every word, one first heading, no level left out, and heads in every table',
    async (name) => {
      const { container, missing } = await stage(<ReportView report={reportOf(name)} />, { language });
      expect(missing).toEqual([]);
      const found = levels(container);
      expect(found.filter((level) => level === 1)).toHaveLength(1);
      expect(found.every((level, index) => level - (found[index - 1] ?? 0) <= 1)).toBe(true);
      for (const table of container.querySelectorAll('table')) {
        expect(table.querySelector('caption')?.textContent).not.toBe('');
        expect(table.querySelectorAll('thead th[scope=col]').length).toBeGreaterThan(0);
        for (const row of table.querySelectorAll('tbody tr')) expect(row.querySelector('th[scope=row]')).not.toBeNull();
      }
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // A raw code on the page would be a word that nobody wrote.
      expect(container.textContent).not.toMatch(/\bR_[A-Z]+_|undefined|NaN|\bnull\b/);
    },
  );

  test.each(['rentIt', 'mortgageIt'] as const)('REP-07 a guarantor reads what they could carry in %s', async (name) => {
    const report = reportOf(name);
    report.personal_details.role = 'guarantor';
    report.own_room = { room: 74_000, income: 310_000, commitments: 0, housing: null };
    const { container, missing } = await stage(<ReportView report={report} />, { language });
    expect(missing).toEqual([]);
    expect(container.textContent).toMatch(/carry as guarantor|sostenere come garante|als Bürgschaft tragbar/);
    expect(container.textContent).toMatch(/is not known, so nothing|non è noto|ist nicht bekannt; darum/);
    const tenants =
      /What rent is sustainable|What mortgage is|Quale affitto è|Welche Warmmiete ist|gap is closed|gap is left/;
    expect(container.textContent).not.toMatch(tenants);
    expect(container.querySelector('#people')).toBeNull();
    // They move nowhere, and nobody asked them.
    expect(container.querySelector('#identity')?.textContent).not.toMatch(/Pets|Animali|Haustiere/);
  });

  test('MORT-01 REP-03 every reason for the judged term has its sentence', async () => {
    for (const maturity_reason of maturityReasons) {
      const report = reportOf('mortgageIt');
      if (report.kind !== 'mortgage') throw new Error('not the report that was asked for');
      const term = { judged_maturity: 20, wished_maturity: 30, suggested_maturity: 25, age_limit: 75, maturity_reason };
      report.mortgage = { ...report.mortgage, ...term };
      const { container, missing, unmount } = await stage(<ReportView report={report} />, { language });
      expect(missing).toEqual([]);
      expect(container.textContent).toMatch(/20 (?:years|anni|Jahre)/);
      expect(container.textContent).toMatch(/25 (?:years|anni|Jahre)/);
      unmount();
    }
  });

  test('REP-08 every flag has its sentence', async () => {
    const report = reportOf('rentIt');
    const values = { amount: 1, shortfall: 1, missing: 1, days: 2, names: 'Anna', sources: 'x', count: 1 };
    report.aggregated_error_messages = reportFlags.map((msg) => ({
      type: 'warning',
      msg,
      source: 'bank',
      data: values,
      papers: [],
    }));
    const { container, missing } = await stage(<ReportView report={report} />, { language });
    expect(missing).toEqual([]);
    expect(container.querySelectorAll('#income [data-tone=warning]')).toHaveLength(reportFlags.length);
  });
});

test('REP-01 the first screen answers what, how sure and what was verified, and the limit that binds', async () => {
  await stage(<ReportView report={reportOf('rentIt')} />);
  expect(screen.getByRole('heading', { level: 1, name: /rossi/i })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'What rent is sustainable?' })).toBeTruthy();
  expect(screen.getAllByText('€600').length).toBeGreaterThan(0);
  expect(screen.getByText('How sure are we?')).toBeTruthy();
  expect(screen.getByText('What was verified?')).toBeTruthy();
  expect(screen.getByText('What sets the limit:').parentElement?.textContent).toContain('Income share after debts');
});

test('REP-04 without a home in view no rent is marked, and a deposit says of which rent it is', async () => {
  const report = reportOf('rentDe');
  if (report.kind !== 'rent') throw new Error('not the report that was asked for');
  const range = { translation_key: 'range_only', rent: null, rent_kind: null, percentage: 0 } as const;
  const open = { ...report, monthly_affordability: { ...report.monthly_affordability, ...range } };
  const { container, unmount } = await stage(<ReportView report={open} />);
  expect(container.querySelector('[data-marker]')).toBeNull();
  expect(screen.getByText('No rent in view')).toBeTruthy();
  unmount();
  const deposit = { ...report.deposit, required: 228_000, basis: 'base_estimated' as const };
  await stage(<ReportView report={{ ...report, deposit }} />);
  expect(screen.getByText('Deposit of three rents without charges (estimated)')).toBeTruthy();
});

test('REP-11 without a paper, or without one that could be read, the report says so first', async () => {
  const report = reportOf('rentIt');
  const none: ReportMessage = { type: 'warning', msg: 'no_files', source: 'bank', data: {}, papers: [] };
  await stage(<ReportView report={{ ...report, evidence: [], aggregated_error_messages: [none] }} />);
  expect(screen.getAllByText('No documents were supplied, so the report has no figures.').length).toBeGreaterThan(0);
  expect(screen.getByText('1 remark').closest('details')?.id).toBe('income');
  cleanup();
  await stage(<ReportView report={{ ...report, evidence: report.evidence.map((one) => ({ ...one, used: false })) }} />);
  expect(screen.getByText(/^Your files could not be read/)).toBeTruthy();
});

test('a figure opens how it was computed, with the papers behind it', async () => {
  await stage(<ReportView report={reportOf('rentIt')} />);
  const [figure] = screen.getAllByRole('button', { name: /^€600/ });
  if (!figure) throw new Error('the first figure cannot be opened');
  await userEvent.click(figure);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('heading', { name: 'Recommended rent' })).toBeTruthy();
  expect(within(dialog).getAllByText('sets the limit')).toHaveLength(1);
  expect(within(dialog).getAllByRole('button', { name: /Open document/ }).length).toBeGreaterThan(0);
});

test('REP-02 who may not learn since when somebody works reads where and how, not what nobody stated', async () => {
  const report = reportOf('rapidIt');
  const { employer } = report.employment;
  report.employment.seniority = { ...report.employment.seniority, value: null };
  report.employment.status = 'Hybrid-employed';
  await stage(<ReportView report={report} />);
  expect(screen.getByText(`With ${employer}, open-ended`)).toBeTruthy();
  expect(screen.queryByText('Employed and self-employed')).toBeNull();
});

test('REP-03 a chart of money in and out names no pay where there is none', async () => {
  const report = reportOf('mortgageIt');
  if (report.kind !== 'mortgage') throw new Error('no mortgage');
  const legend = (container: HTMLElement) => container.querySelector('#cashflow figure')?.textContent ?? '';
  const paid = await stage(<ReportView report={report} />);
  expect(legend(paid.container)).toContain('Salary');
  cleanup();
  for (const month of report.cashflow) Object.assign(month, { salary: 0, other: 100_000 });
  const unpaid = await stage(<ReportView report={report} />);
  expect(legend(unpaid.container).split('Money out')[0]).not.toContain('Salary');
});

test.each(languages)(
  'REP-03 below the columns of a loan stand words that fit between them, in %s',
  async (language) => {
    const report = reportOf('mortgageIt');
    if (report.kind !== 'mortgage') throw new Error('no mortgage');
    for (const row of report.mortgage.maturities) Object.assign(row, { fits: false, suggested: false, allowed: true });
    const { container } = await stage(<ReportView report={report} />, { language });
    const below = [...container.querySelectorAll('#instalments svg text[class*=sub]')].map(
      (one) => one.textContent ?? '',
    );
    expect(below).toHaveLength(report.mortgage.maturities.length);
    for (const words of below) expect(words.length).toBeLessThanOrEqual(16);
  },
);

test('REP-03 a figure shows the page it stands on, cropped and whole, the steps to it and what would change it', async () => {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'])));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined }));
  const report = reportOf('rentIt');
  const behind = report.explain.find(({ figure }) => figure === 'employment_income');
  for (const place of behind?.inputs[0]?.places ?? [])
    Object.assign(place, { page: 1, box: { left: 300, top: 400, right: 360, bottom: 420 } });
  const reading = { ...readingOf(documentRecord()), pages: [{ number: 1, width: 600, height: 800, frame: null }] };
  const answers = Object.fromEntries(
    report.evidence.map(({ document_id: id }) => [`/v1/other-documents/${id}/reading`, () => reading]),
  );
  const { container } = await stage(<ReportView report={report} />, { answers });
  const figure = container.querySelector<HTMLElement>('#employment button[class*=figure]');
  if (!figure) throw new Error('the income cannot be opened');
  await userEvent.click(figure);
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(container.ownerDocument.querySelectorAll('dialog svg image')).toHaveLength(2));
  expect(container.ownerDocument.querySelectorAll('[data-box=figure]').length).toBeGreaterThan(0);
  expect(dialog.getByText(/^The middle value \(median\) of /)).toBeTruthy();
  expect(dialog.getByText(/ × \(12 \+ .*\) ÷ 12$/)).toBeTruthy();
  expect(dialog.getByText(/^A newer payslip, a further income/)).toBeTruthy();
  expect(dialog.getByText('Open-ended')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Correct this figure' }));
  expect(await screen.findByRole('dialog', { name: /^P\d · Payslip/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('REP-03 the number of salaries a year says whether a paper tells it', async () => {
  const report = reportOf('rentIt');
  const { unmount } = await stage(<ReportView report={report} />);
  expect(screen.getByText('as the documents say')).toBeTruthy();
  unmount();
  for (const input of report.explain.flatMap(({ inputs }) => inputs)) if (input.name === 'paychecks') input.places = [];
  await stage(<ReportView report={report} />);
  expect(screen.getByText('as declared; no document says it')).toBeTruthy();
});

test('REP-03 where the papers tell another number of salaries than was stated, the report says both', async () => {
  const report = reportOf('rentIt');
  const [check] = report.checks;
  if (!check) throw new Error('a report without checks');
  report.checks = [
    ...report.checks.filter(({ rule }) => rule !== 'R_IT_13_14'),
    { ...check, rule: 'R_IT_13_14', data: { found: 13, expected: 12, excluded: 0 } },
  ];
  await stage(<ReportView report={report} />);
  expect(screen.getByText('as the documents say; 12 were stated')).toBeTruthy();
});

test.each(languages)(
  'MORT-01 REP-03 a mortgage report in %s speaks of the lender, not of landlords, animals or a new rent',
  async (language) => {
    const { container } = await stage(<ReportView report={reportOf('mortgageIt')} />, { language });
    const words = ['#identity', '#outgoings', '#employment']
      .map((id) => container.querySelector(id)?.textContent)
      .join(' ');
    expect(words.length).toBeGreaterThan(200);
    expect(words).not.toMatch(
      /landlord|\bpets\b|new rent|proprietari|[Aa]nimali|nuovo affitto|Vermieter|Haustiere|neue Warmmiete/,
    );
  },
);

test('REP-03 a figure without anything behind it is no button', async () => {
  const report = reportOf('mortgageIt');
  report.explain = report.explain.filter(({ figure }) => figure === 'instalment');
  const { container } = await stage(<ReportView report={report} />);
  const buttons = [...container.querySelectorAll<HTMLElement>('button[class*=figure]')];
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    await userEvent.click(button);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  }
});

test('REP-03 every figure says what would change it', async () => {
  for (const name of ['rentIt', 'mortgageIt'] as const) {
    const report = reportOf(name);
    for (const explanation of report.explain) {
      const { unmount } = await stage(
        <ExplainDialog explanation={explanation} evidence={[]} onClose={() => undefined} />,
      );
      expect(screen.getByRole('heading', { name: 'What would change it', hidden: true })).toBeTruthy();
      unmount();
    }
  }
});

test.each([
  [0, ['Month', 'Gross', 'Deducted', 'Net']],
  [9_000, ['Month', 'Gross', 'Deducted', 'One-off', 'Net']],
])(
  'REP-01 a column in which nothing is known is left out, and one of %i cents as one-off pay',
  async (oneOff, columns) => {
    const report = reportOf('rentIt');
    for (const { rows } of report.payslips_incomes)
      for (const row of rows) Object.assign(row, { in_bank_on: null, difference: null, one_off: oneOff });
    await stage(<ReportView report={report} />);
    const heads = within(screen.getByRole('table', { name: /Payslips/ })).getAllByRole('columnheader', {
      hidden: true,
    });
    expect(heads.map(({ textContent }) => textContent)).toEqual(columns);
  },
);

test('REP-03 money of a kind that never came has no column', async () => {
  const report = reportOf('mortgageIt');
  if (report.kind !== 'mortgage') throw new Error('not the report that was asked for');
  for (const row of report.cashflow) Object.assign(row, { alimony: 0, support: 0, other: 0 });
  await stage(<ReportView report={report} />);
  const heads = within(screen.getByRole('table', { name: /Money in and out/ })).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Month', 'Salary', 'Money out']);
});

test('REP-01 countries of identity papers are named, not coded', async () => {
  await stage(<ReportView report={reportOf('rentIt')} />);
  expect(screen.getAllByText('Italy').length).toBeGreaterThan(0);
});

test('REP-03 an income that only a tax return tells stands in its part with its papers, and no salary is missed', async () => {
  const report = reportOf('mortgageIt');
  if (report.kind !== 'mortgage') throw new Error('not the report that was asked for');
  report.monthly = [];
  report.payslips_incomes = [];
  report.bank_statements_incomes.content = [];
  if (report.balances) report.balances.last_salary_on = null;
  const income = report.explain.find(({ figure }) => figure === 'monthly_income');
  const { container } = await stage(<ReportView report={report} />);
  const part = container.querySelector('#income');
  expect(part?.textContent).toContain('Monthly income');
  for (const { key } of income?.documents ?? []) expect(part?.textContent).toContain(key);
  expect(container.querySelector('#balance')?.textContent).not.toMatch(/last salary/i);
});

test('REP-07 MORT-01 the income of a guarantor stands apart from whoever rents, or from whoever asks for the loan', async () => {
  const guarantor = { fullname: 'Anna Neri', relationship: null, email: null, pending: true } as never;
  for (const [name, others] of [
    ['rentIt', /never added to the tenants’/],
    ['mortgageIt', /never added to that of whoever asks for the loan/],
  ] as const) {
    const report = reportOf(name);
    if (report.kind !== 'rent' && report.kind !== 'mortgage') throw new Error('not a report with people');
    report.guarantors.content = [guarantor];
    const { container, unmount } = await stage(<ReportView report={report} />);
    expect(container.querySelector('#people')?.textContent).toMatch(others);
    unmount();
  }
});

test('the key behind a figure opens its paper at the page, with the place marked', async () => {
  const report = reportOf('rentIt');
  const row = report.payslips_incomes[0]?.rows[0];
  const net = row?.places.find(({ what }) => what === 'net');
  if (!row || !net) throw new Error('no payslip to open');
  Object.assign(net, { page: 2, box: { left: 300, top: 400, right: 360, bottom: 500 } });
  const paper = report.evidence.find(({ key }) => key === row.key)?.document_id;
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'])));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined }));
  // As newer browsers have it: whoever scrolls is promised the end of it.
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as undefined);
  const shape = { width: 600, height: 800, frame: null };
  const reading = { ...readingOf(documentRecord()), pages: [1, 2, 3].map((number) => ({ number, ...shape })) };
  const { container } = await stage(<ReportView report={report} />, {
    answers: { [`/v1/other-documents/${paper}/reading`]: () => reading },
  });
  const [key] = within(screen.getByRole('table', { name: /Payslips/ })).getAllByRole('button', {
    name: `Open document ${row.key}`,
  });
  if (!key) throw new Error('the row has no key');
  await userEvent.click(key);
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  expect(await screen.findByText('This figure comes from 3 marked places (page 1, 2).')).toBeTruthy();
  await waitFor(() => expect(container.ownerDocument.querySelector('[data-spot]')).not.toBeNull());
  const spot = container.ownerDocument.querySelector('[data-spot]');
  expect(['x', 'y', 'height'].map((name) => Number(spot?.getAttribute(name)))).toEqual([0.494, 0.496, 0.133]);
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(container.ownerDocument.querySelector('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: /rossi/i })).toBeTruthy();
  expect(scroll).toHaveBeenCalled();
  scroll.mockRestore();
  vi.unstubAllGlobals();
});

test('an owner can open every paper, a recipient none; both see which papers a figure rests on', async () => {
  await stage(<ReportView report={reportOf('rentIt')} />);
  expect(screen.getAllByRole('button', { name: 'Open document P1' }).length).toBeGreaterThan(0);
  cleanup();
  const { container } = await stage(<ReportView report={reportOf('rentRecipient')} />);
  expect(screen.queryByRole('button', { name: /Open document/ })).toBeNull();
  expect(within(container).getAllByText('P1').length).toBeGreaterThan(0);
  expect(container.textContent).not.toContain('CA12345AA');
});

test.each(['rentIt', 'rentDe', 'rentRecipient', 'mortgageIt', 'rapidIt'] as const)(
  'the contents of %s name every section, in the order in which they stand',
  async (name) => {
    const report = reportOf(name);
    const household = report.kind === 'rapid' ? null : householdReport();
    const { container } = await stage(
      <ReportView report={report} household={household} first={household && <HouseholdSection report={household} />} />,
    );
    // On phones the list is not shown, and so it has no role there.
    const named = [...container.querySelectorAll('aside nav a')].map((link) => link.getAttribute('href')?.slice(1));
    expect(named).toEqual([...container.querySelectorAll('details[id]')].map(({ id }) => id));
  },
);

test('without a paper, a name that the bank confirmed is told as that, to the landlord as well', async () => {
  const report = reportOf('rentDe');
  if (report.kind !== 'rent') throw new Error('not a rent report');
  const byBank = (value: boolean) => ({
    ...report,
    national_ids: [],
    personal_details: {
      ...report.personal_details,
      verified: false,
      controls: [{ translation_key: 'name_confirmed_by_bank', value, icon: 'tick' as const, reverse_colors: false }],
    },
  });
  await stage(<ReportView report={byBank(true)} />);
  expect(screen.getByText('The bank confirmed the name')).toBeTruthy();
  expect(screen.getByText('Confirmed by the bank')).toBeTruthy();
  expect(screen.queryByText('No identity document is there')).toBeNull();
  cleanup();
  await stage(<ReportView report={byBank(false)} />);
  expect(screen.getByText('No identity document is there')).toBeTruthy();
  expect(screen.queryByText('Confirmed by the bank')).toBeNull();
});

test('a check is told once for all its papers, and can be narrowed down to what stayed open', async () => {
  const report = reportOf('rentIt');
  const { container } = await stage(<ReportView report={report} />);
  const rules = new Set(report.checks.map(({ rule, outcome }) => `${rule} ${outcome}`));
  expect(screen.getByRole('button', { name: `All ${rules.size}` })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^To note/ }));
  const noted = new Set(report.checks.filter((check) => standingOf(check) === 'noted').map(({ rule }) => rule));
  expect(noted.size).toBeGreaterThan(0);
  expect(container.querySelectorAll('#checks li')).toHaveLength(noted.size);
  // What weighs little by itself is never told as failed.
  expect(within(container).queryByText('Failed')).toBeNull();
});

test('whoever sees fewer checks than the applicant is told that there are more', async () => {
  const note = /shown to the applicant alone/;
  await stage(<ReportView report={reportOf('rentIt')} />);
  expect(screen.queryByText(note)).toBeNull();
  cleanup();
  await stage(<ReportView report={{ ...reportOf('rentIt'), audience: 'recipient' }} />);
  expect(screen.getByText(note)).toBeTruthy();
});

test('days and months in the sentence of a check are written out', async () => {
  const report = reportOf('rentIt');
  const [any] = report.checks;
  if (!any) throw new Error('a report without checks');
  const data = { months: 3, missing: '2026-08, 2026-09', missing_count: 2 };
  const gap = {
    ...any,
    rule: 'R_BANK_COVERAGE_3M',
    outcome: 'failed',
    message: 'checks.R_BANK_COVERAGE_3M.failed',
    data,
  };
  const { container } = await stage(<ReportView report={{ ...report, checks: [gap] as typeof report.checks }} />);
  const told = container.querySelector('#checks')?.textContent;
  expect(told).toContain('August 2026 and September 2026');
});

test('REP-02 the rapid report has no name in its head and answers its controls with yes and no', async () => {
  const report = reportOf('rapidIt');
  const { container } = await stage(<ReportView report={report} />, { type: 'rapid' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(reportNumber(report.report_id));
  const controls = container.querySelectorAll('#controls li');
  expect(controls).toHaveLength(report.payslips_controls.content.length);
  for (const control of controls) expect(control.textContent).toMatch(/Yes|No|Not settled/);
});

test('REP-03 the mortgage report shows the loan, its length, the own funds and the latest movements', async () => {
  const { container } = await stage(<ReportView report={reportOf('mortgageIt')} />, { type: 'mortgage' });
  expect(screen.getAllByText('€80,000').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/over 25 years/).length).toBeGreaterThan(0);
  expect(container.querySelectorAll('#instalments tbody tr').length).toBeGreaterThan(2);
  const moves = container.querySelectorAll('#cashflow > div > div:last-of-type tbody tr');
  expect(moves).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: /^All \d+ transactions/ }));
  expect(container.querySelectorAll('#cashflow > div > div:last-of-type tbody tr').length).toBeGreaterThan(5);
});

test('REP-03 REP-07 beside the verdict on a loan for several stands whose income it holds and who is still expected', async () => {
  const household = householdReport();
  await stage(<ReportView report={reportOf('mortgageIt')} household={household} />, { type: 'mortgage' });
  expect(screen.getByRole('heading', { level: 2, name: 'Can they carry the loan together?' })).toBeTruthy();
  const pending = household.members.find((member) => member.pending)?.fullname ?? '';
  expect(screen.getByText(new RegExp(`of \\d+ (is|are) counted.*still missing: .*${pending}`))).toBeTruthy();
  cleanup();
  await stage(<ReportView report={reportOf('mortgageIt')} />, { type: 'mortgage' });
  expect(screen.queryByText(/still missing/)).toBeNull();
});

test('a file that would not open is not counted among the other documents that were read', async () => {
  const report = reportOf('mortgageIt');
  const [paper] = report.evidence;
  if (!paper) throw new Error('The report rests on nothing.');
  const other = { label: null, type: 'other', possible_type: null, info: [], notes: null, valid: null, msg: null };
  report.other_documents = ['O1', 'O2'].map((key) => ({ ...other, key }));
  report.evidence.push({ ...paper, key: 'O2', used: false, unused_for: 'unread' });
  await stage(<ReportView report={report} />, { type: 'mortgage' });
  expect(screen.getByText('One more document was read, one could not be read')).toBeTruthy();
});

test.each(languages)('REP-03 in %s a report for a lender speaks of no tenancy', async (language) => {
  const { container } = await stage(<ReportView report={reportOf('mortgageIt')} />, { language });
  expect(container.textContent).toMatch(/how long a loan may run|durata del mutuo|Laufzeit des Darlehens/);
  const tenancy = /\bpets?\b|landlord|\btenan|animal[ie]|locator|inquilin|Haustier|Vermieter|Kaution|cauzion/i;
  expect(container.textContent).not.toMatch(tenancy);
});

test('REP-03 an Italian chart writes thousands as the tables do, and a length of time stays on one line', async () => {
  const { container } = await stage(<ReportView report={reportOf('mortgageIt')} />, { language: 'it' });
  const inCharts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(inCharts).toContain('1.000');
  expect(inCharts.filter((text) => /^-?\d{4}$/.test(text ?? ''))).toEqual([]);
  const lengths = [...container.querySelectorAll('#instalments tbody th')];
  expect(lengths.length).toBeGreaterThan(0);
  for (const length of lengths) expect(length.hasAttribute('data-day')).toBe(true);
});

test('a tax number that nobody was asked for has no empty line', async () => {
  const report = reportOf('rentDe');
  const [name] = report.personal_details.fields;
  if (!name) throw new Error('a report without a name');
  const line = (value: string | null) => ({ ...name, translation_key: 'fiscal_code' as const, value });
  const shown = async (value: string | null) => {
    report.personal_details.fields = [name, line(value)];
    await stage(<ReportView report={report} />);
    const found = screen.queryAllByText('Tax number').length;
    cleanup();
    return found;
  };
  expect(await shown('92915308471')).toBe(1);
  expect(await shown(null)).toBe(0);
});

test('REP-07 the household names who is still expected and keeps the guarantor apart', async () => {
  await stage(<HouseholdSection report={householdReport()} />);
  expect(screen.getByRole('heading', { level: 2, name: 'One person’s figures are still missing' })).toBeTruthy();
  const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(row(/Anna Bianchi/)).toContain('Not finished yet');
  expect(row(/Paolo Rossi/)).toMatch(/not part of the household’s income, could carry €[\d,.]+ a month.*\([\d,.]+\)/);
});

test.each([
  [true, /one guarantor named, still open$/],
  [false, /one guarantor, checked$/],
])('REP-07 a guarantor who was only named is not told as one whose papers were checked (%s)', async (pending, told) => {
  const report = reportOf('rentIt');
  if (report.kind !== 'rent') throw new Error('another kind of report');
  const sums = { monthly_income: null, commitments: null, housing: null, room: null };
  const person = { fullname: 'Rosa Moretti', relationship: null, email: null };
  report.guarantors.content = [{ ...person, ...sums, pending, share: pending ? 'expected' : 'released' }];
  await stage(<ReportView report={report} />);
  expect(screen.getByRole('heading', { level: 2, name: told })).toBeTruthy();
});

test('what changed since the last report is told in words', async () => {
  const { container, missing } = await stage(
    <ChangesNote
      messages={[]}
      changes={[
        { what: 'figure', key: 'affordable_rent', before: 65_100, after: 60_000, unit: 'cents' },
        { what: 'figure', key: 'average_cash_balance', before: null, after: 307_599, unit: 'cents' },
        { what: 'flag_settled', key: 'insufficient payslips', before: null, after: null, unit: 'text' },
        { what: 'paper_added', key: 'payslip 2026-10 ACME SRL', before: null, after: null, unit: 'text' },
      ]}
    />,
  );
  expect(missing).toEqual([]);
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Recommended rent: €651.00 before, €600.00 now',
    'Cash on account, average: not known before, €3,075.99 now',
    'Settled: a remark (Payslips)',
    'Added: Payslip, Oct 2026 ACME SRL',
  ]);
});
