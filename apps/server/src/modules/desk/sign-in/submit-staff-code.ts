import { timingSafeEqual } from 'node:crypto';
import { DESK_CODE_GUESSES, DESK_GUESSES_PER_ASKER } from '@vesta/domain/limits';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { companyMembers, staffCodes } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { takeAskersGuess } from '../../../lib/asker-guesses.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import { recordAct } from '../../audit/record.ts';
import { forgetAllCalled } from '../members/called-name.ts';
import { startStaffSession } from '../sessions/start-staff-session.ts';
import { findStaff } from './find-staff.ts';
import { staffCodeHash, staffEmailIndex } from './staff-code.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random'>;

/**
 * In statements of their own: a guess counts even when everything after it fails, and two at once are two. Each asker has
 * few, and all of them together not many.
 */
async function takeGuess(house: Needs, email: string, asker: string) {
  const { orm } = house.database;
  const [newest] = await orm
    .select({ id: staffCodes.id })
    .from(staffCodes)
    .where(and(eq(staffCodes.emailIndex, staffEmailIndex(house, email)), gt(staffCodes.expiresAt, house.clock.now())))
    .orderBy(desc(staffCodes.createdAt))
    .limit(1);
  if (!newest) return null;
  const left = await takeAskersGuess(house, { codeId: newest.id, asker }, DESK_CODE_GUESSES);
  if (left === null) return null;
  const [code] = await orm
    .update(staffCodes)
    .set({ guessesLeft: sql`${staffCodes.guessesLeft} - 1` })
    .where(and(eq(staffCodes.id, newest.id), gt(staffCodes.guessesLeft, 0), isNull(staffCodes.usedAt)))
    .returning({ id: staffCodes.id, codeHash: staffCodes.codeHash, guessesLeft: staffCodes.guessesLeft });
  return code ? { ...code, guessesLeft: Math.min(code.guessesLeft, left) } : null;
}

/** A right code signs somebody in, once. Of several calls with the same code one gets through. */
export async function submitStaffCode(
  house: Needs,
  { email, code, ip, userAgent }: { email: string; code: string; ip: string; userAgent: string | null },
): Promise<string> {
  await takeFromLimit(house, `desk-guesses:${ip}`, DESK_GUESSES_PER_ASKER);
  const guess = await takeGuess(house, email, ip);
  if (!guess) throw new AppError('CODE_EXPIRED');
  const wrong = new AppError('CODE_WRONG', { values: { left: guess.guessesLeft } });
  if (!timingSafeEqual(guess.codeHash, staffCodeHash(house, email, code))) throw wrong;
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const used = await tx
      .update(staffCodes)
      .set({ usedAt: now })
      .where(and(eq(staffCodes.id, guess.id), isNull(staffCodes.usedAt)))
      .returning({ id: staffCodes.id });
    if (used.length === 0) throw new AppError('CODE_EXPIRED');
    const staff = await findStaff(house, tx, email);
    // Nobody was sent this code: whoever guessed it is told what every wrong guess is told.
    if (!staff) throw wrong;
    const joined = await tx
      .update(companyMembers)
      .set({ joinedAt: now })
      .where(and(eq(companyMembers.staffId, staff.id), isNull(companyMembers.joinedAt)))
      .returning({ companyId: companyMembers.companyId });
    if (joined.length > 0) await forgetAllCalled(house, tx, staff.id);
    await recordAct(tx, now, { actorKind: 'staff', actorId: staff.id, action: 'desk.signed-in' });
    return startStaffSession(house, tx, { staffId: staff.id, userAgent });
  });
}
