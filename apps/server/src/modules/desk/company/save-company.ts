import type { CompanyForm, DeskCompany } from '@vesta/domain/desk/company';
import { and, eq, sql } from 'drizzle-orm';
import { companies } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { readCompany } from './read-company.ts';

/** Keeps what a company says about itself, unless somebody else has changed it since it was looked at. */
export async function saveCompany(
  house: Pick<House, 'database' | 'clock'>,
  member: Member,
  form: CompanyForm,
): Promise<DeskCompany> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const saved = await tx
      .update(companies)
      .set({
        name: form.name,
        tagline: form.tagline,
        url: form.url,
        visualPrimaryColor: form.primary,
        visualSecondaryColor: form.secondary,
        visualBackgroundColor: form.background,
        visualHeaderColor: form.header,
        reportEmail: form.report_email,
        version: sql`${companies.version} + 1`,
      })
      .where(and(eq(companies.id, member.company.id), eq(companies.version, form.version)))
      .returning({ id: companies.id });
    if (saved.length === 0) throw new AppError('DESK_CHANGED');
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'company.changed',
      subjectId: member.company.id,
    });
  });
  return readCompany(house, member);
}
