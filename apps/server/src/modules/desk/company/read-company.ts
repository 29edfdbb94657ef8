import type { DeskCompany } from '@vesta/domain/desk/company';
import { eq } from 'drizzle-orm';
import { companies } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Member } from '../staff.ts';

export async function readCompany(
  { database }: Pick<House, 'database'>,
  { company }: Pick<Member, 'company'>,
): Promise<DeskCompany> {
  const [row] = await database.orm.select().from(companies).where(eq(companies.id, company.id));
  if (!row) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    url: row.url,
    logo: row.logo,
    primary: row.visualPrimaryColor,
    secondary: row.visualSecondaryColor,
    background: row.visualBackgroundColor,
    header: row.visualHeaderColor,
    report_email: row.reportEmail,
    version: row.version,
  };
}
