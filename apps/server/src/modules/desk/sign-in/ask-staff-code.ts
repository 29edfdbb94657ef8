import {
  DESK_CODE_GUESSES_IN_ALL,
  DESK_CODE_LIFETIME_MS,
  DESK_CODES_PER_ADDRESS,
  DESK_CODES_PER_ADDRESS_IN_ALL,
  DESK_CODES_PER_ASKER,
  RESEND_COOLDOWN_SECONDS,
} from '@vesta/domain/limits';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { staffCodes } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { secondsToWait } from '../../../lib/seconds-to-wait.ts';
import type { RequestContext } from '../../../plugins/request-context.ts';
import { drawCode } from '../../verify-email/issue-code.ts';
import { sendStaffCode } from './send-staff-code.job.ts';
import { staffCodeHash, staffEmailIndex } from './staff-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

/**
 * Draws a code and orders its mail, for every address in the same way and in the same time: whether anybody is known
 * there is looked up later, by the job. Limits are counted first.
 */
export async function askStaffCode(
  house: Needs,
  { email, ip, language, region }: { email: string; ip: string } & Pick<RequestContext, 'language' | 'region'>,
): Promise<{ retry_after_seconds: number }> {
  const emailIndex = staffEmailIndex(house, email);
  await takeFromLimit(house, `desk-asker:${ip}`, DESK_CODES_PER_ASKER);
  const address = emailIndex.toString('base64url');
  await takeFromLimit(house, `desk-codes:${address}:${ip}`, DESK_CODES_PER_ADDRESS);
  await takeFromLimit(house, `desk-codes-in-all:${address}`, DESK_CODES_PER_ADDRESS_IN_ALL);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    // Whoever asks at the same moment comes after, and finds the code that was drawn.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk-code:${address}`}, 0))`);
    const [last] = await tx
      .select({ createdAt: staffCodes.createdAt, usedAt: staffCodes.usedAt })
      .from(staffCodes)
      .where(eq(staffCodes.emailIndex, emailIndex))
      .orderBy(desc(staffCodes.createdAt))
      .limit(1);
    const seconds = last?.usedAt ? 0 : secondsToWait(last?.createdAt, now);
    if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { values: { seconds } });
    const code = drawCode(house.random);
    // Drawn before the clock was set back: they would pass for newer than the one that is sent now.
    await tx.delete(staffCodes).where(and(eq(staffCodes.emailIndex, emailIndex), gt(staffCodes.createdAt, now)));
    await tx.insert(staffCodes).values({
      emailIndex,
      codeHash: staffCodeHash(house, email, code),
      guessesLeft: DESK_CODE_GUESSES_IN_ALL,
      expiresAt: new Date(now.getTime() + DESK_CODE_LIFETIME_MS),
      createdAt: now,
    });
    await house.queue.enqueue(sendStaffCode, { email, code, language, region }, { tx });
  });
  return { retry_after_seconds: RESEND_COOLDOWN_SECONDS };
}
