import type { RedirectAnswer } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import { BANK_CONSENT_LIFETIME_MS } from '@vesta/domain/limits';
import { and, desc, eq, gt } from 'drizzle-orm';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { askBank } from './ask-bank.ts';
import { type Asking, consentRequest } from './begin-consent.ts';
import type { ConnectableBank } from './connectable-banks.ts';
import { bankOf } from './consent-bank.ts';
import { type ConsentRow, openSecret, sealSecret } from './consent-row.ts';
import { failConsent } from './fail-consent.ts';
import { redirectAnswerOf } from './redirect-answer.ts';

type Needs = Pick<House, 'openBanking' | 'clock' | 'log' | 'database' | 'vault'>;

/** The latest connection of this person to this bank whose first way is behind them. */
async function preAuthorised(house: Needs, { access }: Asking, institutionId: string): Promise<ConsentRow> {
  const rows = await house.database.orm
    .select()
    .from(bankConsents)
    .where(
      and(
        eq(bankConsents.applicationId, access.application.id),
        eq(bankConsents.userId, access.user.id),
        eq(bankConsents.status, 'pre-authorised'),
        gt(bankConsents.expiresAt, house.clock.now()),
      ),
    )
    .orderBy(desc(bankConsents.createdAt));
  const row = rows.find((one) => bankOf(house, one).institution === institutionId);
  if (!row) throw new AppError('BANK_AUTH_FAILED', { detail: 'the first of two ways was not gone' });
  return row;
}

/** The second way to a bank, opened with what the first one gave. That token is spent with it. */
export async function continuePreAuth(house: Needs, asking: Asking, found: ConnectableBank): Promise<RedirectAnswer> {
  const row = await preAuthorised(house, asking, found.institution.id);
  const secret = openSecret(house, row);
  const { token } = secret;
  if (token === null) throw new AppError('BANK_AUTH_FAILED', { detail: 'no token of the first way' });
  const now = house.clock.now();
  // Taken first: of two tabs that press at once, one goes to the bank.
  const [taken] = await house.database.orm
    .update(bankConsents)
    .set({
      status: 'pending',
      startedAt: now,
      unknownPolls: 0,
      expiresAt: new Date(now.getTime() + BANK_CONSENT_LIFETIME_MS),
      secretSealed: sealSecret(house, { ...secret, token: null, handle: null }),
    })
    .where(and(eq(bankConsents.id, row.id), eq(bankConsents.status, 'pre-authorised')))
    .returning();
  if (!taken) throw new AppError('BANK_CONNECTION_OVER', { detail: 'another tab went on with it' });
  const consent = await askBank(
    house,
    'BANK_AUTH_FAILED',
    () => house.openBanking.continueAfterPreAuthorisation(consentRequest(house, asking, taken, secret.psu), token),
    () => failConsent(house, taken.id, BANK_ERRORS.authentication),
  );
  await house.database.orm
    .update(bankConsents)
    .set({ providerConsentId: consent.id })
    .where(eq(bankConsents.id, taken.id));
  return redirectAnswerOf(taken, consent);
}
