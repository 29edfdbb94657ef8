import { createHash } from 'node:crypto';
import { declarationTextVersions } from '@vesta/domain/declaration/kinds';
import { languages } from '@vesta/domain/languages';
import { questions as de } from '@vesta/texts/de/questions';
import { questions as en } from '@vesta/texts/en/questions';
import { questions as it } from '@vesta/texts/it/questions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, auditLog, declarations } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { DECLARATION_SIGNATURE } from '../../lib/vault/contexts.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { answerSteps, fillUpPapers } from '../report/testing/complete-steps.ts';
import type { Signature } from './record-declaration.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
  await fillUpPapers(t.house, personas.giulia);
  complete = await answerSteps(t.house, personas.giulia);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(declarations);
  await answers(complete);
});

const { applicationId, userId } = personas.giulia;
let complete: Answers;
const answers = (given: Answers) =>
  inTransaction(t.database, (tx) => changeAnswers(t.house, tx, applicationId, () => given));
const post = (payload: object, lang = 'it') =>
  t.as('giulia', { method: 'POST', url: '/api/v1/confirmation/submit', payload, query: { lang } });
const rows = () => t.database.orm.select().from(declarations).where(eq(declarations.applicationId, applicationId));

describe('CONF-01 the confirmation', () => {
  test('is kept as a signature: name, Italian date, wording, language, moment and person', async () => {
    expect((await post({ confirmed: true })).json()).toEqual({ success: true });
    const [row] = await rows();
    expect(row).toMatchObject({
      kind: 'confirmation',
      textVersion: '1',
      language: 'it',
      userId,
      createdAt: t.clock.now(),
    });
    const signature = row && t.house.vault.openJson<Signature>(row.signatureSealed, DECLARATION_SIGNATURE);
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome' }).format(t.clock.now());
    expect(signature).toMatchObject({ name: 'Giulia Moretti', date: day, ip: expect.any(String) });
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'declaration.made'));
    expect(acts.at(-1)).toMatchObject({ actorId: userId, applicationId, data: { kind: 'confirmation' } });
  });

  test('pressed twice, also at the same moment, is one signature', async () => {
    const both = await Promise.all([post({ confirmed: true }), post({ confirmed: true })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('is signed anew when an answer has changed, on another day and in another language', async () => {
    await post({ confirmed: true });
    await inTransaction(t.database, (tx) =>
      changeAnswers(t.house, tx, applicationId, (before) => ({
        ...before,
        personal_details: { ...before.personal_details, city: 'Torino' },
      })),
    );
    await post({ confirmed: true });
    await post({ confirmed: true }, 'en');
    t.clock.advance(24 * 60 * 60 * 1000);
    await post({ confirmed: true }, 'en');
    expect(await rows()).toHaveLength(4);
  });

  test.each([[{ confirmed: false }], [{ confirmed: 'yes' }], [{}]])('%j is no confirmation', async (payload) => {
    const answer = await post(payload, 'en');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg[0]).toMatchObject({
      code: 'confirmation',
      loc_msg: expect.stringMatching(/tick the box/),
    });
    expect(await rows()).toEqual([]);
  });

  test('FLOW-02 is refused while an earlier step is open, in words that name the step', async () => {
    await answers({ ...complete, additional_details: { typeOfContract: 'open-ended' } });
    const answer = await post({ confirmed: true }, 'en');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'STEP_MISSING',
      message: '“Household” is still open. Please fill it in first.',
      msg: [{ loc: ['workflow', 'additional-details'] }],
    });
    expect(await rows()).toEqual([]);
  });

  test('has no place in a rapid application', async () => {
    const set = (applicationType: string) =>
      t.database.orm.update(applications).set({ applicationType }).where(eq(applications.id, applicationId));
    await set('rapid');
    expect((await post({ confirmed: true })).statusCode).toBe(404);
    await set('rent');
  });
});

test('CONF-01 the words under a signature change only together with their version', () => {
  const wordings = languages.map((language) => ({ en, it, de })[language]);
  const digest = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  const kept = {
    confirmation: digest(wordings.map(({ Confirmation }) => Confirmation.Label)),
    questionnaire: digest(
      wordings.map(({ SelfDisclosure, Questionnaire: { Waiver, CreditAgency, Truthful } }) => [
        SelfDisclosure,
        Waiver,
        CreditAgency,
        Truthful,
      ]),
    ),
    mortgage: digest(wordings.map(({ MortgageInfo }) => MortgageInfo.Confirm.Tick)),
  };
  // Changed the words? Raise the version in declaration/kinds.ts, then write down the new digest beside it.
  expect({ versions: declarationTextVersions, kept }).toMatchInlineSnapshot(`
    {
      "kept": {
        "confirmation": "77f29244f214",
        "mortgage": "f1424d3590dd",
        "questionnaire": "40f03d4dd361",
      },
      "versions": {
        "confirmation": "1",
        "mortgage": "2",
        "questionnaire": "5",
      },
    }
  `);
});
