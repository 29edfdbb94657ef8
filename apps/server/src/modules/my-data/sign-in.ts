import { timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import type { Profile } from '@vesta/domain/state';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { and, eq, isNull } from 'drizzle-orm';
import { emailCodes, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { EMAIL_INDEX, USER_PROFILE } from '../../lib/vault/contexts.ts';
import type { RequestContext } from '../../plugins/request-context.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { startSession } from '../sessions/start-session.ts';
import { drawFor, hashCode } from '../verify-email/issue-code.ts';
import { takeGuess } from '../verify-email/submit-code.ts';
import { myDataCodeNotice } from './code-notice.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

const PURPOSE = 'my-data';
const MINUTE_MS = 60_000;

/** A person is found by the address alone: whoever only wants news has no application to come by. */
async function personAt({ database, vault }: Needs, email: string) {
  const [row] = await database.orm
    .select({ id: users.id, sealed: users.profileSealed })
    .from(users)
    .where(eq(users.emailIndex, vault.blindIndex(email, EMAIL_INDEX)));
  return row ? { id: row.id, profile: vault.openJson<Profile>(row.sealed, USER_PROFILE) } : null;
}

/** Sends a code to an address. Whether anybody is known under it is not told: others get the same answer, and no mail. */
export async function sendMyDataCode(
  house: Needs,
  typed: string,
  { language, region }: Pick<RequestContext, 'language' | 'region'>,
): Promise<number> {
  const email = normaliseEmail(typed);
  const person = await personAt(house, email);
  return inTransaction(house.database, async (tx) => {
    const { code, waitSeconds } = await drawFor(house, tx, email, PURPOSE);
    if (code === null) throw new AppError('TOO_MANY_REQUESTS', { values: { seconds: waitSeconds } });
    await enqueueMail(house, tx, {
      to: email,
      applicationId: null,
      language,
      region,
      listingId: null,
      template: 'notice',
      params: myDataCodeNotice({ code, minutes: VERIFICATION_CODE_LIFETIME_MS / MINUTE_MS }, language),
      isPretence: person === null,
    });
    return waitSeconds;
  });
}

/** A right code opens a session for the page of one's data, once. */
export async function signInToMyData(
  house: Needs,
  { email: typed, code, asker }: { email: string; code: string; asker: string },
): Promise<string> {
  const email = normaliseEmail(typed);
  const guess = await takeGuess(house, { email, purpose: PURPOSE, asker });
  if (!guess) throw new AppError('CODE_EXPIRED');
  const person = await personAt(house, email);
  if (!person || !timingSafeEqual(guess.codeHash, hashCode(house, email, code)))
    throw new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  return inTransaction(house.database, async (tx) => {
    const used = await tx
      .update(emailCodes)
      .set({ usedAt: house.clock.now() })
      .where(and(eq(emailCodes.id, guess.id), isNull(emailCodes.usedAt)))
      .returning({ id: emailCodes.id });
    if (used.length === 0) throw new AppError('CODE_EXPIRED');
    return startSession(house, tx, person.id);
  });
}
