import { amountText } from '@vesta/domain/money/amount-text';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { applications, auditLog } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';

const { giulia } = personas;
const RENT = 56_000;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  // The demo listing has a rent; here nobody has a home in view.
  await t.database.orm.update(applications).set({ listingId: null }).where(eq(applications.id, giulia.applicationId));
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
  // Judged against answers that are not hers the papers would not do for a first report; for a later one they do.
  await t.as('giulia', { url: '/api/v2/report/' });
});
afterAll(() => t.close());

const say = (additional_details: NonNullable<Answers['additional_details']>) =>
  inTransaction(t.database, (tx) =>
    changeAnswers(t.house, tx, giulia.applicationId, (answers) => ({ ...answers, additional_details })),
  );
const saying = async () => {
  const list = (await t.as('giulia', { url: '/api/v1/other-documents/list' })).json();
  const keys = (list.uploadedBankStatements as { messages: { message_key: string }[] }[]).flatMap(({ messages }) =>
    messages.map(({ message_key }) => message_key),
  );
  return [...new Set(keys.filter((key) => key.includes('RENT_FOUND')))];
};
const judged = async (additional_details: NonNullable<Answers['additional_details']>) => {
  await say(additional_details);
  await judgePapers(t.house, giulia.applicationId);
  return saying();
};
const confirm = (currentRent: unknown) =>
  t.as('giulia', { method: 'POST', url: '/api/v1/personal-details/submit/current-rent', payload: { currentRent } });
const report = async () => {
  await completeSteps(t.house, giulia);
  return (await t.as('giulia', { url: '/api/v2/report/' })).json().report;
};

describe('BANK-02 rent on the account', () => {
  test('is held against nobody who was not asked or left it open', async () => {
    expect(await judged({})).toEqual([]);
    expect(await judged({ livingSituation: 'Tenant', currentRent: null })).toEqual([]);
    expect(await judged({ livingSituation: 'Other' })).toEqual([]);
  });

  test('is told to whoever says that they pay none, or another amount', async () => {
    expect(await judged({ livingSituation: 'Owner' })).toEqual(['checks.R_BANK_RENT_FOUND.undeclared']);
    expect(await judged({ livingSituation: 'Family' })).toEqual(['checks.R_BANK_RENT_FOUND.undeclared']);
    expect(await judged({ livingSituation: 'Tenant', currentRent: '400,00' })).toEqual([
      'checks.R_BANK_RENT_FOUND.differs',
    ]);
    expect(await judged({ livingSituation: 'Tenant', currentRent: '540,00' })).toEqual([]);
  });

  test('is confirmed with one tap, and the finding passes at once', async () => {
    expect(await judged({ livingSituation: 'Owner', hasPets: true })).toHaveLength(1);
    expect((await report()).employment.actual_monthly_rent).toMatchObject({
      valid: false,
      error_msg: 'rent_undeclared',
    });
    expect((await confirm(amountText(RENT, 'it'))).json()).toEqual({ success: true });
    expect(await saying()).toEqual([]);
    const { answers } = (await t.as('giulia', { url: '/api/v1/state/' })).json();
    expect(answers.additional_details).toMatchObject({
      livingSituation: 'Tenant',
      currentRent: '560,00',
      hasPets: true,
    });
    // The tap stands under the declaration that was given before it.
    expect((await t.as('giulia', { url: '/api/v2/report/' })).statusCode).toBe(200);
    expect((await report()).employment.actual_monthly_rent).toMatchObject({
      value: RENT,
      valid: true,
      error_msg: null,
    });
    const acts = await t.database.orm
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'rent.confirmed'), eq(auditLog.applicationId, giulia.applicationId)));
    expect(acts).toHaveLength(1);
  });

  test.each([[''], ['0'], ['a lot'], [null]])('%j is no rent to confirm', async (typed) => {
    expect((await confirm(typed)).statusCode).toBe(422);
  });
});

describe('QUEST-01 pets in the report', () => {
  const pets = async (hasPets: boolean, response: 'YES' | 'NO' | 'PNTS', settled: 'pets'[] = []) => {
    await inTransaction(t.database, (tx) =>
      changeAnswers(t.house, tx, giulia.applicationId, (answers) => ({
        ...answers,
        additional_details: { hasPets },
        questionnaire: {
          questionnaire: [
            { question: 'SelfDisclosure.Q08.Text', response, details: response === 'YES' ? 'Ein Dackel' : null },
          ],
          settled,
          waiver: true,
          truthful: true,
          credit_agency_consent: false,
        },
      })),
    );
    const { personal_details, other_questions } = await report();
    return [personal_details.pets.translation_key, other_questions[0].answer, other_questions[0].details];
  };

  test('what was said twice and differently stands there as neither, until it is settled', async () => {
    expect(await pets(true, 'NO')).toEqual(['not_said', null, null]);
    expect(await pets(true, 'NO', ['pets'])).toEqual(['yes', 'NO', null]);
  });

  test('a box that nobody ticked says nothing, a question that was answered does', async () => {
    expect(await pets(false, 'YES')).toEqual(['yes', 'YES', 'Ein Dackel']);
    expect(await pets(false, 'NO')).toEqual(['no', 'NO', null]);
    expect(await pets(false, 'PNTS')).toEqual(['not_said', 'PNTS', null]);
  });
});

describe('REP-04 the rent in view', () => {
  test('without one the report gives the range and judges nothing', async () => {
    await say({ livingSituation: 'Tenant', currentRent: '560,00' });
    const { monthly_affordability: rent, deposit, aggregated_error_messages: messages } = await report();
    expect(rent).toMatchObject({ translation_key: 'range_only', rent: null, rent_kind: null });
    expect(deposit).toMatchObject({ required: null, covered: null });
    expect(messages.map(({ msg }: { msg: string }) => msg)).not.toContain('guarantor_needed');
  });

  test('the one that the applicant names is judged, with its charges; the deposit is without', async () => {
    await say({ targetRent: '600,00', targetCharges: '80,00' });
    const { monthly_affordability: rent, deposit } = await report();
    expect(rent).toMatchObject({ rent: 68_000, rent_kind: 'wanted' });
    expect(deposit).toMatchObject({ required: 180_000, rent: 60_000, basis: 'base' });
  });
});
