import { createHmac } from 'node:crypto';
import { WEBHOOK_FAILURES_ALLOWED } from '@vesta/domain/desk/webhooks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askDesk, deskToken } from '../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import type { OutgoingMessage, SendOutcome } from '../../adapters/webhooks/port.ts';
import { applications, webhookDeliveries, webhookEndpoints } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { announce } from './announce.ts';
import { deliverMessage } from './deliver-message.ts';

const { giulia, marco } = personas;
const sent: OutgoingMessage[] = [];
let outcome: SendOutcome = { status: 200, problem: null };
let t: TestHouse;
let token: string;
beforeAll(async () => {
  const webhooks = {
    send: async (message: OutgoingMessage) => {
      sent.push(message);
      return outcome;
    },
  };
  t = await createTestHouse({}, { engine: scriptedEngine(), webhooks });
  token = await deskToken(t, 'owner');
  await t.database.orm
    .update(applications)
    .set({ listingId: demo.ortica.listing })
    .where(eq(applications.id, giulia.applicationId));
});
afterAll(() => t.close());
beforeEach(async () => {
  sent.length = 0;
  outcome = { status: 200, problem: null };
  await t.database.orm.delete(webhookEndpoints);
});

const ids = { company: demo.ortica.company };
const all = [
  'application.created',
  'application.completed',
  'report.released',
  'report.revoked',
  'application.deleted',
];
const create = async (events = all) => {
  const payload = { url: 'https://hooks.ortica.example/vesta', events };
  return (await askDesk(t, token, 'webhooks.create', { ids, payload })).json() as { id: string; secret: string };
};
const list = async () => (await askDesk(t, token, 'webhooks.list', { ids })).json().webhooks;
const types = () => sent.map(({ body }) => JSON.parse(body).type);

test('REV-02 an endpoint hears of a report from its making to its withdrawal, in signed messages of ids alone', async () => {
  const { secret } = await create();
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await t.as('giulia', { url: '/api/v2/report/' });
  const release = (payload: object) => t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
  // A release to somebody else is not this company's news.
  await release({ recipient: { name: 'Anna Villa', email: 'anna@casa.example' }, delivery: 'link' });
  await deliveredMails(t);
  expect(types()).toEqual(['application.completed']);
  const { release_id } = (await release({ recipient: 'listing', delivery: 'link' })).json();
  await t.as('giulia', { method: 'POST', url: `/api/v2/report/releases/${release_id}/revoke` });
  await deliveredMails(t);
  expect(types()).toEqual(['application.completed', 'report.released', 'report.revoked']);
  for (const { body, headers } of sent) {
    const [, seconds = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['Vesta-Signature'] ?? '') ?? [];
    const right = createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${seconds}.${body}`).digest('hex');
    expect(mac).toBe(right);
    expect(JSON.parse(body).data).toEqual({ application_id: giulia.applicationId, listing_id: demo.ortica.listing });
    expect(body).not.toMatch(/Giulia|Moretti|posta/);
  }
  const [line] = await list();
  expect(line.deliveries.map(({ status, answer }: Record<string, unknown>) => [status, answer])).toEqual([
    ['delivered', 200],
    ['delivered', 200],
    ['delivered', 200],
  ]);
});

test('only the events that were asked for are sent, and an erased application is told of', async () => {
  await create(['application.deleted']);
  await inTransaction(t.database, (tx) => announce(t.house, tx, 'report.released', marco.applicationId));
  const url = `/api/v1/signup/delete-application?delete_application_id=${marco.applicationId}`;
  await t.as('marco', { method: 'POST', url, applicationId: null });
  await deliveredMails(t);
  expect(types()).toEqual(['application.deleted']);
});

const order = async () => {
  await inTransaction(t.database, (tx) => announce(t.house, tx, 'report.released', giulia.applicationId));
  const rows = await t.database.orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.status, 'waiting'));
  return rows[0]?.id ?? '';
};

test('a failed attempt is tried again and then given up; after many in a row the endpoint is left alone', async () => {
  const { id } = await create();
  outcome = { status: null, problem: 'timeout' };
  const first = await order();
  expect(await deliverMessage(t.house, first, false)).toBe(false);
  expect(await deliverMessage(t.house, first, true)).toBe(true);
  expect((await list())[0].deliveries[0]).toMatchObject({ status: 'failed', attempts: 2, problem: 'timeout' });
  for (let count = 1; count < WEBHOOK_FAILURES_ALLOWED; count++) await deliverMessage(t.house, await order(), true);
  expect((await list())[0].disabled_at).not.toBeNull();
  expect(await order()).toBe('');
  outcome = { status: 200, problem: null };
  await askDesk(t, token, 'webhooks.enable', { ids: { ...ids, webhook: id } });
  expect(await deliverMessage(t.house, await order(), false)).toBe(true);
  expect((await list())[0]).toMatchObject({ disabled_at: null });
  await deliveredMails(t);
});

test('an address that lies inside is not tried twice', async () => {
  await create();
  outcome = { status: null, problem: 'inside' };
  expect(await deliverMessage(t.house, await order(), false)).toBe(true);
  expect((await list())[0].deliveries[0]).toMatchObject({ status: 'failed', problem: 'inside' });
  await deliveredMails(t);
});

test('a message for trying out is sent, counts for nothing, and a removed endpoint hears no more', async () => {
  const { id } = await create();
  const named = { ...ids, webhook: id };
  expect((await askDesk(t, token, 'webhooks.test', { ids: named })).statusCode).toBe(200);
  await deliveredMails(t);
  expect(types()).toEqual(['test']);
  const foreign = { company: demo.nordlicht.company, webhook: id };
  const other = await deskToken(t, 'germanOwner');
  expect((await askDesk(t, other, 'webhooks.test', { ids: foreign })).statusCode).toBe(404);
  expect((await askDesk(t, token, 'webhooks.remove', { ids: named })).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect(await order()).toBe('');
});

test.each(['http://hooks.ortica.example/', 'ftp://x.example', 'https://localhost/x', 'https://u:p@x.example/', ''])(
  'the address %j is refused when it is entered',
  async (url) => {
    const answer = await askDesk(t, token, 'webhooks.create', { ids, payload: { url, events: all } });
    expect(answer.statusCode).toBe(422);
  },
);

test('the calls stand in the description of the API', async () => {
  const { paths } = (await t.app.inject({ url: '/api/openapi.json' })).json();
  expect(paths['/api/v1/desk/companies/{company}/webhooks'].post.description).toContain('Vesta-Signature');
});
