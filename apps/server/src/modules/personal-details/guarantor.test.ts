import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { personas } from '../../db/seed/personas.ts';
import { completeSteps, declare } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  const { applicationId, profile } = personas.renate;
  await handInPapers(t.house, applicationId, papersOf(profile.last_name, profile.first_name));
  await completeSteps(t.house, personas.renate);
});
afterAll(() => t.close());

const submit = (what: string, payload: object) =>
  t.as('renate', { method: 'POST', url: `/api/v1/personal-details/submit/${what}`, payload });
const report = async () => (await t.as('renate', { url: '/api/v2/report/' })).json().report;

test('PAY-04 REP-07 a guarantor reads their own report without paying, before anybody else has', async () => {
  const own = await report();
  expect(own).toMatchObject({ kind: 'rent', personal_details: { role: 'guarantor' } });
  expect(own.own_room).toMatchObject({ income: expect.any(Number), housing: 56_000 });
  expect(own.monthly_affordability.rent).toBeNull();
});

test('REP-07 what they say of their own home is taken off; what is refused is named', async () => {
  const before = (await report()).own_room;
  expect((await submit('own-home', { livingSituation: 'Owner', housingLoan: '400' })).json()).toEqual({
    success: true,
  });
  // What is declared is declared anew once it has changed.
  await declare(t.house, personas.renate);
  const after = (await report()).own_room;
  // The account shows a rent of its own beside it.
  expect(after.housing - (before.housing ?? 0)).toBe(40_000);
  const refused = await submit('own-home', { housingLoan: 'a lot' });
  expect([refused.statusCode, refused.json().msg[0].loc]).toEqual([422, ['body', 'housingLoan']]);
});

test('FLOW-04 a guarantor is asked neither the self-disclosure nor for the property', async () => {
  const { hidden_routes: hidden } = (await t.as('renate', { url: '/api/v1/workflow/' })).json();
  expect(hidden).toEqual(expect.arrayContaining(['additional-details', 'questionnaire', 'payment']));
});

test('FLOW-04 a guarantor cannot save the household’s step, by whatever call', async () => {
  const payload = {
    employmentStatus: 'Employed',
    household_members_count: '1,0',
    typeOfContract: 'open-ended',
    paychecksPerYear: 13,
    hhMembers: [],
    guarantors: [],
  };
  const answer = await submit('additional', payload);
  expect(answer.statusCode).toBe(409);
  // The way on is named: the first step that is asked of a guarantor.
  expect(answer.json()).toMatchObject({ code: 'STEP_NOT_ASKED', msg: [{ loc: ['workflow', 'current-address'] }] });
});
