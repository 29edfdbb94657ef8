import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { growHouse } from '../../../../bench/lib/grow-house.ts';
import { demo } from '../../src/db/seed/demo-ids.ts';
import { personas } from '../../src/db/seed/personas.ts';
import { completeSteps } from '../../src/modules/report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../src/modules/report/testing/hand-in-papers.ts';
import { payFor } from '../../src/modules/report/testing/pay-for.ts';
import { askDesk, deskToken } from '../desk.ts';
import { createTestHouse, type TestHouse } from '../house.ts';
import { scripted, scriptedEngine } from '../scripted-engine.ts';
import { readPapers, upload } from '../uploads.ts';

/** Enough that reading a whole table costs clearly more than looking up a page of the queue. */
const APPLICATIONS = 3_000;
const GROWN = ['users', 'applications', 'documents', 'files', 'sessions', 'email_codes', 'payments', 'reports'];
const onServer = inject('testDatabase').kind === 'postgres';

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

let t: TestHouse;
const asked: Asked[] = [];
const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;

/** Everything that is asked of the database from now on. */
function listen(): void {
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const words = first as string | { text: string; values?: unknown[] };
    const text = typeof words === 'string' ? words : words.text;
    const own = typeof words === 'string' ? undefined : words.values;
    asked.push({ text, values: own ?? (Array.isArray(second) ? second : []) });
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

beforeAll(async () => {
  if (!onServer) return;
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await growHouse(t.database, APPLICATIONS);
  await handInPapers(t.house, personas.giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, personas.giulia);
  await payFor(t.house, personas.giulia.applicationId);
  // What came since may have been counted halfway by the database itself: plans follow from what it believes.
  await t.database.pool.query('analyze');
}, 120_000);
afterAll(async () => {
  pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  if (onServer) await t.close();
});

const wholeTables = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(wholeTables),
];

async function readWhole({ text, values }: Asked): Promise<string[]> {
  if (!/^\s*(select|update|delete|with|insert)\b/i.test(text) || text.includes(';')) return [];
  const { rows } = await t.database.pool.query(`explain (format json) ${text}`, values);
  return wholeTables(rows[0]['QUERY PLAN'][0].Plan).filter((table) => GROWN.includes(table));
}

const get =
  (url: string, query: Record<string, string> = {}) =>
  () =>
    t.as('giulia', { method: 'GET', url: `/api${url}`, query });
const post = (url: string, payload: object) => () => t.as('giulia', { method: 'POST', url: `/api${url}`, payload });
const email = 'somebody.new@posta.example';
const signUp = {
  ...{ first_name: 'Anna', last_name: 'Conti', email, mobile: '+39-3471182906', employment_status: 'Employed' },
  ...{ privacy_policy_consented: true, marketing_consented: false },
};
const paper = () => scripted([{ kind: 'payslip', type: 'payslip', fields: { net: 1 } }], 'plans');

const hot: Record<string, () => Promise<{ statusCode: number } | { completed: number }>> = {
  // Before the rules have looked at papers that only stand for some.
  report: get('/v2/report/'),
  confirm: post('/v1/confirmation/submit', { confirmed: true }),
  state: get('/v1/state/'),
  'own applications': get('/v1/state/uncomplete-applications'),
  'check the session': post('/v1/auth/validate', {}),
  workflow: get('/v1/workflow/'),
  'papers listed': get('/v1/other-documents/list'),
  'papers enough': get('/v2/income-check/validate-documents'),
  'papers wanted': get('/v2/income-check/supported-documents'),
  'what to expect': get('/v1/income-check/outlook'),
  'payment asked': get('/v1/payment/is-payment-required'),
  releases: get('/v2/report/releases'),
  'my data': get('/v1/my-data/'),
  'about to sign up': post('/v1/signup/attempt', { email }),
  'sign up': post('/v1/signup/submit', signUp),
  'another code': post('/v1/verify-email/resend-code', { email }),
  'a wrong code': post('/v1/verify-email/submit', { email, code: '000000' }),
  'save details': post('/v1/personal-details/submit/other-incomes', { otherIncomes: 'pension' }),
  'save the step': post('/v1/state/update-step', { step: 3, step_router: 'personal-details' }),
  upload: () => upload(t, paper()),
  read: () => readPapers(t),
  'homes at the desk': async () =>
    askDesk(t, await deskToken(t, 'owner'), 'listings.list', { ids: { company: demo.ortica.company } }),
  'the queue at the desk': async () => askDesk(t, await deskToken(t, 'reviewer'), 'review.queue'),
};

test.runIf(onServer)('no call that people make all the time reads a whole table that grows with people', async () => {
  const found: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(hot)) {
    asked.length = 0;
    listen();
    const answer = await call();
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
    if ('statusCode' in answer && answer.statusCode !== 200) found[`${name} ${answer.statusCode}`] = [];
    expect(asked.length, name).toBeGreaterThan(0);
    const tables = (await Promise.all([...asked].map(readWhole))).flat();
    if (tables.length > 0) found[name] = [...new Set(tables)];
  }
  expect(found).toEqual({ 'a wrong code 401': [] });
});
