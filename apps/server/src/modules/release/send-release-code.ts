import {
  CODES_PER_ADDRESS,
  RESEND_COOLDOWN_SECONDS,
  VERIFICATION_CODE_GUESSES_IN_ALL,
  VERIFICATION_CODE_LIFETIME_MS,
} from '@vesta/domain/limits';
import type { ReleasedGate } from '@vesta/domain/release';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { releaseCodes, reportReleases } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeMailFromLimit } from '../../lib/limits.ts';
import { secondsToWait } from '../../lib/seconds-to-wait.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { emailHint } from '../verify-email/find-addressee.ts';
import { drawCode, hashCode } from '../verify-email/issue-code.ts';
import { type LoadedRelease, releaseByToken, subjectOf } from './load-release.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;
const MINUTE_MS = 60_000;

/** A release that stands, by its link; the same answer for unknown, withdrawn and expired. */
export async function standingRelease(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  token: string,
): Promise<LoadedRelease> {
  const release = await releaseByToken(house, token);
  if (!release) throw new AppError('NOT_FOUND', { detail: 'no such release' });
  return release;
}

/** Whoever holds the link must also read the mailbox: a code goes there, at most one a minute. */
export async function sendReleaseCode(house: Needs, token: string): Promise<ReleasedGate> {
  const release = await standingRelease(house, token);
  const { email, name } = release.recipient;
  const now = house.clock.now();
  const wait = await inTransaction(house.database, async (tx) => {
    // Whoever knocks at the same moment comes after and finds the code that was sent.
    await tx
      .select({ id: reportReleases.id })
      .from(reportReleases)
      .where(eq(reportReleases.id, release.id))
      .for('update');
    const [last] = await tx
      .select({ createdAt: releaseCodes.createdAt })
      .from(releaseCodes)
      .where(and(eq(releaseCodes.releaseId, release.id), isNull(releaseCodes.usedAt)))
      .orderBy(desc(releaseCodes.createdAt))
      .limit(1);
    const seconds = secondsToWait(last?.createdAt, now);
    if (seconds > 0) return seconds;
    await takeMailFromLimit(house, tx, `release-codes:${release.id}`, CODES_PER_ADDRESS);
    const code = drawCode(house.random);
    // Drawn before the clock was set back: they would pass for newer than the one that is sent now.
    await tx.delete(releaseCodes).where(and(eq(releaseCodes.releaseId, release.id), gt(releaseCodes.createdAt, now)));
    await tx.insert(releaseCodes).values({
      releaseId: release.id,
      codeHash: hashCode(house, release.id, code),
      guessesLeft: VERIFICATION_CODE_GUESSES_IN_ALL,
      expiresAt: new Date(now.getTime() + VERIFICATION_CODE_LIFETIME_MS),
      createdAt: now,
    });
    await enqueueMail(house, tx, {
      to: email,
      applicationId: release.subject.applicationId,
      language: release.language,
      listingId: release.subject.listing?.id ?? null,
      template: 'release-code',
      params: {
        recipientName: name,
        ...subjectOf(release),
        code,
        minutes: VERIFICATION_CODE_LIFETIME_MS / MINUTE_MS,
      },
    });
    return RESEND_COOLDOWN_SECONDS;
  });
  return { success: true, code_required: true, email_hint: emailHint(email), retry_after_seconds: wait };
}
