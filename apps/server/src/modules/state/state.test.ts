import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, consents, invitations } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { invitationCode } from '../invitations/invitation-code.ts';
import { answerSteps, fillUpPapers } from '../report/testing/complete-steps.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const state = () => t.as('giulia', { method: 'GET', url: '/api/v1/state/' });
const update = (payload: unknown) =>
  t.as('giulia', { method: 'POST', url: '/api/v1/state/update-step', payload: payload as object });

test('API-01 the state names user, application, documents, step and router', async () => {
  expect((await state()).json()).toEqual({
    success: true,
    user: {
      id: personas.giulia.userId,
      is_staff: false,
      ...personas.giulia.profile,
      mobile: { code: '+39', value: '3471182906' },
      privacy_policy_consented: false,
      marketing_consented: false,
      employment_status: 'Employed',
      listing_id: null,
      invitation_code: null,
      is_main_tenant: true,
    },
    application: {
      application_id: personas.giulia.applicationId,
      listing_id: null,
      applicant_role: 'main-applicant',
      application_type: 'rent',
      region: 'it',
      employment_status: 'Employed',
      step: 3,
      step_router: 'personal-details',
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
    moving_in: [],
    documents: { uploadedBankStatements: [], uploadedOtherDocuments: [] },
    step: 3,
    step_router: 'personal-details',
  });
});

test('API-01 the state tells what was agreed to last, and the invitation that somebody came by', async () => {
  const { userId } = personas.giulia;
  const consent = (kind: string, granted: boolean, at: string) => ({
    userId,
    kind,
    granted,
    textVersion: '1',
    language: 'it',
    createdAt: new Date(at),
  });
  await t.database.orm
    .insert(consents)
    .values([
      consent('privacy', true, '2026-11-01T10:00:00Z'),
      consent('marketing', true, '2026-11-01T10:00:00Z'),
      consent('marketing', false, '2026-11-02T10:00:00Z'),
    ]);
  expect((await state()).json().user).toMatchObject({ privacy_policy_consented: true, marketing_consented: false });
  const [invitation] = await t.database.orm
    .insert(invitations)
    .values({
      codeHash: Buffer.alloc(32, 1),
      applicationId: personas.giulia.applicationId,
      role: 'guarantor',
      emailIndex: Buffer.alloc(32, 2),
      detailsSealed: Buffer.alloc(1),
      acceptedApplicationId: personas.renate.applicationId,
      acceptedAt: t.clock.now(),
      expiresAt: t.clock.now(),
    })
    .returning({ id: invitations.id });
  const { user } = (await t.as('renate', { method: 'GET', url: '/api/v1/state/' })).json();
  const invitation_code = invitationCode(t.house, invitation?.id ?? '');
  expect(user).toMatchObject({ is_main_tenant: false, invitation_code });
});

test('RES-05 a reported step is kept under its name', async () => {
  await answerSteps(t.house, personas.giulia);
  await fillUpPapers(t.house, personas.giulia);
  expect((await update({ step: 5, step_router: 'income-check' })).statusCode).toBe(200);
  expect((await state()).json()).toMatchObject({ step: 5, step_router: 'income-check' });
});

test('the number of a step is our own, whatever the client counts', async () => {
  await update({ step: 1, step_router: 'confirmation' });
  expect((await state()).json()).toMatchObject({ step: 6, step_router: 'confirmation' });
});

test('FLOW-02 who typed past a step is remembered no further than that step', async () => {
  const answer = await t.as('giulia', {
    method: 'POST',
    url: '/api/v1/state/update-step',
    query: { lang: 'en' },
    payload: { step: 8, step_router: 'payment' },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'STEP_MISSING',
    message: '“Declaration” is still open. Please fill it in first.',
    msg: [{ loc: ['workflow', 'confirmation'] }],
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
  const member = { date_of_birth: '03/04/1990', role: 'Co-Applicant', relationship: 'Partner' } as const;
  await say(personas.lena.applicationId, {
    hhMembers: [
      { ...member, fullname: 'Renate Hoffmann', email: personas.renate.profile.email },
      { ...member, fullname: 'Jonas Brandt', email: 'jonas.brandt@post.example' },
    ],
  });
  const movingIn = async () => (await t.as('renate', { method: 'GET', url: '/api/v1/state/' })).json().moving_in;
  // Also after they have said something of their own; whoever vouches is told nobody's name.
  expect(await movingIn()).toEqual(['Lena Hoffmann', 'Jonas Brandt']);
  await as('guarantor');
  expect(await movingIn()).toEqual([]);
  await as('guarantor');
});
