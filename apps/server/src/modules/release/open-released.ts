import { timingSafeEqual } from 'node:crypto';
import type { ReleasedReport } from '@vesta/domain/release';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { releaseCodes, reportViews } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordAct } from '../audit/record.ts';
import { hashCode } from '../verify-email/issue-code.ts';
import { shownTo } from './load-release.ts';
import { writePass } from './release-pass.ts';
import { standingRelease } from './send-release-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

/** In a statement of its own: a guess counts even when everything after it fails, and two at once are two. */
async function takeGuess({ database, clock }: Needs, releaseId: string) {
  const newest = database.orm
    .select({ id: releaseCodes.id })
    .from(releaseCodes)
    .where(
      and(eq(releaseCodes.releaseId, releaseId), isNull(releaseCodes.usedAt), gt(releaseCodes.expiresAt, clock.now())),
    )
    .orderBy(desc(releaseCodes.createdAt))
    .limit(1);
  const [code] = await database.orm
    .update(releaseCodes)
    .set({ guessesLeft: sql`${releaseCodes.guessesLeft} - 1` })
    .where(and(eq(releaseCodes.id, sql`(${newest})`), gt(releaseCodes.guessesLeft, 0)))
    .returning({ id: releaseCodes.id, codeHash: releaseCodes.codeHash, guessesLeft: releaseCodes.guessesLeft });
  return code ?? null;
}

/** With link and code the recipient reads what the applicant released. Every look is written down. */
export async function openReleased(house: Needs, token: string, code: string): Promise<ReleasedReport> {
  const release = await standingRelease(house, token);
  const guess = await takeGuess(house, release.id);
  if (!guess) throw new AppError('CODE_EXPIRED');
  if (!timingSafeEqual(guess.codeHash, hashCode(house, release.id, code))) {
    throw new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  }
  const shown = await shownTo(house, release);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    await tx.update(releaseCodes).set({ usedAt: now }).where(eq(releaseCodes.id, guess.id));
    await tx.insert(reportViews).values({ releaseId: release.id, what: 'page', at: now });
    await recordAct(tx, now, {
      actorKind: 'recipient',
      actorId: null,
      action: 'report.viewed',
      applicationId: release.subject.applicationId,
      subjectId: release.id,
    });
  });
  const { first_name, last_name } = release.subject.profile;
  return {
    success: true,
    pass: writePass(house, release.id),
    applicant_name: `${first_name} ${last_name}`.trim(),
    valid_until: release.stored.expiresAt.toISOString(),
    ...shown,
  };
}
