import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const state = () => t.as('giulia', { method: 'GET', url: '/api/v1/state/' });
const update = (payload: unknown) =>
  t.as('giulia', { method: 'POST', url: '/api/v1/state/update-step', payload: payload as object });

test('the state names user, application, documents, step and router', async () => {
  expect((await state()).json()).toEqual({
    success: true,
    user: { id: personas.giulia.userId, is_staff: false, ...personas.giulia.profile },
    application: {
      application_id: personas.giulia.applicationId,
      listing_id: null,
      applicant_role: 'main-applicant',
      application_type: 'rent',
      region: 'it',
      employment_status: 'Employed',
      version: 0,
    },
    answers: {
      personal_details: null,
      current_address: null,
      additional_details: null,
      questionnaire: null,
      mortgage_info: null,
    },
    shared_household: null,
    documents: { uploadedBankStatements: [], uploadedOtherDocuments: [] },
    step: 3,
    step_router: 'personal-details',
  });
});

test('RES-05 a reported step is kept under its name', async () => {
  expect((await update({ step: 5, step_router: 'income-check' })).statusCode).toBe(200);
  expect((await state()).json()).toMatchObject({ step: 5, step_router: 'income-check' });
});

test('the number of a step is our own, whatever the client counts', async () => {
  await update({ step: 1, step_router: 'confirmation' });
  expect((await state()).json()).toMatchObject({ step: 6, step_router: 'confirmation' });
});

test('FLOW-02 who typed past a question is remembered no further than the declaration', async () => {
  const answer = await t.as('giulia', {
    method: 'POST',
    url: '/api/v1/state/update-step',
    query: { lang: 'en' },
    payload: { step: 8, step_router: 'payment' },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'STEP_MISSING',
    message: '“About you” is still open. Please fill it in first.',
    msg: [{ loc: ['workflow', 'personal-details'] }],
  });
  expect((await state()).json()).toMatchObject({ step_router: 'confirmation' });
});

test('RES-05 a step that is not in the workflow fails to update the state', async () => {
  const answer = await t.as('giulia', {
    method: 'POST',
    url: '/api/v1/state/update-step',
    query: { lang: 'en' },
    payload: { step: 4, step_router: 'questionnaire' },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Failed to update State');
});

test.each([
  {},
  { step: -1, step_router: 'payment' },
  { step: 1.5, step_router: 'payment' },
  { step: 3, step_router: 'nowhere' },
  { step: '3', step_router: 'payment' },
  [],
])('API-03 a malformed report is refused with the msg list: %j', async (payload) => {
  const answer = await update(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ success: false, message: expect.any(String), msg: expect.any(Array) });
  expect(answer.json().msg[0]).toMatchObject({
    loc: expect.any(Array),
    msg: expect.any(String),
    code: expect.any(String),
  });
});

test('ADD-02 a co-applicant finds the common household filled in, and nothing of the money', async () => {
  const { applicationId } = personas.renate;
  const as = (role: string) =>
    t.database.orm.update(applications).set({ applicantRole: role }).where(eq(applications.id, applicationId));
  const shared = async () => (await t.as('renate', { method: 'GET', url: '/api/v1/state/' })).json().shared_household;
  const say = (id: string, said: NonNullable<Answers['additional_details']>) =>
    inTransaction(t.database, (tx) => changeAnswers(t.house, tx, id, () => ({ additional_details: said })));
  await say(personas.lena.applicationId, {
    household_members_count: '3,1',
    hasPets: true,
    petsDetails: 'One cat',
    accessibleHouse: false,
    targetRent: '900,00',
    typeOfContract: 'open-ended',
    otherIncomes: 'Pension',
    currentRent: '700,00',
  });
  expect(await shared()).toBeNull();
  await as('co-applicant');
  expect(await shared()).toEqual({
    household_members_count: '3,1',
    hasPets: true,
    petsDetails: 'One cat',
    accessibleHouse: false,
    targetRent: '900,00',
    targetCharges: null,
    targetWarmRent: null,
  });
  await say(applicationId, { household_members_count: '2,0' });
  expect(await shared()).toBeNull();
  await as('guarantor');
});
