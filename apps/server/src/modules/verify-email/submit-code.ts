import { timingSafeEqual } from 'node:crypto';
import { VERIFICATION_GUESSES_PER_ASKER } from '@vesta/domain/limits';
import { normaliseEmail } from '@vesta/domain/validation/email';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailCodes } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeAskersGuess } from '../../lib/asker-guesses.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import { startSession } from '../sessions/start-session.ts';
import { type Addressee, findAddressee } from './find-addressee.ts';
import { hashCode, PRETENCE, PURPOSE } from './issue-code.ts';
import { welcomeApplicant } from './welcome-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

/**
 * Takes one guess from the newest code of the address. In statements of their own: a guess counts even when everything
 * after it fails, and two guesses at once are two. Each asker has few, and all of them together not many.
 */
export async function takeGuess(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { email, purpose, asker }: { email: string; purpose: string; asker: string },
) {
  const { database, vault, clock } = house;
  const [newest] = await database.orm
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.emailIndex, vault.blindIndex(email, EMAIL_INDEX)),
        eq(emailCodes.purpose, purpose),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .limit(1);
  if (!newest) return null;
  const left = await takeAskersGuess(house, { codeId: newest.id, asker }, VERIFICATION_GUESSES_PER_ASKER);
  if (left === null) return null;
  const [code] = await database.orm
    .update(emailCodes)
    .set({ guessesLeft: sql`${emailCodes.guessesLeft} - 1` })
    .where(and(eq(emailCodes.id, newest.id), gt(emailCodes.guessesLeft, 0)))
    .returning({ id: emailCodes.id, codeHash: emailCodes.codeHash, guessesLeft: emailCodes.guessesLeft });
  if (!code) return null;
  return { ...code, guessesLeft: Math.min(code.guessesLeft, left) };
}

interface Opened {
  access_token: string;
  application_id: string;
  /** The home was applied for before: what is opened is that application, not the one that was begun. */
  hasApplied: boolean;
}

async function openDoor(house: Needs, addressee: Addressee, codeId: string): Promise<Omit<Opened, 'hasApplied'>> {
  return inTransaction(house.database, async (tx) => {
    const used = await tx
      .update(emailCodes)
      .set({ usedAt: house.clock.now() })
      .where(and(eq(emailCodes.id, codeId), isNull(emailCodes.usedAt)))
      .returning({ id: emailCodes.id });
    if (used.length === 0) throw new AppError('CODE_EXPIRED');
    const application_id = await welcomeApplicant(house, tx, addressee);
    return { access_token: await startSession(house, tx, addressee.userId), application_id };
  });
}

/** A right code proves the address once and opens a session. */
export async function submitCode(
  house: Needs,
  who: { email: string | null; applicationId: string | null; asker: string },
  code: string,
): Promise<Opened> {
  const addressee = await findAddressee(house, who);
  // A guess at an address that we do not know is counted and refused as any other.
  const email = addressee?.email ?? (who.email && normaliseEmail(who.email));
  const guess = email
    ? await takeGuess(house, { email, purpose: addressee ? PURPOSE : PRETENCE, asker: who.asker })
    : null;
  if (!email || !guess) throw new AppError('CODE_EXPIRED');
  if (!addressee || !timingSafeEqual(guess.codeHash, hashCode(house, email, code))) {
    throw new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  }
  const opened = await openDoor(house, addressee, guess.id);
  return { ...opened, hasApplied: opened.application_id !== addressee.applicationId };
}
