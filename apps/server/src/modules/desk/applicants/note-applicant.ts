import type { ApplicantNote } from '@vesta/domain/desk/words-about-applicants';
import { applicantActs } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { ownApplicant } from './own-applicant.ts';

/** Notes one of a few things that a team must know of each other. There is no room for words of one's own. */
export async function noteApplicant(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  member: Member,
  ids: { listing: string; applicant: string },
  note: ApplicantNote,
): Promise<void> {
  const { id } = await ownApplicant(house, member, ids);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    await tx
      .insert(applicantActs)
      .values({ applicationId: id, staffId: member.staff.id, kind: 'note', code: note, createdAt: now });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'applicant.noted',
      applicationId: id,
      data: { note },
    });
  });
}
