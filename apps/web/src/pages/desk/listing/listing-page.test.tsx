import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import type { DeskListing } from '@vesta/domain/desk/listings';
import type { CompanyRole } from '@vesta/domain/desk/permissions';
import { deskWork } from '@vesta/texts/en/desk-work';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPANY, deskStage, LISTING, owner } from '../../../../test/desk-stage.tsx';

const { Rest, Listing, Filter, Ask, Decide, Table, Sort, Cancel } = deskWork.DeskWork;
const base = `/v1/desk/companies/${COMPANY}/listings/${LISTING}`;
const here = `/en/desk/${COMPANY}/listings/${LISTING}`;

const listing: DeskListing = {
  id: LISTING,
  title: 'Via Pontida 14, two rooms',
  place: 'Bergamo',
  summary: null,
  region: 'it',
  application_type: 'rent',
  rent_cents: 70_000,
  charges_cents: null,
  amount_cents: 70_000,
  available_from: '2027-01-01',
  stage: 'wish',
  lan_pays: false,
  report_email: null,
  closed_at: null,
  version: 0,
  apply_link: 'http://it.localhost/it/rent/apply/x',
};
const nobody: DeskApplicant = {
  id: 'a0',
  number: 'A-0000-0001',
  name: null,
  invited_email: null,
  state: 'started',
  open_part: 'papers',
  since: '2026-11-12T08:00:00Z',
  released_at: null,
  valid_until: null,
  figures: null,
  request: null,
  decision: null,
  notes: [],
};
const released = (id: string, name: string, income: number, value: number, max: number): DeskApplicant => ({
  ...nobody,
  id,
  name,
  state: 'released',
  open_part: null,
  released_at: '2026-11-13T08:00:00Z',
  valid_until: '2027-01-11T08:00:00Z',
  figures: {
    kind: 'rent',
    people: 1,
    counted: 1,
    income_cents: income,
    min_cents: 40_000,
    value_cents: value,
    max_cents: max,
    rent_cents: 70_000,
    deposit_percent: 184,
    checks: { passed: 13, failed: 0, noted: 0, inconclusive: 1 },
    guarantors: { count: 0, released: 0, covered: null },
  },
});
/** Somebody who signs with them has shared nothing yet. */
const ofTwo = (one: DeskApplicant): DeskApplicant => ({
  ...one,
  figures: one.figures && { ...one.figures, people: 2, counted: 1 },
});
const applicants = [
  released('a1', 'Tommaso Galli', 195_217, 64_400, 78_000),
  nobody,
  ofTwo(released('a2', 'Elisa Rota', 321_125, 105_900, 128_400)),
];

