import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyData } from '@vesta/domain/my-data/my-data';
import { SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import { myData as texts } from '@vesta/texts/en/my-data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ID, stage } from '../../../test/report-stage.tsx';
import { sentence } from '../../../test/sentence.ts';
import MyDataPage from './my-data-page.tsx';

const { MyData: words } = texts;
const data = (more: Partial<MyData> = {}): MyData => ({
  ...{ success: true, first_name: 'Giulia', last_name: 'Moretti', email: 'giulia@posta.example' },
  ...{ applications: [], consents: [], wants_news: false, receipts: [] },
  ...more,
});
const application: MyData['applications'][number] = {
  ...{ id: ID, application_type: 'rent', region: 'it', flat: null, created_at: '2026-11-01T10:00:00Z' },
  ...{ open_step: 'income-check', has_report: false, erased_on: '2027-02-01T10:00:00Z', restricted_at: null },
  ...{ papers: 1, releases: [], looks: [], contestable: [], reviews: [] },
};

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
function meets(respond: (call: string) => Response, bodies: unknown[] = []) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.split('?')[0]}`;
    sent.push(call);
    if (init.body) bodies.push(JSON.parse(String(init.body)));
    return respond(call);
  });
  return sent;
}

beforeEach(() => localStorage.setItem(SESSION_TOKEN_KEY, 'token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('LAW-01 without a session, or with one that is over, the page asks for the address and checks it', async () => {
  meets(() => answer({ success: false, message: 'over' }, 401));
  await stage(<MyDataPage />);
  await userEvent.type(await screen.findByLabelText(words.SignIn.Email), 'nonsense');
  await userEvent.click(screen.getByRole('button', { name: words.SignIn.Send }));
  expect(screen.getByText(sentence(words.SignIn.EmailError))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(words.SignIn.Email));
});

test('LAW-01 what cannot be fetched is said, and can be tried again', async () => {
  let isAway = true;
  meets(() => (isAway ? answer({ success: false, message: 'The house is away.' }, 503) : answer(data())));
  await stage(<MyDataPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('The house is away.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(words.None)).toBeTruthy();
  expect(screen.getByText(words.Consents.None)).toBeTruthy();
});

test('LAW-01 an open application names what is missing; words that say too little are not sent', async () => {
  const sent = meets(() => answer(data({ applications: [application] })));
  await stage(<MyDataPage />);
  expect(await screen.findByText(/^Still open: /)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.Application.Continue }).getAttribute('href')).toBe(
    `/en/rent/fill/${ID}/income-check`,
  );
  await userEvent.click(screen.getByText(words.Review.Title));
  await userEvent.type(screen.getByLabelText(words.Review.Label), 'short');
  await userEvent.click(screen.getByRole('button', { name: words.Review.Send }));
  expect(screen.getByText(words.Review.Error)).toBeTruthy();
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('LAW-01 a report whose answers changed since is not said to be ready: what is open is named', async () => {
  const changed = { ...application, open_step: 'confirmation', has_report: true } as const;
  meets(() => answer(data({ applications: [changed] })));
  await stage(<MyDataPage />);
  expect(await screen.findByText(/^Still open: /)).toBeTruthy();
  expect(screen.queryByText(words.Application.Ready)).toBeNull();
  expect(screen.getByRole('link', { name: words.Application.Continue }).getAttribute('href')).toBe(
    `/en/rent/fill/${ID}/confirmation`,
  );
  cleanup();
  meets(() => answer(data({ applications: [{ ...changed, open_step: null }] })));
  await stage(<MyDataPage />);
  expect(await screen.findByText(words.Application.Ready)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.Application.ToReport })).toBeTruthy();
});

test('LAW-01 where nothing was handed in there is no result to contest', async () => {
  meets(() => answer(data({ applications: [{ ...application, papers: 0 }] })));
  await stage(<MyDataPage />);
  expect(await screen.findByText(/^Still open: /)).toBeTruthy();
  expect(screen.queryByText(words.Review.Title)).toBeNull();
});

test('LAW-01 one check of the report can be contested, by its claim and its paper', async () => {
  const bodies: unknown[] = [];
  const contestable = [{ rule: 'R_PAYSLIP_SUMS', document_id: ID, document_type: 'payslip' }];
  meets(() => answer(data({ applications: [{ ...application, contestable }] })), bodies);
  await stage(<MyDataPage />);
  await userEvent.click(await screen.findByText(words.Review.Title));
  const choice = screen.getByLabelText(words.Review.About);
  await userEvent.selectOptions(choice, 'Sums on the payslip · Payslip');
  await userEvent.type(screen.getByLabelText(words.Review.Label), 'The sum is right, the rate was corrected.');
  await userEvent.click(screen.getByRole('button', { name: words.Review.Send }));
  const text = 'The sum is right, the rate was corrected.';
  expect(bodies).toEqual([{ rule: 'R_PAYSLIP_SUMS', document_id: ID, text }]);
  await waitFor(() => expect(choice).toHaveProperty('value', ''));
});

test('LAW-01 a check that did not pass is named by what it is about, not by what it failed to show', async () => {
  const contestable = [{ rule: 'R_X_ADDRESS', document_id: null, document_type: null }];
  meets(() => answer(data({ applications: [{ ...application, contestable }] })));
  await stage(<MyDataPage />);
  await userEvent.click(await screen.findByText(words.Review.Title));
  const choices = within(screen.getByLabelText(words.Review.About)).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([words.Review.Whole, 'Address on the documents']);
});

test('LAW-01 before anything is erased the page says what goes and which receipts stay', async () => {
  const sent = meets(() => answer(data({ receipts: ['2026-000017'] })));
  await stage(<MyDataPage />);
  await userEvent.click(await screen.findByRole('button', { name: words.Erase.Button }));
  expect(screen.getByText(words.Erase.Goes)).toBeTruthy();
  expect(screen.getByText(words.Erase.Stays.replace('{numbers}', '2026-000017'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.Erase.Confirm })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.Erase.SendCode }));
  const confirm = await screen.findByRole('button', { name: words.Erase.Confirm });
  await userEvent.click(confirm);
  expect(sent).not.toContain('POST /api/v1/my-data/erasure');
});

test('RES-06 one press signs out on every device; this browser forgets the person and asks for the address', async () => {
  const sent = meets((call) =>
    call.startsWith('POST') ? answer({ success: true }) : answer(data({ applications: [application] })),
  );
  await stage(<MyDataPage />);
  await userEvent.click(await screen.findByRole('button', { name: words.Devices.Button }));
  expect(await screen.findByText(words.Devices.Done)).toBeTruthy();
  expect(screen.getByLabelText(words.SignIn.Email)).toBeTruthy();
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/v1/auth/sign-out-everywhere']);
  expect(localStorage.getItem(SESSION_TOKEN_KEY)).toBeNull();
});

const release: MyData['applications'][number]['releases'][number] = {
  ...{ id: 'release', report_id: ID, recipient_kind: 'person', with_household: false, with_contact: false },
  ...{ name: 'Anna Villa', email: 'anna@posta.example', delivery: 'link' },
  ...{ created_at: '2026-11-10T10:00:00Z', expires_at: '2099-01-01T10:00:00Z', revoked_at: null, paused_at: null },
  views: [],
};

test('REP-09 a release is withdrawn only once that is confirmed: the link cannot be brought back', async () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const sent = meets(() => answer(data({ applications: [{ ...application, has_report: true, releases: [release] }] })));
  await stage(<MyDataPage />);
  const withdraw = { name: 'Withdraw the link for Anna Villa for good' };
  const calls = () => sent.filter((call) => call.endsWith('/revoke'));
  await userEvent.click(await screen.findByRole('button', withdraw));
  expect(screen.getByText('The PDF has not been downloaded so far.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it open' }));
  expect(calls()).toEqual([]);
  await userEvent.click(screen.getByRole('button', withdraw));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
});

test('LAW-01 while all sharing is stopped a link is shown as paused, and is not offered to be paused', async () => {
  const stopped = { ...application, has_report: true, releases: [release], restricted_at: '2026-11-12T10:00:00Z' };
  meets(() => answer(data({ applications: [stopped] })));
  await stage(<MyDataPage />);
  expect(await screen.findByText('Paused since 12 Nov 2026')).toBeTruthy();
  expect(screen.queryByText(/^By link until/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Pause|Resume)/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw the link for Anna Villa for good' })).toBeTruthy();
});

test('LAW-01 whatever was contested says what it is about: a paper, or everything', async () => {
  const asked = {
    ...{ document_id: null, document_type: null, rule: null, words: 'It was printed anew for me.' },
    ...{ created_at: '2026-11-02T10:00:00Z', due_at: '2026-11-09T10:00:00Z', answered_at: null },
    ...{ decision: null, reason: null },
  };
  const reviews = [
    { ...asked, id: 'r1' },
    { ...asked, id: 'r2', document_id: 'd1', document_type: 'payslip' },
  ];
  meets(() => answer(data({ applications: [{ ...application, reviews }] })));
  await stage(<MyDataPage />);
  const [all, one] = (await screen.findAllByText(asked.words)).map((words) => words.closest('li'));
  expect(all?.textContent).toContain(words.Review.Whole);
  expect(one?.textContent).toContain('Payslip');
});

test('LAW-01 the answer to what was contested speaks of the application, or of the paper that was meant', async () => {
  const decided = {
    ...{ document_id: null, document_type: null, rule: null, words: 'It was printed anew for me.' },
    ...{ created_at: '2026-11-02T10:00:00Z', due_at: '2026-11-09T10:00:00Z', answered_at: '2026-11-03T10:00:00Z' },
    ...({ decision: 'passed', reason: 'known_form' } as const),
  };
  const reviews = [
    { ...decided, id: 'r1' },
    { ...decided, id: 'r2', document_id: 'd1', document_type: 'payslip' },
  ];
  meets(() => answer(data({ applications: [{ ...application, reviews }] })));
  await stage(<MyDataPage />);
  const [all, one] = (await screen.findAllByText(decided.words)).map((words) => words.closest('li'));
  expect(all?.textContent).toContain(words.Review.WholeDecisions.passed);
  expect(one?.textContent).toContain(words.Review.Decisions.passed);
});
