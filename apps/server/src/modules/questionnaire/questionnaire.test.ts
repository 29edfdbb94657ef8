import { declarationTextVersions } from '@vesta/domain/declaration/kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, declarations } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { DECLARATION_SIGNATURE } from '../../lib/vault/contexts.ts';
import { changeAnswers } from '../applications/answers.ts';
import type { Signature } from '../confirmation/record-declaration.ts';
import { questions } from './questions.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());
beforeEach(() => t.database.orm.delete(declarations));

interface Given {
  question: number;
  response: string;
  details?: string;
}
const answers = (...changed: Given[]): Given[] =>
  questions.map(
    (question) =>
      changed.find((one) => one.question === question) ?? { question, response: question < 14 ? 'NO' : 'YES' },
  );
const post = (payload: object, name: 'lena' | 'giulia' = 'lena', lang = 'en') =>
  t.as(name, {
    method: 'POST',
    url: '/api/v1/questionnaire/submit',
    payload: { waiver: true, truthful: true, ...payload },
    query: { lang },
  });
const saved = async () => (await t.as('lena', { method: 'GET', url: '/api/v1/state/' })).json().answers.questionnaire;
const signatures = () =>
  t.database.orm.select().from(declarations).where(eq(declarations.applicationId, personas.lena.applicationId));

describe('QUEST-02 the self-disclosure', () => {
  test('has fifteen questions and comes back through the state as it was given', async () => {
    expect(questions).toHaveLength(15);
    const payload = {
      questionnaire: answers(
        { question: 1, response: 'YES', details: 'Settled in 2024' },
        { question: 4, response: 'PNTS' },
      ),
      waiver: true,
      truthful: true,
      credit_agency_consent: true,
    };
    expect((await post(payload)).json()).toEqual({ success: true });
    const { questionnaire, credit_agency_consent } = await saved();
    expect(questionnaire).toHaveLength(15);
    expect(questionnaire[0]).toEqual({
      question: 'SelfDisclosure.Q01.Text',
      response: 'YES',
      details: 'Settled in 2024',
    });
    expect(questionnaire[3]).toEqual({ question: 'SelfDisclosure.Q04.Text', response: 'PNTS', details: null });
    expect(credit_agency_consent).toBe(true);
  });

  test('QUEST-01 that says otherwise than the household is refused until one is corrected or both are right', async () => {
    const household = (hasPets: boolean) =>
      inTransaction(t.database, (tx) =>
        changeAnswers(t.house, tx, personas.lena.applicationId, (known) => ({
          ...known,
          additional_details: { ...known.additional_details, hasPets },
        })),
      );
    const none = answers({ question: 8, response: 'NO' });
    await household(true);
    const before = await saved();
    const refused = await post({ questionnaire: none }, 'lena', 'de');
    expect([refused.statusCode, refused.json().msg]).toEqual([
      422,
      [
        {
          loc: ['body', 'questionnaire', 7, 'response'],
          code: 'contradiction',
          msg: expect.any(String),
          loc_msg: 'Das passt nicht zu Ihren Angaben zum Haushalt. Bitte sehen Sie sich beide Antworten an.',
        },
      ],
    ]);
    expect(await saved()).toEqual(before);
    expect((await post({ questionnaire: none, settled: ['pets'] })).statusCode).toBe(200);
    expect((await post({ questionnaire: none, settled: ['taste'] })).statusCode).toBe(422);
    // A box that nobody ticked is no answer that could be contradicted.
    await household(false);
    const dachshund = answers({ question: 8, response: 'YES', details: 'Ein Dackel' });
    expect((await post({ questionnaire: dachshund })).statusCode).toBe(200);
  });

  test('lies sealed in the database, and nothing of it is logged', async () => {
    await post({ questionnaire: answers({ question: 2, response: 'YES', details: 'Verbraucherinsolvenz Kiel' }) });
    const [row] = await t.database.orm
      .select({ sealed: applications.answersSealed })
      .from(applications)
      .where(eq(applications.id, personas.lena.applicationId));
    expect(row?.sealed?.toString('latin1')).not.toContain('Kiel');
    expect(t.logged.join()).not.toContain('Kiel');
  });

  test('is signed with name, date, wording and language, once per change', async () => {
    await post({ questionnaire: answers() }, 'lena', 'de');
    await post({ questionnaire: answers() }, 'lena', 'de');
    const [row, ...more] = await signatures();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: 'questionnaire',
      textVersion: declarationTextVersions.questionnaire,
      language: 'de',
      userId: personas.lena.userId,
      createdAt: t.clock.now(),
    });
    const signature = row && t.house.vault.openJson<Signature>(row.signatureSealed, DECLARATION_SIGNATURE);
    expect(signature).toMatchObject({ name: 'Lena Hoffmann', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await post({ questionnaire: answers({ question: 12, response: 'YES' }) }, 'lena', 'de');
    expect(await signatures()).toHaveLength(2);
  });

  test.each([
    ['a question left out', { questionnaire: answers().slice(1) }, 'Please fill in the self-disclosure.'],
    [
      'a Yes without details',
      { questionnaire: answers({ question: 3, response: 'YES' }) },
      'Please fill in the explanation.',
    ],
    [
      'a No to paying on time without details',
      { questionnaire: answers({ question: 14, response: 'NO' }) },
      'Please fill in the explanation.',
    ],
    ['no waiver', { questionnaire: answers(), waiver: false }, 'Please accept the statement to continue.'],
    ['no truthfulness', { questionnaire: answers(), truthful: false }, 'Please accept the statement to continue.'],
    ['a waiver unsaid', { questionnaire: answers(), waiver: undefined }, 'Please accept the statement to continue.'],
    ['truth unsaid', { questionnaire: answers(), truthful: undefined }, 'Please accept the statement to continue.'],
    ['no answers', {}, 'Please fill in the self-disclosure.'],
  ])('with %s is refused in words', async (_name, payload, words) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg[0].loc_msg).toBe(words);
    expect(await signatures()).toEqual([]);
  });

  test('is asked in Germany only', async () => {
    expect((await post({ questionnaire: answers() }, 'giulia')).statusCode).toBe(404);
  });

  test('of another person cannot be written', async () => {
    const answer = await t.as('giulia', {
      method: 'POST',
      url: '/api/v1/questionnaire/submit',
      applicationId: personas.lena.applicationId,
      payload: { questionnaire: answers() },
    });
    expect(answer.statusCode).toBe(401);
  });
});
