import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bankWalk } from '../../../test/bank-walk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import { bankConsents, documents, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';
import { judgedRows } from '../documents/judged-rows.ts';
import { readBytes } from '../documents/read-bytes.ts';
import { jobHandlers } from '../jobs.ts';
import { endConsents } from './end-consents.job.ts';
import { FETCH_GIVEN_UP_MS } from './fetch-statements.ts';
import { transactionsOf } from './transactions.ts';

let t: TestHouse;
let at: ReturnType<typeof bankWalk>;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: engineInPlace });
  at = bankWalk(t);
});
afterAll(() => t.close());

const rowOf = async (id: string) =>
  (await t.database.orm.select().from(bankConsents).where(eq(bankConsents.id, id)))[0];
/** A consent to which the person has agreed. */
async function agreed(bank: string, user = 'giulia'): Promise<string> {
  const { consent_id, authorization_url } = await at.start(bank);
  await at.agree(authorization_url, user);
  expect(await at.status(consent_id)).toMatchObject({ status: 'completed' });
  return consent_id;
}
const readings = async (ids: string[]) =>
  (await judgedRows(t.house, personas.giulia.applicationId)).filter(({ id }) => ids.includes(id));
const idsIn = ({ documents: list }: { documents: { file: { id: string } }[] }) => list.map(({ file }) => file.id);
const runJobs = (includeFuture = false) =>
  runDueJobs({ queue: t.house.queue, handlers: jobHandlers(t.house), log: silentLog, includeFuture });

