import { LOGO_PATH } from '@vesta/domain/desk/company';
import { isUuid } from '@vesta/domain/uuid';
import { eq } from 'drizzle-orm';
import { companyLogos } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';

const NAME = new RegExp(`^${LOGO_PATH}/(.+)\\.png$`);

/** The bytes behind a path such as /logos/{id}.png; null where there are none. */
export async function readLogo({ database }: Pick<House, 'database'>, path: string): Promise<Buffer | null> {
  const id = NAME.exec(path)?.[1];
  if (!isUuid(id)) return null;
  const [row] = await database.orm.select({ png: companyLogos.png }).from(companyLogos).where(eq(companyLogos.id, id));
  return row?.png ?? null;
}
