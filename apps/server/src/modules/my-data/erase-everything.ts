import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@vesta/domain/languages';
import { and, eq, isNull } from 'drizzle-orm';
import { emailCodes } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access } from '../access/access.ts';
import { hashCode } from '../verify-email/issue-code.ts';
import { takeGuess } from '../verify-email/submit-code.ts';
import { erasePerson } from './erase-person.ts';
import { ERASURE } from './send-erasure-code.ts';

type Needs = Pick<
  House,
  'database' | 'vault' | 'clock' | 'random' | 'queue' | 'files' | 'config' | 'printer' | 'log' | 'mail'
>;

/** The person has everything erased, with a code that went to their mailbox for this and nothing else. */
export async function eraseEverything(
  house: Needs,
  { user: { id, profile }, sessionId }: Access,
  code: string,
  language: Language,
): Promise<void> {
  const guess = await takeGuess(house, { email: profile.email, purpose: ERASURE, asker: sessionId });
  if (!guess) throw new AppError('CODE_EXPIRED');
  if (!timingSafeEqual(guess.codeHash, hashCode(house, profile.email, code)))
    throw new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  const used = await inTransaction(house.database, (tx) =>
    tx
      .update(emailCodes)
      .set({ usedAt: house.clock.now() })
      .where(and(eq(emailCodes.id, guess.id), isNull(emailCodes.usedAt)))
      .returning({ id: emailCodes.id }),
  );
  if (used.length === 0) throw new AppError('CODE_EXPIRED');
  await erasePerson(house, { userId: id, profile }, { language, actor: 'applicant' });
}
