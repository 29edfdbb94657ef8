import type { InviteMemberForm } from '@vesta/domain/desk/members';
import { DESK_MAILS_PER_SENDER } from '@vesta/domain/limits';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { takeFromLimit } from '../../../lib/limits.ts';
import type { RequestContext } from '../../../plugins/request-context.ts';
import { recordAct } from '../../audit/record.ts';
import { readCompany } from '../company/read-company.ts';
import type { Member } from '../staff.ts';
import { addMember } from './add-member.ts';
import { sendWelcome } from './welcome-mail.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'config'>;

/** Asks somebody into the team. */
export async function inviteMember(
  house: Needs,
  member: Member,
  form: InviteMemberForm,
  { language, region }: Pick<RequestContext, 'language' | 'region'>,
): Promise<void> {
  await takeFromLimit(house, `desk-mails:${member.staff.id}`, DESK_MAILS_PER_SENDER);
  const { name: company } = await readCompany(house, member);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const staffId = await addMember(house, tx, { ...form, companyId: member.company.id });
    if (!staffId) throw new AppError('MEMBER_KNOWN');
    await sendWelcome(house, tx, { senderId: member.staff.id, email: form.email, company, language, region });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'member.invited',
      subjectId: staffId,
      data: { company: member.company.id, role: form.role },
    });
  });
}
