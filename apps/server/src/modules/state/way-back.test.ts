import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { payslip } from '@vesta/engine/report/testing/papers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { personas } from '../../db/seed/personas.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';

const DAY_MS = 86_400_000;
const { giulia } = personas;
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
});
afterAll(() => t.close());

const lists = async (applicationId: string | null, region = 'it') =>
  (await t.as('giulia', { url: '/api/v1/state/uncomplete-applications', applicationId, headers: { region } })).json();
const report = () => t.as('giulia', { url: '/api/v2/report/' });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

/** Signs up once more with the address that is known, and proves it. */
async function signUpAgain(): Promise<string> {
  const { email } = giulia.profile;
  const payload = {
    ...{ first_name: 'Giulia', last_name: 'Moretti', email, mobile: '+39-3471234567' },
    ...{ privacy_policy_consented: true, marketing_consented: false, employment_status: 'Employed' },
  };
  const opened = await t.app.inject({ method: 'POST', url: '/api/v1/signup/submit', payload });
  const code = codeIn(await lastMailTo(t, email));
  const query = { application_id: opened.json().application_id as string };
  await t.app.inject({ method: 'POST', url: '/api/v1/verify-email/submit', payload: { email, code }, query });
  return query.application_id;
}

test('RES-01 signing up again shows the unfinished application, and once its report is there, the report', async () => {
  const again = await signUpAgain();
  expect(await lists(again)).toMatchObject({ applications: [{ id: giulia.applicationId }], finished: [] });
  await payFor(t.house, giulia.applicationId);
  const { valid_until } = (await report()).json();
  const found = await lists(again);
  expect(ids(found.applications)).toEqual([]);
  expect(found.finished).toMatchObject([{ id: giulia.applicationId, application_type: 'rent', valid_until }]);
});

test('RES-01 whoever asks without a new application sees all that are kept in this region', async () => {
  const found = await lists(null);
  expect(ids(found.finished)).toEqual([giulia.applicationId]);
  expect(found.applications).toHaveLength(1);
  expect(await lists(null, 'de')).toMatchObject({ applications: [], finished: [] });
});

test('PAY-01 papers added after the payment make a new report, without paying again', async () => {
  const first = (await report()).json();
  const step = { method: 'POST', url: '/api/v1/state/update-step' } as const;
  const back = await t.as('giulia', { ...step, payload: { step: 5, step_router: 'income-check' } });
  expect(back.statusCode).toBe(200);
  t.clock.advance(DAY_MS);
  await handInPapers(t.house, giulia.applicationId, [payslip('2026-07', 185_000, { employee_name: 'MORETTI GIULIA' })]);
  expect((await t.as('giulia', { url: '/api/v1/payment/is-payment-required' })).json()).toMatchObject({
    isPaymentRequired: false,
  });
  const second = await report();
  expect(second.statusCode).toBe(200);
  expect(second.json().report_id).not.toBe(first.report_id);
  expect(ids((await lists(null)).finished)).toEqual([giulia.applicationId]);
});

test('RES-01 a report that has run out is no longer offered', async () => {
  t.clock.advance((REPORT_VALID_DAYS + 1) * DAY_MS);
  expect((await lists(null)).finished).toEqual([]);
});
