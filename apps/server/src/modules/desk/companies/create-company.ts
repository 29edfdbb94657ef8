import type { NewCompanyForm } from '@vesta/domain/desk/company';
import { companies } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import type { RequestContext } from '../../../plugins/request-context.ts';
import { recordAct } from '../../audit/record.ts';
import { addMember } from '../members/add-member.ts';
import { sendWelcome } from '../members/welcome-mail.ts';
import type { StaffAccess } from '../staff.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'config'>;

/** Makes a company with its first owner, who does the rest. Reports go to the owner until they name another address. */
export async function createCompany(
  house: Needs,
  { staff }: Pick<StaffAccess, 'staff'>,
  form: NewCompanyForm,
  { language, region }: Pick<RequestContext, 'language' | 'region'>,
): Promise<string> {
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const [company] = await tx
      .insert(companies)
      .values({ name: form.name, reportEmail: form.owner_email, createdAt: now })
      .returning({ id: companies.id });
    if (!company) throw new Error('a company was not made');
    const owner = { companyId: company.id, role: 'owner' as const, name: form.owner_name, email: form.owner_email };
    await addMember(house, tx, owner);
    await sendWelcome(house, tx, { senderId: staff.id, email: form.owner_email, company: form.name, language, region });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: 'company.created',
      subjectId: company.id,
    });
    return company.id;
  });
}
