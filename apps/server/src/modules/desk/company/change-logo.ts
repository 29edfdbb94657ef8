import { LOGO_PATH } from '@vesta/domain/desk/company';
import { eq, sql } from 'drizzle-orm';
import { companies, companyLogos } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { newUuid } from '../../../lib/random.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { drawLogo } from './draw-logo.ts';

type Needs = Pick<House, 'database' | 'clock' | 'random'>;

async function setLogo(house: Needs, { company, staff }: Member, png: Buffer | null): Promise<string | null> {
  const now = house.clock.now();
  const id = newUuid(house.random);
  const logo = png && `${LOGO_PATH}/${id}.png`;
  await inTransaction(house.database, async (tx) => {
    await tx.delete(companyLogos).where(eq(companyLogos.companyId, company.id));
    if (png) await tx.insert(companyLogos).values({ id, companyId: company.id, png, createdAt: now });
    await tx
      .update(companies)
      .set({ logo, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, company.id));
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: png ? 'company.logo-changed' : 'company.logo-removed',
      subjectId: company.id,
    });
  });
  return logo;
}

export const changeLogo = async (house: Needs, member: Member, bytes: Buffer): Promise<string | null> =>
  setLogo(house, member, await drawLogo(bytes));

export const removeLogo = (house: Needs, member: Member): Promise<string | null> => setLogo(house, member, null);
