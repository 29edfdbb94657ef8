import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents, reports } from '../../src/db/schema/index.ts';
import { demo } from '../../src/db/seed/demo-ids.ts';
import { personas } from '../../src/db/seed/personas.ts';
import { completeSteps } from '../../src/modules/report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../src/modules/report/testing/hand-in-papers.ts';
import { payFor } from '../../src/modules/report/testing/pay-for.ts';
import { createTestHouse, type TestHouse } from '../house.ts';
import { scriptedEngine } from '../scripted-engine.ts';
import { type Caller, callersOf } from './authorisation.ts';
import { filled, type Operation, operationsOf, plausible } from './operations.ts';

const { giulia } = personas;
let t: TestHouse;
let ids: Record<string, string>;
/** Nothing of these may stand in an answer to anybody else. */
let secrets: string[];

beforeAll(async () => {
  t = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '1000000' }, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
  await t.as('giulia', { url: '/api/v2/report/' });
  const recipient = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
  const release = { method: 'POST', url: '/api/v2/report/release', payload: { recipient, delivery: 'link' } } as const;
  const { release_id: releaseId } = (await t.as('giulia', release)).json();
  const [paper] = await t.database.orm.select().from(documents);
  const [report] = await t.database.orm.select().from(reports);
  ids = {
    ...{ documentId: paper?.id ?? '', paper: paper?.id ?? '', fileId: paper?.fileId ?? '', releaseId },
    ...{ applicationId: giulia.applicationId, applicant: giulia.applicationId, reportId: report?.id ?? '' },
    ...{ company: demo.ortica.company, listing: demo.ortica.listing, page: '1', change: 'pause' },
  };
  secrets = ['Moretti', giulia.profile.email, recipient.email, 'RSSMRA80A01H501U', report?.id ?? '-'];
});
afterAll(() => t.close());

const ask = ({ headers }: Caller, operation: Operation) => {
  const path = filled(operation, (name) => ids[name] ?? giulia.applicationId);
  const named = operation.queryNames.map((name) => `${name}=${encodeURIComponent(ids[name] ?? ids.documentId ?? '')}`);
  const hasBody = operation.method !== 'GET';
  return t.app.inject({
    method: operation.method,
    url: `${path}?${[`application_id=${giulia.applicationId}`, ...named].join('&')}`,
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: JSON.stringify(plausible(operation.body ?? { type: 'object' })) } : {}),
  });
};

test('no caller gets anything of somebody else from any operation, nor changes it', { timeout: 900_000 }, async ({
  task,
}) => {
  const operations = await operationsOf(t);
  const state = async () => (await t.as('giulia', { url: '/api/v1/state/' })).json();
  const before = await state();
  const leaks: unknown[] = [];
  const faults: unknown[] = [];
  let asked = 0;
  const callers = await callersOf(t);
  for (const caller of callers) {
    for (const operation of operations) {
      const { statusCode, body } = await ask(caller, operation);
      asked += 1;
      const found = secrets.filter((secret) => body.includes(secret));
      if (found.length > 0) leaks.push([caller.name, operation.method, operation.path, found]);
      if (statusCode === 500) faults.push([caller.name, operation.method, operation.path]);
    }
  }
  // Told to whoever writes down what was tried, also when something was found.
  const counts = { operations: operations.length, callers: callers.length, leaks: leaks.length, faults: faults.length };
  Object.assign(task.meta, { counts });
  expect(leaks).toEqual([]);
  expect(faults).toEqual([]);
  expect(await state()).toEqual(before);
  // A walk that saw hardly anything proves nothing.
  expect(operations.length).toBeGreaterThan(100);
  expect(asked).toBeGreaterThan(1500);
});

test('the walk would notice: the owner herself finds what nobody else does', { timeout: 300_000 }, async () => {
  const owner = { name: 'giulia', headers: { authorization: `Bearer ${await t.signIn('giulia')}` } };
  const told = new Set<string>();
  for (const operation of (await operationsOf(t)).filter(({ method }) => method === 'GET')) {
    const { body } = await ask(owner, operation);
    for (const secret of secrets) if (body.includes(secret)) told.add(secret);
  }
  expect(told.size).toBeGreaterThan(2);
});

test('what is open to nobody in particular is what is meant to be', { timeout: 300_000 }, async () => {
  const open: string[] = [];
  for (const operation of await operationsOf(t)) {
    const { statusCode } = await ask({ name: 'nobody', headers: {} }, operation);
    if (statusCode < 300) open.push(`${operation.method} ${operation.path}`);
  }
  expect(open.sort()).toMatchInlineSnapshot(`
    [
      "GET /api/v1/openapis/birthplaces",
      "GET /api/v1/openapis/country-flags",
      "GET /api/v1/openapis/region-guess",
      "GET /api/v1/openapis/report-keys",
      "GET /api/v1/openapis/report-number",
      "GET /api/v1/openapis/verify-qr-code",
      "GET /api/v1/workflow/occupations",
      "POST /api/v1/signup/attempt",
      "POST /api/v1/yapily/receive-callback",
    ]
  `);
});
