import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { bankConsents } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';

const { giulia, marco } = personas;
let t: TestHouse;
let at: ReturnType<typeof bankWalk>;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: engineInPlace });
  at = bankWalk(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.orm.delete(bankConsents));

const rowOf = async (id: string) =>
  (await t.database.orm.select().from(bankConsents).where(eq(bankConsents.id, id)))[0];
const change = (id: string, columns: Partial<typeof bankConsents.$inferInsert>) =>
  t.database.orm.update(bankConsents).set(columns).where(eq(bankConsents.id, id));
const embedded = async () =>
  (await at.post(bankCalls.startEmbedded, { bank_id: 'fineco', bank_user_id: 'giulia', bank_password: 'demo' })).json();

describe('BANK-04 a consent belongs to one application and to one person, each by itself', () => {
  test.each([
    ['another application of the same person', { applicationId: marco.applicationId }],
    ['another person of the same application', { userId: marco.userId }],
  ] as const)('%s does not know it', async (_whose, columns) => {
    const { consent_id } = await at.start('unicredit');
    expect((await at.get(bankCalls.redirectStatus, { consent_id })).statusCode).toBe(200);
    await change(consent_id, columns);
    expect((await at.get(bankCalls.redirectStatus, { consent_id })).statusCode).not.toBe(200);
    expect((await at.get(bankCalls.transactions, { consent_id })).statusCode).not.toBe(200);
  });

  test('BANK-05 nor is the second redirect opened by somebody else’s first', async () => {
    const begun = await at.start('bancoposta');
    await at.callBack(await at.agree(begun.authorization_url));
    await change(begun.consent_id, { userId: marco.userId });
    const next = await at.start('bancoposta');
    // A fresh first step, not the second one of the other person.
    expect(next.consent_id).not.toBe(begun.consent_id);
    expect((await rowOf(next.consent_id))?.userId).toBe(giulia.userId);
    expect((await rowOf(begun.consent_id))?.userId).toBe(marco.userId);
  });
});

describe('BANK-06 codes and methods', () => {
  test('come too late once the consent has run out', async () => {
    const { consent_id, sca_methods } = await embedded();
    await change(consent_id, { expiresAt: t.clock.now() });
    const late = await at.post(bankCalls.sendCode, { consent_id, method: sca_methods[0].id });
    expect(late.statusCode).not.toBe(200);
    expect((await rowOf(consent_id))?.status).not.toBe('authorised');
    await change(consent_id, { expiresAt: new Date(t.clock.now().getTime() + BANK_CONSENT_LIFETIME_MS) });
    expect((await at.post(bankCalls.sendCode, { consent_id, method: sca_methods[0].id })).statusCode).toBe(200);
  });
});

describe('BANK-08 a callback', () => {
  test('that comes again after a failure changes nothing, whatever it says', async () => {
    const begun = await at.start('unicredit');
    const back = await at.agree(begun.authorization_url);
    await change(begun.consent_id, { status: 'failed' });
    await at.callBack(back);
    expect((await rowOf(begun.consent_id))?.status).toBe('failed');
  });
});

describe('BANK-07 what was fetched once', () => {
  test('is not fetched again, although the consent still stood at the bank', async () => {
    const begun = await at.start('unicredit');
    await at.callBack(await at.agree(begun.authorization_url));
    await at.status(begun.consent_id);
    const first = await at.fetchAll(begun.consent_id);
    expect(first.documents).toHaveLength(2);
    await change(begun.consent_id, { status: 'authorised' });
    const again = await at.fetchAll(begun.consent_id);
    const ids = (answer: { documents: { file: { id: string } }[] }) => answer.documents.map(({ file }) => file.id);
    expect(ids(again)).toEqual(ids(first));
  });
});