beforeEach(() => {
  // The dialog element has no methods of its own here.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (search = '', role: CompanyRole = 'agent') =>
  deskStage(`${here}${search}`, {
    'GET /v1/desk/me': {
      body: { success: true, me: { ...owner, companies: [{ id: COMPANY, name: 'Ortica', role }] } },
    },
    [`GET ${base}/applicants`]: { body: { success: true, listing, applicants } },
    [`POST ${base}/close`]: {},
    [`POST ${base}/applicants/a2/ask`]: {},
    [`POST ${base}/applicants/a2/decide`]: {},
  });
const heads = () => screen.getAllByRole('rowheader');
const rows = () => heads().map((head) => head.closest('tr') as HTMLElement);
const firstCells = () => heads().map(({ textContent }) => textContent ?? '');

test('REV-02 released reports stand side by side in order of arrival; whoever has not released is a number', async () => {
  show();
  await screen.findByRole('heading', { name: listing.title });
  expect(firstCells().map((text) => text.replace(/(received|started).*/, ''))).toEqual([
    'Tommaso Galli',
    'Application A-0000-0001',
    'Elisa Rota',
  ]);
  expect(screen.getByText(Listing.Order)).toBeTruthy();
  expect(within(rows()[0] as HTMLElement).getByText('€56 above recommended')).toBeTruthy();
  expect(within(rows()[2] as HTMLElement).getByText('€359 below recommended')).toBeTruthy();
  expect(within(rows()[2] as HTMLElement).getByText('2 people, 1 income counted')).toBeTruthy();
  expect(within(rows()[1] as HTMLElement).getByText(Rest.papers)).toBeTruthy();
});

test('a closed listing that nobody applied for tells nobody to send its link', async () => {
  deskStage(here, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET ${base}/applicants`]: {
      body: { success: true, listing: { ...listing, closed_at: '2026-11-14T08:00:00Z' }, applicants: [] },
    },
  });
  await screen.findByText(Listing.EmptyClosed);
  expect(screen.queryByText(Listing.EmptyText)).toBeNull();
});

test('filter and order stand in the address; sorting is the reader’s own act and says so', async () => {
  const { place } = show('?sort=income');
  await screen.findByText(Listing.OrderOther);
  expect(firstCells()[0]).toContain('Elisa Rota');
  await userEvent.click(screen.getByRole('link', { name: `${Filter.running} 1` }));
  expect(place.now).toBe(`${here}?sort=income&show=running`);
  expect(rows()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText(Sort.Label), 'arrival');
  expect(place.now).toBe(`${here}?show=running`);
});

test('a decision says what it still needs, and is taken with its reason', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: `${Table.Decide}: Elisa Rota` }));
  // Beside the button, so that it is in sight however long the dialog is.
  const send = screen.getByRole('button', { name: Decide.Send });
  expect(send.parentElement?.textContent).toContain(Decide.WhyDecision);
  await userEvent.click(screen.getByRole('radio', { name: Decide.accept }));
  expect(screen.getByText(Decide.WhyReason)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: Decide.Send }));
  expect(sent(`${base}/applicants/a2/decide`)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: Decide.Reasons['rent-fits'] }));
  expect(screen.queryByText(Decide.WhyReason)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: Decide.Send }));
  expect(sent(`${base}/applicants/a2/decide`)).toMatchObject([{ body: { decision: 'accept', reason: 'rent-fits' } }]);
});

test('a document is asked for from the fixed list', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: `${Table.Ask}: Elisa Rota` }));
  await userEvent.click(screen.getByLabelText(Ask.Papers['tax-paper']));
  await userEvent.click(screen.getByRole('button', { name: Ask.Send }));
  expect(await screen.findByText(Ask.Sent)).toBeTruthy();
  expect(sent(`${base}/applicants/a2/ask`)).toMatchObject([{ body: { paper: 'tax-paper' } }]);
});

test('the link is copied by a button that keeps its name, and a status beside it tells so', async () => {
  const user = userEvent.setup();
  show();
  const button = await screen.findByRole('button', { name: Listing.CopyLink });
  expect(within(button).queryByRole('status')).toBeNull();
  await user.click(button);
  expect((await screen.findByRole('button', { name: Listing.Copied })).tagName).toBe('BUTTON');
  expect(screen.getByRole('status').textContent).toBe(Listing.Copied);
  expect(await navigator.clipboard.readText()).toBe(listing.apply_link);
});

test('a viewer is offered nothing to write', async () => {
  show('', 'viewer');
  await screen.findByRole('heading', { name: listing.title });
  for (const name of [Listing.Invite, Listing.CloseListing]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: `${Table.Ask}: Elisa Rota` })).toBeNull();
});

test('a listing is closed after a question, and stays open when it was a slip', async () => {
  const { sent } = show();
  const close = { name: Listing.CloseListing };
  await userEvent.click(await screen.findByRole('button', close));
  const dialog = screen.getByRole('dialog', { name: Listing.CloseSure });
  expect(within(dialog).getByText(Listing.CloseText)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: Cancel }));
  expect(sent(`${base}/close`)).toEqual([]);
  await userEvent.click(screen.getByRole('button', close));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', close));
  expect(sent(`${base}/close`)).toHaveLength(1);
});

const showOne = (applicant: DeskApplicant, asked: Partial<DeskListing> = {}) =>
  deskStage(here, {
    'GET /v1/desk/me': { body: { success: true, me: owner } },
    [`GET ${base}/applicants`]: {
      body: { success: true, listing: { ...listing, ...asked }, applicants: [applicant] },
    },
  });
const rapid = (one: DeskApplicant): DeskApplicant => ({
  ...one,
  figures: one.figures && {
    ...one.figures,
    ...{ kind: 'rapid', min_cents: null, value_cents: null, max_cents: null, deposit_percent: null },
  },
});

test('REP-02 of a rapid check it is not said that its sustainable rent is not known: it has none', async () => {
  showOne(rapid(released('a1', 'Tommaso Galli', 195_217, 64_400, 78_000)));
  await screen.findByRole('link', { name: 'Tommaso Galli' });
  expect(within(rows()[0] as HTMLElement).getByText(Table.NotInRapid)).toBeTruthy();
  expect(within(rows()[0] as HTMLElement).queryByText(Table.Unknown)).toBeNull();
});

test('REV-02 the rent that was typed is told as it was typed, cents and all', async () => {
  showOne(nobody, { amount_cents: 135_050 });
  expect(await screen.findByText(/^Rent asked €1,350\.50 a month/)).toBeTruthy();
  expect(screen.queryByText(/1,351/)).toBeNull();
});

test('REV-02 a report is valid until the day that it is where the home stands', async () => {
  showOne({ ...released('a1', 'Tommaso Galli', 195_217, 64_400, 78_000), valid_until: '2027-01-18T23:09:00Z' });
  expect(await screen.findByText('19 Jan 2027')).toBeTruthy();
});
