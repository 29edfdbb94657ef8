import { timingSafeEqual } from 'node:crypto';
import { VERIFICATION_GUESSES_PER_ASKER } from '@vesta/domain/limits';
import type { ReleasedReport } from '@vesta/domain/release';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { releaseCodes, reportViews } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeAskersGuess } from '../../lib/asker-guesses.ts';
import { recordAct } from '../audit/record.ts';
import { hashCode } from '../verify-email/issue-code.ts';
import { shownTo, subjectOf } from './load-release.ts';
import { assertPass, writePass } from './release-pass.ts';
import { standingRelease } from './send-release-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

interface CodeProof {
  code: string;
  /** Whoever types it, by the address they call from. */
  asker: string;
}

/**
 * In statements of their own: a guess counts even when everything after it fails, and two at once are two. Each asker has
 * few, and all of them together not many.
 */
async function takeGuess(house: Needs, releaseId: string, asker: string) {
  const { database, clock } = house;
  const [newest] = await database.orm
    .select({ id: releaseCodes.id })
    .from(releaseCodes)
    .where(
      and(eq(releaseCodes.releaseId, releaseId), isNull(releaseCodes.usedAt), gt(releaseCodes.expiresAt, clock.now())),
    )
    .orderBy(desc(releaseCodes.createdAt))
    .limit(1);
  if (!newest) return null;
  const left = await takeAskersGuess(house, { codeId: newest.id, asker }, VERIFICATION_GUESSES_PER_ASKER);
  if (left === null) return null;
  const [code] = await database.orm
    .update(releaseCodes)
    .set({ guessesLeft: sql`${releaseCodes.guessesLeft} - 1` })
    .where(and(eq(releaseCodes.id, newest.id), gt(releaseCodes.guessesLeft, 0)))
    .returning({ id: releaseCodes.id, codeHash: releaseCodes.codeHash, guessesLeft: releaseCodes.guessesLeft });
  return code ? { ...code, guessesLeft: Math.min(code.guessesLeft, left) } : null;
}

/** The id of the code that was given rightly; it is used up with the look that it opens. */
async function rightCode(house: Needs, releaseId: string, { code, asker }: CodeProof): Promise<string> {
  const guess = await takeGuess(house, releaseId, asker);
  if (!guess) throw new AppError('CODE_EXPIRED');
  if (!timingSafeEqual(guess.codeHash, hashCode(house, releaseId, code))) {
    throw new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  }
  return guess.id;
}

/** Of two who give the same code at the same moment one comes too late. */
async function useUp(tx: Transaction, codeId: string, now: Date): Promise<void> {
  const used = await tx
    .update(releaseCodes)
    .set({ usedAt: now })
    .where(and(eq(releaseCodes.id, codeId), isNull(releaseCodes.usedAt)))
    .returning({ id: releaseCodes.id });
  if (used.length === 0) throw new AppError('CODE_EXPIRED');
}

/** A code from the mailbox, or the pass that an earlier code gave: a page that is loaded anew asks nobody twice. */
export type Proof = CodeProof | { pass: string };

/** With link and proof the recipient reads what the applicant released. Every look is written down. */
export async function openReleased(house: Needs, token: string, proof: Proof): Promise<ReleasedReport> {
  const release = await standingRelease(house, token);
  const codeId = 'code' in proof ? await rightCode(house, release.id, proof) : null;
  if ('pass' in proof) assertPass(house, proof.pass, release.id);
  const shown = await shownTo(house, release);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    if (codeId) await useUp(tx, codeId, now);
    await tx.insert(reportViews).values({ releaseId: release.id, what: 'page', at: now });
    await recordAct(tx, now, {
      actorKind: 'recipient',
      actorId: null,
      action: 'report.viewed',
      applicationId: release.subject.applicationId,
      subjectId: release.id,
    });
  });
  const { applicantName, flat } = subjectOf(release);
  return {
    success: true,
    // The hour runs from the code: a pass does not renew itself.
    pass: 'pass' in proof ? proof.pass : writePass(house, release.id),
    applicant_name: applicantName,
    flat,
    listing_id: release.subject.listing?.id ?? null,
    valid_until: release.stored.expiresAt.toISOString(),
    ...shown,
  };
}
