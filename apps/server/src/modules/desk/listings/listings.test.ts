import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { personas } from '../../../db/seed/personas.ts';

let t: TestHouse;
let token: string;
beforeAll(async () => {
  t = await createTestHouse();
  token = await deskToken(t, 'agent');
});
afterAll(() => t.close());

const ids = { company: demo.ortica.company };
const home = {
  title: 'Trilocale, Via Tortona 9',
  place: 'Via Tortona 9, 20144 Milano',
  summary: '80 m²',
  region: 'it',
  application_type: 'rent',
  rent_cents: 120_000,
  charges_cents: 15_000,
  available_from: '2027-02-01',
  stage: 'wish',
  lan_pays: true,
};
const create = (more: object = {}) =>
  askDesk(t, token, 'listings.create', { ids, payload: { ...home, ...more }, query: { lang: 'en' } });
const info = (id: string, headers = {}, query = {}) =>
  t.app.inject({ url: '/api/v1/workflow/listing-info', query: { listing_id: id, ...query }, headers });

test('REV-02 an agent offers a home; its link opens it for applicants, with who pays', async () => {
  const { listing } = (await create()).json();
  expect(listing).toMatchObject({ rent_cents: 120_000, charges_cents: 15_000, amount_cents: 120_000, version: 0 });
  expect(listing.apply_link).toMatch(new RegExp(`^http://it\\.localhost(:\\d+)?/it/rent/apply/${listing.id}$`));
  expect((await info(listing.id)).json().listing).toMatchObject({ title: home.title, lanPays: true });
  const all = (await askDesk(t, token, 'listings.list', { ids })).json().listings;
  expect(all.map(({ title }: { title: string }) => title)).toContain(home.title);
  expect(all.find(({ id }: { id: string }) => id === demo.ortica.listing).applicants).toEqual({
    started: 1,
    released: 0,
    invited: 0,
  });
});

test('in Germany the judged rent has the charges in it', async () => {
  const { listing } = (await create({ region: 'de', rent_cents: 90_000, charges_cents: 21_000 })).json();
  expect(listing).toMatchObject({ rent_cents: 90_000, charges_cents: 21_000, amount_cents: 111_000 });
});

test.each([
  ['title', ' '],
  ['rent_cents', -1],
  ['rent_cents', 12.5],
  ['available_from', '2027-02-30'],
  ['region', 'fr'],
  ['stage', 'late'],
  ['report_email', 'nobody'],
])('a %s of %j is refused', async (field, value) => {
  const answer = await create({ [field]: value });
  expect([answer.statusCode, answer.json().msg?.[0].loc.at(-1)]).toEqual([422, field]);
});

test('two who change a listing at once: the second is told', async () => {
  const { listing } = (await create()).json();
  const save = (summary: string) =>
    askDesk(t, token, 'listings.save', { ids: { ...ids, listing: listing.id }, payload: { ...listing, summary } });
  const answers = await Promise.all([save('first'), save('second')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a closed listing takes nobody new and leaves those alone who have begun', async () => {
  const own = { ...ids, listing: demo.ortica.listing };
  expect((await askDesk(t, token, 'listings.close', { ids: own })).json().listing.closed_at).not.toBeNull();
  expect((await info(demo.ortica.listing)).statusCode).toBe(404);
  // Marco applied before: his pages keep colours and name, and who pays stays as it was.
  const bearer = { authorization: `Bearer ${await t.signIn('marco')}` };
  const query = { application_id: personas.marco.applicationId };
  expect((await info(demo.ortica.listing, bearer, query)).json().listing.company.name).toBe('Ortica');
  const { workflow } = (await t.as('marco', { url: '/api/v1/workflow/' })).json();
  expect(workflow.find(({ router }: { router: string }) => router === 'payment').skip).toBe(true);
  const invite = { email: 'late@posta.example', language: 'it' };
  expect((await askDesk(t, token, 'applicants.invite', { ids: own, payload: invite })).statusCode).toBe(404);
  expect((await askDesk(t, token, 'listings.reopen', { ids: own })).json().listing.closed_at).toBeNull();
  expect((await info(demo.ortica.listing)).statusCode).toBe(200);
});
