import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { bankConsents } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { storeStatements } from './store-statements.ts';

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

  test('BANK-05 nor does who says that they were there go on with it', async () => {
    const begun = await at.start('bancoposta');
    await at.callBack(await at.agree(begun.authorization_url));
    await change(begun.consent_id, { userId: marco.userId });
    const second = { bank_id: 'bancoposta', consent_accepted: true, auth_type: 'pre_auth', pre_auth_completed: 'true' };
    const answer = await at.post(bankCalls.startRedirect, second);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BANK_AUTH_FAILED']);
    expect((await rowOf(begun.consent_id))?.status).toBe('pre-authorised');
    await change(begun.consent_id, { userId: giulia.userId });
    expect((await at.post(bankCalls.startRedirect, second)).statusCode).toBe(200);
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

  test('for what no longer waits asks the provider nothing and spends no token', async () => {
    const begun = await at.start('unicredit');
    const back = await at.agree(begun.authorization_url);
    const spend = vi.spyOn(t.house.openBanking, 'exchangeOneTimeToken');
    const look = vi.spyOn(t.house.openBanking, 'consent');
    for (const status of ['failed', 'authorised', 'fetched'] as const) {
      await change(begun.consent_id, { status });
      await at.callBack(back);
    }
    expect([spend.mock.calls.length, look.mock.calls.length]).toEqual([0, 0]);
    await change(begun.consent_id, { status: 'pending' });
    await at.callBack(back);
    expect([spend.mock.calls.length, look.mock.calls.length]).toEqual([1, 1]);
    spend.mockRestore();
    look.mockRestore();
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

  test('is not stored again by whoever comes second, although its status says that it may be', async () => {
    const begun = await at.start('unicredit');
    await at.callBack(await at.agree(begun.authorization_url));
    await at.status(begun.consent_id);
    const store = async () => {
      const row = await rowOf(begun.consent_id);
      if (!row) throw new Error('no consent');
      return storeStatements(t.house, row, [], { accounts: [], pending: 0, foreign: 0 });
    };
    const usedAt = t.clock.now();
    await change(begun.consent_id, { usedAt });
    expect(await store()).toBeNull();
    expect((await rowOf(begun.consent_id))?.status).toBe('authorised');
    await change(begun.consent_id, { usedAt: null });
    expect(await store()).toEqual([]);
    expect((await rowOf(begun.consent_id))?.status).toBe('fetched');
  });
});
