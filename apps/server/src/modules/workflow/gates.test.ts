import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { applications, declarations, documents, payments, reports } from '../../db/schema/index.ts';
import { type PersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { answerSteps, completeSteps, declare, fillUpPapers } from '../report/testing/complete-steps.ts';
import { payFor } from '../report/testing/pay-for.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of [reports, documents, declarations, payments]) await t.database.orm.delete(table);
  for (const { applicationId } of [lena, giulia]) {
    await t.database.orm
      .update(applications)
      .set({ answersSealed: null, stepRouter: 'personal-details', step: 3, applicationType: 'rent' })
      .where(eq(applications.id, applicationId));
  }
});

const { lena, giulia } = personas;
const call = (name: PersonaName, url: string, payload?: object) =>
  t.as(name, {
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    query: { lang: 'en', ...(url.includes('pdf') ? { report_id: 'any' } : {}) },
    ...(payload ? { payload } : {}),
  });
const release = { recipient: { name: 'Anna Villa', email: 'anna@casa.example' }, delivery: 'link' };
const results: [string, object?][] = [
  ['/v2/report/'],
  ['/v1/report/'],
  ['/v2/report/pdf'],
  ['/v2/report/invoke-aggregated-pdf-generation'],
  ['/v2/report/aggregated-pdf'],
  ['/v2/report/release', release],
];
/** The step that a refusal names; null when the call was not refused for one. */
async function openStep(name: PersonaName, url: string, payload?: object): Promise<string | null> {
  const answer = await call(name, url, payload);
  if (answer.json().code !== 'STEP_MISSING') return null;
  expect(answer.statusCode).toBe(409);
  return answer.json().msg[0].loc.at(-1);
}
const answers = (name: 'lena' | 'giulia', given: Answers) =>
  inTransaction(t.database, (tx) => changeAnswers(t.house, tx, personas[name].applicationId, () => given));

describe('FLOW-02 nothing comes of an application with an open step', () => {
  test.each(results)('paid for and empty, %s names the first step and makes nothing', async (url, payload) => {
    await payFor(t.house, lena.applicationId);
    const answer = await call('lena', url, payload);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'STEP_MISSING',
      message: '“About you” is still open. Please fill it in first.',
      msg: [{ loc: ['workflow', 'personal-details'] }],
    });
    expect(await t.database.orm.select().from(reports)).toEqual([]);
  });

  test.each(results)(
    '%s needs every answer, the papers and the declaration, one after the other',
    async (url, payload) => {
      await payFor(t.house, lena.applicationId);
      await answerSteps(t.house, lena);
      expect(await openStep('lena', url, payload)).toBe('personal-details');
      await fillUpPapers(t.house, lena);
      expect(await openStep('lena', url, payload)).toBe('confirmation');
      await declare(t.house, lena);
      expect(await openStep('lena', url, payload)).toBeNull();
      await t.database.orm.delete(documents).where(eq(documents.type, 'payslip'));
      expect(await openStep('lena', url, payload)).toBe('income-check');
    },
  );

  test('CONF-01 a declaration does not cover what was answered after it', async () => {
    await completeSteps(t.house, giulia);
    await payFor(t.house, giulia.applicationId);
    expect(await openStep('giulia', '/v2/report/')).toBeNull();
    await call('giulia', '/v1/personal-details/submit/sub-step', { subStep: 1 });
    expect(await openStep('giulia', '/v2/report/')).toBeNull();
    await inTransaction(t.database, (tx) =>
      changeAnswers(t.house, tx, giulia.applicationId, (given) => ({
        ...given,
        additional_details: { ...given.additional_details, household_members_count: '2,0' },
      })),
    );
    expect(await openStep('giulia', '/v2/report/')).toBe('confirmation');
    expect(await openStep('giulia', '/v2/report/release', release)).toBe('confirmation');
  });

  test('a rapid application has no declaration and no identity paper to wait for', async () => {
    await t.database.orm
      .update(applications)
      .set({ applicationType: 'rapid' })
      .where(eq(applications.id, giulia.applicationId));
    await payFor(t.house, giulia.applicationId);
    await answers('giulia', { additional_details: { typeOfContract: 'open-ended', paychecksPerYear: 13 } });
    expect(await openStep('giulia', '/v2/report/')).toBe('income-check');
    await fillUpPapers(t.house, giulia);
    await t.database.orm.delete(documents).where(eq(documents.type, 'national_id'));
    expect((await call('giulia', '/v2/report/')).statusCode).toBe(200);
  });

  test('a paper that turns bad later does not lock its owner out of a report that was made of it', async () => {
    await completeSteps(t.house, giulia);
    await payFor(t.house, giulia.applicationId);
    expect((await call('giulia', '/v2/report/')).statusCode).toBe(200);
    const { verdictColumns, saying } = await import('../documents/verdict.ts');
    const bad = verdictColumns(t.house, { messages: [saying('Uploads.Error.Expired')], recognised: null });
    await t.database.orm.update(documents).set(bad).where(eq(documents.type, 'national_id'));
    expect((await call('giulia', '/v2/report/')).statusCode).toBe(200);
    await t.database.orm.delete(reports);
    expect(await openStep('giulia', '/v2/report/')).toBe('personal-details');
  });
});

describe('PAY-02 nobody pays for a report that could not be made', () => {
  const pay = () => openStep('giulia', '/v1/payment/create-session', {});

  test('the checkout opens once everything before it is done, and not a step earlier', async () => {
    expect(await pay()).toBe('personal-details');
    await answerSteps(t.house, giulia);
    await fillUpPapers(t.house, giulia);
    expect(await pay()).toBe('confirmation');
    await declare(t.house, giulia);
    await t.database.orm.update(documents).set({ parseStatus: 'processing' }).where(eq(documents.type, 'payslip'));
    expect(await pay()).toBe('parsing-status');
    expect(await t.database.orm.select().from(payments)).toEqual([]);
    await t.database.orm.update(documents).set({ parseStatus: 'parsed' });
    expect((await call('giulia', '/v1/payment/create-session', {})).statusCode).toBe(200);
  });
});

describe('RES-05 FLOW-02 the step that is remembered', () => {
  const goTo = (router: string) => openStep('giulia', '/v1/state/update-step', { step: 0, step_router: router });
  const remembered = async () => (await call('giulia', '/v1/state/')).json().step_router;

  test('is never beyond the first open one; back is free', async () => {
    for (const router of ['additional-details', 'income-check', 'confirmation', 'payment', 'result'])
      expect(await goTo(router)).toBe('personal-details');
    expect(await remembered()).toBe('personal-details');
    await answerSteps(t.house, giulia);
    await fillUpPapers(t.house, giulia);
    expect(await goTo('confirmation')).toBeNull();
    expect(await goTo('parsing-status')).toBe('confirmation');
    expect(await remembered()).toBe('confirmation');
    expect(await goTo('personal-details')).toBeNull();
    expect(await remembered()).toBe('personal-details');
    await declare(t.house, giulia);
    expect(await goTo('payment')).toBeNull();
    expect(await goTo('result')).toBe('payment');
    await payFor(t.house, giulia.applicationId);
    expect(await goTo('result')).toBeNull();
  });
});
