import { VERIFICATION_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { RequestContext } from '../../plugins/request-context.ts';
import type { Access } from '../access/access.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { drawFor } from '../verify-email/issue-code.ts';

/** A code of its own: one that was asked for to sign in does not erase anything. */
export const ERASURE = 'erase-everything';
const MINUTE_MS = 60_000;

/** Whoever holds a session may have found it open; the mailbox says that it is them. Answers the seconds to the next. */
export async function sendErasureCode(
  house: Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>,
  { user: { profile } }: Access,
  { language, region }: Pick<RequestContext, 'language' | 'region'>,
): Promise<number> {
  return inTransaction(house.database, async (tx) => {
    const { code, waitSeconds } = await drawFor(house, tx, profile.email, ERASURE);
    if (code === null) throw new AppError('TOO_MANY_REQUESTS', { values: { seconds: waitSeconds } });
    await enqueueMail(house, tx, {
      to: profile.email,
      applicationId: null,
      language,
      region,
      listingId: null,
      template: 'erasure-code',
      params: { firstName: profile.first_name, code, minutes: VERIFICATION_CODE_LIFETIME_MS / MINUTE_MS },
    });
    return waitSeconds;
  });
}
