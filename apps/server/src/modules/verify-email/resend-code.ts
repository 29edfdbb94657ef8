import type { Language } from '@vesta/domain/languages';
import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { emailHint, findAddressee } from './find-addressee.ts';
import { issueCode, pretendCode } from './issue-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

/** Whether anybody is known under an address is not told: an unknown one gets the same answers, and no mail. */
export async function resendCode(
  house: Needs,
  who: { email: string | null; applicationId: string | null },
  language: Language,
): Promise<{ email_hint: string | null; retry_after_seconds: number }> {
  const addressee = await findAddressee(house, who);
  const email = addressee?.email ?? (who.email && normaliseEmail(who.email));
  if (!email) return { email_hint: null, retry_after_seconds: RESEND_COOLDOWN_SECONDS };
  const { sent, waitSeconds } = await inTransaction(house.database, (tx) =>
    addressee ? issueCode(house, tx, { ...addressee, language }) : pretendCode(house, tx, email, language),
  );
  if (!sent) throw new AppError('TOO_MANY_REQUESTS', { values: { seconds: waitSeconds } });
  return { email_hint: emailHint(email), retry_after_seconds: waitSeconds };
}
