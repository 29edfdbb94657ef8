import { setTimeout as wait } from 'node:timers/promises';
import type { LeftOut, TransactionsAnswer } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { TransactionsQuery } from '@vesta/domain/bank-connection/requests';
import type { Language } from '@vesta/domain/languages';
import { BANK_FETCH_ANSWER_MS } from '@vesta/domain/limits';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import { documents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { BANK_LEFT_OUT } from '../../lib/vault/contexts.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { openLabel } from '../documents/label.ts';
import { lookAtConsent } from './auth-status.ts';
import { problemOf } from './bank-problem.ts';
import { type ConsentRow, openSecret, ownConsent } from './consent-row.ts';
import { failConsent } from './fail-consent.ts';
import { FETCH_GIVEN_UP_MS, fetchStatements } from './fetch-statements.ts';
import { resumeFetch } from './resume-fetch.job.ts';
import { keysOfConsent } from './statement-key.ts';

type Own = Access & { application: OwnApplication };

async function storedStatements(house: House, { id, applicationId }: ConsentRow) {
  const rows = await house.database.orm
    .select({ id: documents.id, labelSealed: documents.labelSealed })
    .from(documents)
    .where(
      and(
        eq(documents.applicationId, applicationId),
        isNull(documents.deletedAt),
        like(documents.uploadKey, `${keysOfConsent(id)}%`),
      ),
    )
    .orderBy(asc(documents.uploadKey));
  return rows.map((row) => ({ file: { id: row.id, name: openLabel(house, row.labelSealed).name } }));
}

async function answerOf(house: House, row: ConsentRow, language: Language): Promise<TransactionsAnswer> {
  if (row.usedAt)
    return {
      success: true,
      status: 'completed',
      documents: await storedStatements(house, row),
      error: null,
      left_out: row.leftOutSealed ? house.vault.openJson<LeftOut>(row.leftOutSealed, BANK_LEFT_OUT) : null,
    };
  const isUnderWay = row.status === 'authorised' && row.errorKey === null;
  return {
    success: isUnderWay,
    status: isUnderWay ? 'in_progress' : 'error',
    documents: [],
    error: isUnderWay ? null : problemOf(row.errorKey ?? BANK_ERRORS.transactions, row, language),
    left_out: null,
  };
}

/** A consent is asked about with its own handle, or with none. */
function assertHandle(house: House, row: ConsentRow, handle: string | undefined): void {
  if (handle === undefined || row.usedAt) return;
  if (openSecret(house, row).handle !== handle)
    throw new AppError('BANK_UNKNOWN', { detail: 'not the handle of this consent' });
}

/**
 * The statements of a connected account. Fetches them if nobody has; a fetch that takes long goes on without the call,
 * and one whose process dies is taken up again by a job. Asked again, it answers what is stored.
 */
export async function transactionsOf(
  house: House,
  access: Own,
  { consent_id, consent_token }: TransactionsQuery,
  language: Language,
  patienceMs = BANK_FETCH_ANSWER_MS,
): Promise<TransactionsAnswer> {
  const row = await lookAtConsent(house, await ownConsent(house.database.orm, access, consent_id));
  assertHandle(house, row, consent_token);
  const now = house.clock.now();
  if (row.usedAt || row.status !== 'authorised') return answerOf(house, row, language);
  if (row.expiresAt <= now) {
    await failConsent(house, row.id, BANK_ERRORS.other);
    return answerOf(house, { ...row, status: 'failed', errorKey: BANK_ERRORS.other }, language);
  }
  await house.queue.enqueue(
    resumeFetch,
    { consentId: row.id },
    { startAfter: new Date(now.getTime() + FETCH_GIVEN_UP_MS) },
  );
  const patience = new AbortController();
  await Promise.race([
    fetchStatements(house, row.id),
    wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
  ]).finally(() => patience.abort());
  return answerOf(house, await ownConsent(house.database.orm, access, consent_id), language);
}
