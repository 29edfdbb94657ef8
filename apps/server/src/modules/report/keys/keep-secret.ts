import { eq } from 'drizzle-orm';
import { houseSecrets } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';

type Needs = Pick<House, 'database' | 'vault'>;

async function find<T>({ database, vault }: Needs, name: string): Promise<T | null> {
  const [row] = await database.orm.select().from(houseSecrets).where(eq(houseSecrets.name, name));
  return row ? vault.openJson<T>(row.sealed, name) : null;
}

/** A secret of the house, made once by whichever process comes first. Its name is its context, so none can be swapped. */
export async function keepSecret<T>(house: Needs, name: string, make: () => T | Promise<T>): Promise<T> {
  const known = await find<T>(house, name);
  if (known !== null) return known;
  await house.database.orm
    .insert(houseSecrets)
    .values({ name, sealed: house.vault.sealJson(await make(), name) })
    .onConflictDoNothing();
  const kept = await find<T>(house, name);
  if (kept === null) throw new Error('A secret of the house is gone from the database.');
  return kept;
}
