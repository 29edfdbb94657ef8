import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { BankConsent } from '../../adapters/open-banking/port.ts';
import { bankConsents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { newToken } from '../../lib/random.ts';
import { bankOf } from './consent-bank.ts';
import { type ConsentRow, openSecret, sealSecret } from './consent-row.ts';
import { type ConsentState, movedBy } from './consent-state.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random'>;

/** The provider's consent must be the one that was asked for: for this bank and this person. */
function fits(house: Needs, row: ConsentRow, said: BankConsent): boolean {
  const { institution } = bankOf(house, row);
  return (
    (said.institutionId ?? institution) === institution &&
    (said.applicationUserId ?? row.applicationUserId) === row.applicationUserId
  );
}

/**
 * Takes over what the provider says about a consent; null is one that it does not know. Only a row that still waits is
 * moved, so that two tabs, a callback and a poll may arrive at the same moment.
 */
export async function takeConsent(house: Needs, row: ConsentRow, said: BankConsent | null): Promise<ConsentRow> {
  const now = house.clock.now();
  const standing = { ...row, status: row.status as ConsentState };
  const moved = movedBy(standing, said && fits(house, row, said) ? said.status : 'ended', now);
  // A yes without its token is no use yet: the next poll brings it.
  const isEmpty = (moved.status === 'authorised' || moved.status === 'pre-authorised') && !said?.token;
  const status = isEmpty ? standing.status : moved.status;
  const secret = openSecret(house, row);
  const [next] = await house.database.orm
    .update(bankConsents)
    .set({
      status,
      unknownPolls: moved.unknownPolls,
      ...(status === 'failed' ? { errorKey: row.errorKey ?? BANK_ERRORS.authentication, secretSealed: null } : {}),
      ...(status === 'authorised' || status === 'pre-authorised'
        ? {
            secretSealed: sealSecret(house, {
              ...secret,
              token: said?.token ?? null,
              handle: secret.handle ?? newToken(house.random),
            }),
          }
        : {}),
    })
    .where(and(eq(bankConsents.id, row.id), inArray(bankConsents.status, ['pending', 'pre-pending'])))
    .returning();
  if (next) return next;
  const [current] = await house.database.orm.select().from(bankConsents).where(eq(bankConsents.id, row.id));
  return current ?? row;
}