describe('BANK-07 the statements of a connected account', () => {
  test('are judged like any other, and nobody asks for an original PDF', async () => {
    const answer = await at.fetchAll(await agreed('unicredit'));
    const [current] = await readings(idsIn(answer));
    const rules = current?.reading.findings ?? [];
    const failed = rules.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
    expect(failed.filter((rule) => /^R_(PDF|IMG|FILE)_/.test(rule))).toEqual([]);
    const of = (rule: string) => rules.find((finding) => finding.rule === rule)?.outcome;
    expect(of('R_BANK_HOLDER_MATCH')).toBe('passed');
    expect(of('R_BANK_RUNNING_BALANCE')).toBe('passed');
    const all = (await judgedRows(t.house, personas.giulia.applicationId)).flatMap(({ reading }) => reading.findings);
    for (const rule of ['R_BANK_COVERAGE_3M', 'R_BANK_RECENT', 'R_BANK_SALARY_FOUND', 'R_FEED_IDENTITY'])
      expect([rule, all.find((finding) => finding.rule === rule)?.outcome]).toEqual([rule, 'passed']);
  });

  test('keep all that the bank sent, encrypted', async () => {
    const answer = await at.fetchAll(await agreed('revolut_it'));
    expect(answer.left_out).toMatchObject({ accounts: [{ reason: 'currency' }], pending: 1, foreign: 1 });
    const [id = ''] = idsIn(answer);
    const [row] = await t.database.orm.select().from(documents).where(eq(documents.id, id));
    const kept = JSON.parse(String(await readBytes(t.house, row?.fileId ?? null)));
    const statuses = kept.transactions.map(({ status }: { status: string }) => status);
    expect(statuses.filter((status: string) => status === 'PENDING')).toHaveLength(1);
    const ids = kept.transactions.map((one: { id: string }) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    const [read] = await readings([id]);
    expect(read?.reading.paper.readings[0]?.transactions).toHaveLength(ids.length - 2);
    const [file] = await t.database.orm
      .select()
      .from(files)
      .where(eq(files.id, row?.fileId ?? ''));
    expect(file?.contentType).toBe('application/json');
  });

  test.each([
    ['two weeks at a time', 'intesa-sanpaolo', 'chiara'],
    ['one run for a token', 'banco-bpm', 'nicolo'],
  ])('are fetched whole where the bank allows %s', async (_what, bank, user) => {
    const answer = await at.fetchAll(await agreed(bank, user));
    expect(answer).toMatchObject({ status: 'completed', error: null });
    const [read] = await readings(idsIn(answer));
    const days = (read?.reading.paper.readings[0]?.transactions ?? []).map(({ date }) => date);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(3);
  });

  test('an account in the name of another is a finding and no refusal', async () => {
    const answer = await at.fetchAll(await agreed('unicredit', 'bruno'));
    const [id = ''] = idsIn(answer);
    const { uploadedBankStatements } = (await at.get('/v1/other-documents/list', {})).json();
    const paper = uploadedBankStatements.find((one: { id: string }) => one.id === id);
    expect(paper).toMatchObject({ hasError: false, hasWarning: true });
    expect(paper.messages[0]).toMatchObject({ rule: 'R_BANK_HOLDER_MATCH', blocker: false });
  });
});

describe('BANK-09 a fetch that fails', () => {
  test.each([
    ['answers nonsense', 'mps'],
    ['has no accounts', 'sella'],
  ])('because the bank %s is told, and the consent stays good', async (_why, bank) => {
    const id = await agreed(bank);
    expect(await at.fetchAll(id)).toMatchObject({
      success: false,
      status: 'error',
      documents: [],
      error: { message_key: 'Yapily.Errors.TransactionsFailedTryAgain' },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'authorised', fetchStartedAt: null });
    expect((await rowOf(id))?.secretSealed).not.toBeNull();
  });

  test('is made good by the next call', async () => {
    const id = await agreed('unicredit');
    vi.spyOn(t.house.openBanking, 'accounts').mockRejectedValueOnce(new OpenBankingError('unreachable'));
    expect(await at.fetchAll(id)).toMatchObject({ status: 'error' });
    expect((await at.fetchAll(id)).documents).toHaveLength(2);
  });
});

describe('a fetch that takes long', () => {
  const access = async () => {
    const { userId, applicationId } = personas.giulia;
    return { user: { id: userId }, application: { id: applicationId } } as Parameters<typeof transactionsOf>[1];
  };

  test('BANK-07 is answered without it, goes on, and is there when asked again', async () => {
    const id = await agreed('unicredit');
    let letGo = (): void => undefined;
    const real = t.house.openBanking.accounts.bind(t.house.openBanking);
    vi.spyOn(t.house.openBanking, 'accounts').mockImplementationOnce(async (data) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return real(data);
    });
    const first = await transactionsOf(t.house, await access(), { consent_id: id }, 'en', 20);
    expect(first).toMatchObject({ success: true, status: 'in_progress', documents: [], error: null });
    expect(await at.fetchAll(id)).toMatchObject({ status: 'in_progress' });
    letGo();
    await expect.poll(async () => (await at.fetchAll(id)).documents).toHaveLength(2);
  });

  test('BANK-07 whose process died is taken up again by the job, once its time is over', async () => {
    const id = await agreed('unicredit');
    // What a process leaves behind that was killed in the middle.
    await t.database.orm.update(bankConsents).set({ fetchStartedAt: t.clock.now() }).where(eq(bankConsents.id, id));
    expect(await at.fetchAll(id)).toMatchObject({ status: 'in_progress' });
    t.clock.advance(FETCH_GIVEN_UP_MS + 1000);
    await runJobs(true);
    expect(await rowOf(id)).toMatchObject({ status: 'fetched' });
    expect((await at.fetchAll(id)).documents).toHaveLength(2);
  });

  test('between the bank’s yes and the fetch nothing is lost: the next call fetches', async () => {
    const id = await agreed('unicredit');
    t.clock.advance(60_000);
    expect((await at.fetchAll(id)).documents).toHaveLength(2);
  });
});

test('BANK-06 consents that were left lying are ended here and at the provider, and their secrets wiped', async () => {
  const id = await agreed('unicredit');
  const providerId = (await rowOf(id))?.providerConsentId ?? '';
  t.clock.advance(16 * 60_000);
  await t.house.queue.enqueue(endConsents, {});
  await runJobs();
  expect(await rowOf(id)).toMatchObject({ status: 'failed', secretSealed: null, endedAt: t.clock.now() });
  expect(await t.house.openBanking.consent(providerId)).toBeNull();
  const [left] = (
    await t.database.orm.execute(
      sql`select count(*)::int as n from bank_consents where secret_sealed is not null and expires_at < ${t.clock.now().toISOString()}`,
    )
  ).rows as { n: number }[];
  expect(left?.n).toBe(0);
});
