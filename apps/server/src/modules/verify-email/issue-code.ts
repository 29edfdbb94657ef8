import type { Language } from '@vesta/domain/languages';
import {
  CODES_PER_ADDRESS,
  RESEND_COOLDOWN_SECONDS,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_GUESSES_IN_ALL,
  VERIFICATION_CODE_LIFETIME_MS,
} from '@vesta/domain/limits';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { emailCodes } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { takeMailFromLimit } from '../../lib/limits.ts';
import type { RandomBytes } from '../../lib/random.ts';
import { secondsToWait } from '../../lib/seconds-to-wait.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

const MINUTE_MS = 60_000;
export const PURPOSE = 'verify-email';
/** Sent to nobody: an address that we do not know is asked, made to wait and refused like one that we do. */
export const PRETENCE = 'unknown-address';

type Needs = Pick<House, 'vault' | 'clock' | 'random' | 'queue'>;

interface CodeOrder {
  email: string;
  applicationId: string | null;
  firstName: string | null;
  language: Language;
  listingId: string | null;
}

interface Issued {
  sent: boolean;
  waitSeconds: number;
}

/** Six digits, each number as likely as the other: what does not fit evenly is drawn again. */
export function drawCode(random: RandomBytes): string {
  const numbers = 10 ** VERIFICATION_CODE_DIGITS;
  const fair = Math.floor(2 ** 32 / numbers) * numbers;
  let drawn = random(4).readUInt32BE();
  while (drawn >= fair) drawn = random(4).readUInt32BE();
  return String(drawn % numbers).padStart(VERIFICATION_CODE_DIGITS, '0');
}

/** Bound to the address and to a key of the house: a copy of the table does not tell the codes. */
export const hashCode = ({ vault }: Pick<House, 'vault'>, email: string, code: string): Buffer =>
  vault.blindIndex(`${email}\n${code}`, 'email-code');

/** The code of this address that was drawn last and not used. */
async function lastCode({ vault }: Needs, tx: Transaction, email: string, purpose: string) {
  const [last] = await tx
    .select({ createdAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.emailIndex, vault.blindIndex(email, EMAIL_INDEX)),
        eq(emailCodes.purpose, purpose),
        isNull(emailCodes.usedAt),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .limit(1);
  return last;
}

/** Draws a code unless one was drawn a moment ago; null then, with the seconds that the next has to wait. */
export async function drawFor(house: Needs, tx: Transaction, email: string, purpose: string) {
  const key = `codes:${purpose}:${house.vault.blindIndex(email, EMAIL_INDEX).toString('base64url')}`;
  // Whoever asks at the same moment comes after, and finds the code that was drawn.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const now = house.clock.now();
  const wait = secondsToWait((await lastCode(house, tx, email, purpose))?.createdAt, now);
  if (wait > 0) return { code: null, waitSeconds: wait };
  await takeMailFromLimit(house, tx, key, CODES_PER_ADDRESS);
  const emailIndex = house.vault.blindIndex(email, EMAIL_INDEX);
  await tx
    .delete(emailCodes)
    // Drawn before the clock was set back: they would pass for newer than the one that is sent now.
    .where(and(eq(emailCodes.emailIndex, emailIndex), eq(emailCodes.purpose, purpose), gt(emailCodes.createdAt, now)));
  const code = drawCode(house.random);
  await tx.insert(emailCodes).values({
    emailIndex,
    purpose,
    codeHash: hashCode(house, email, code),
    guessesLeft: VERIFICATION_CODE_GUESSES_IN_ALL,
    expiresAt: new Date(now.getTime() + VERIFICATION_CODE_LIFETIME_MS),
    createdAt: now,
  });
  return { code, waitSeconds: RESEND_COOLDOWN_SECONDS };
}

/** Sends a fresh code unless one has just gone out; answers how many seconds the next has to wait. */
export const issueCode = (house: Needs, tx: Transaction, order: CodeOrder): Promise<Issued> =>
  orderCode(house, tx, order, PURPOSE);

/** The same for an address that nobody is known under, with a mail that is never sent. */
export const pretendCode = (house: Needs, tx: Transaction, email: string, language: Language): Promise<Issued> =>
  orderCode(house, tx, { email, applicationId: null, firstName: null, language, listingId: null }, PRETENCE);

async function orderCode(
  house: Needs,
  tx: Transaction,
  { email, firstName, ...order }: CodeOrder,
  purpose: typeof PURPOSE | typeof PRETENCE,
): Promise<Issued> {
  const { code, waitSeconds } = await drawFor(house, tx, email, purpose);
  if (code === null) return { sent: false, waitSeconds };
  const { applicationId, language, listingId } = order;
  await enqueueMail(house, tx, {
    to: email,
    applicationId,
    language,
    listingId,
    template: 'verification-code',
    params: { firstName, code, minutes: VERIFICATION_CODE_LIFETIME_MS / MINUTE_MS },
    isPretence: purpose === PRETENCE,
  });
  return { sent: true, waitSeconds };
}
