import type { LeftOut } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import { monthsRequired } from '@vesta/domain/documents/months-required';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import { applications, bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { readDocument } from '../documents/read-document.ts';
import { uncounted } from './account-feed.ts';
import { bankOf } from './consent-bank.ts';
import { type ConsentRow, openSecret } from './consent-row.ts';
import { endConsent } from './end-consent.ts';
import { failConsent } from './fail-consent.ts';
import { feedFileOf } from './feed-file.ts';
import { fetchAccounts } from './fetch-accounts.ts';
import { fetchSpan } from './fetch-span.ts';
import { institutionsOf } from './institutions.ts';
import { storeStatements, supersededBy } from './store-statements.ts';

/** Longer than any fetch: whoever began so long ago has died. */
export const FETCH_GIVEN_UP_MS = 180_000;

type Needs = Omit<House, 'config'>;

/** Takes the fetch in hand, unless somebody else has or the consent is no longer good. */
async function claim({ database, clock }: Needs, consentId: string): Promise<ConsentRow | null> {
  const now = clock.now();
  const [row] = await database.orm
    .update(bankConsents)
    .set({ fetchStartedAt: now, errorKey: null })
    .where(
      and(
        eq(bankConsents.id, consentId),
        eq(bankConsents.status, 'authorised'),
        isNull(bankConsents.usedAt),
        or(
          isNull(bankConsents.fetchStartedAt),
          lt(bankConsents.fetchStartedAt, new Date(now.getTime() - FETCH_GIVEN_UP_MS)),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

async function fetchAndStore(house: Needs, row: ConsentRow): Promise<string[]> {
  const { token, psu } = openSecret(house, row);
  if (token === null) throw new OpenBankingError('consent');
  const [application] = await house.database.orm
    .select({ employmentStatus: applications.employmentStatus })
    .from(applications)
    .where(eq(applications.id, row.applicationId));
  const institution = (await institutionsOf(house)).find(({ id }) => id === bankOf(house, row).institution);
  const now = house.clock.now();
  const span = fetchSpan(now, monthsRequired(application?.employmentStatus ?? null));
  const { feeds, leftOut, identity } = await fetchAccounts(house, {
    access: { token, psu },
    span,
    windowDays: institution?.windowDays ?? null,
    givesIdentity: institution?.givesIdentity ?? false,
  });
  // An account that shows nothing proves nothing; the person should hear it while they can still do something.
  if (feeds.length === 0) throw new OpenBankingError('bank');
  const told: LeftOut = {
    accounts: [...leftOut],
    ...uncounted(feeds.flatMap(({ transactions }) => transactions)),
  };
  const statements = feeds.map((feed) => ({ feed, file: feedFileOf(feed, { span, now, identity }) }));
  return (await storeStatements(house, row, statements, told)) ?? [];
}

/** Newer statements of an account take the place of older ones that came the same way. */
async function clearOlder(house: Needs, row: ConsentRow, newer: readonly string[]): Promise<void> {
  const owner = { user: { id: row.userId }, application: { id: row.applicationId } };
  for (const id of await supersededBy(house, row, newer)) await deleteDocument(house, owner, id);
}

/** A fetch that failed may be tried again with the same consent, unless that is what the bank no longer takes. */
async function giveBack(house: Needs, consentId: string, error: unknown): Promise<null> {
  house.log.warn({ err: error }, 'statements could not be fetched');
  if (error instanceof OpenBankingError && error.reason === 'consent')
    await failConsent(house, consentId, BANK_ERRORS.transactions);
  else
    await house.database.orm
      .update(bankConsents)
      .set({ fetchStartedAt: null, errorKey: BANK_ERRORS.transactions })
      .where(and(eq(bankConsents.id, consentId), isNull(bankConsents.usedAt)));
  return null;
}

/**
 * Fetches what a consent allows, stores it as statements that are read like any other, and ends the consent. False
 * where somebody else is at it. A fetch that fails leaves the consent as good as it was.
 */
export async function fetchStatements(house: Needs, consentId: string): Promise<boolean> {
  const row = await claim(house, consentId);
  if (!row) return false;
  const ids = await fetchAndStore(house, row).catch((error: unknown) => giveBack(house, consentId, error));
  if (ids === null) return true;
  await clearOlder(house, row, ids);
  // What cannot be read now is read by the job that was ordered with it.
  for (const id of ids) await readDocument(house, id).catch((error) => house.log.warn({ err: error }, 'not read yet'));
  await endConsent(house, row);
  return true;
}
