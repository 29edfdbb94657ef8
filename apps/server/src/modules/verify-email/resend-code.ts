import type { Language } from '@vesta/domain/languages';
import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import { emailHint, findAddressee } from './find-addressee.ts';
import { issueCode } from './issue-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

const CODES_PER_HOUR = { max: 10, windowMs: 60 * 60 * 1000 };

/** Whether anybody is known under an address is not told: an unknown one gets the same answer, and no mail. */
export async function resendCode(
  house: Needs,
  who: { email: string | null; applicationId: string | null },
  language: Language,
): Promise<{ email_hint: string | null; retry_after_seconds: number }> {
  const addressee = await findAddressee(house, who);
  if (!addressee)
    return { email_hint: who.email && emailHint(who.email), retry_after_seconds: RESEND_COOLDOWN_SECONDS };
  const { email, firstName, listingId } = addressee;
  const { sent, waitSeconds } = await inTransaction(house.database, (tx) =>
    issueCode(house, tx, { email, firstName, language, listingId }),
  );
  if (!sent) throw new AppError('TOO_MANY_REQUESTS', { values: { seconds: waitSeconds } });
  await takeFromLimit(house, `codes:${addressee.userId}`, CODES_PER_HOUR);
  return { email_hint: emailHint(email), retry_after_seconds: waitSeconds };
}
