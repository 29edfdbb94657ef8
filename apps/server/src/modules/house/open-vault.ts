import { eq } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import { hasMasterKey, masterKeyOfDataDirectory } from '../../config/master-key-file.ts';
import type { Database } from '../../db/database.ts';
import { houseSecrets } from '../../db/schema/index.ts';
import type { RandomBytes } from '../../lib/random.ts';
import { StartError } from '../../lib/start-error.ts';
import { INDEX_KEY } from '../../lib/vault/contexts.ts';
import { createKeyring, createVault, type Vault, VaultError } from '../../lib/vault/index.ts';

const INDEX_KEY_BYTES = 32;
/** A new key would open nothing of what is there, and would hide that the old one is missing. */
const KEY_GONE =
  'The data is there and its key is not: master.key is missing from DATA_DIR. Put it back from the backup, or name the key in MASTER_KEY.';

/**
 * The vault of this house. The key of the blind indexes lies sealed in the database, because it must outlive a change
 * of the master key; it is made once, by whichever process comes first.
 */
export async function openVault(
  config: Pick<Config, 'masterKey' | 'previousMasterKeys' | 'dataDir'>,
  database: Pick<Database, 'orm'>,
  random: RandomBytes,
): Promise<Vault> {
  const isNew = (await database.orm.select().from(houseSecrets).where(eq(houseSecrets.name, INDEX_KEY))).length === 0;
  if (!config.masterKey && !isNew && !hasMasterKey(config.dataDir)) throw new StartError(KEY_GONE);
  const current = config.masterKey ?? masterKeyOfDataDirectory(config.dataDir, random);
  const keyring = createKeyring({ current, previous: config.previousMasterKeys });
  // Sealing needs no index key yet; this vault only opens or makes that very key.
  const opener = createVault({ keyring, indexKey: Buffer.alloc(INDEX_KEY_BYTES), random });
  await database.orm
    .insert(houseSecrets)
    .values({ name: INDEX_KEY, sealed: opener.seal(random(INDEX_KEY_BYTES), INDEX_KEY) })
    .onConflictDoNothing();
  const [row] = await database.orm.select().from(houseSecrets).where(eq(houseSecrets.name, INDEX_KEY));
  if (!row)
    throw new StartError('The index key of the house is gone from the database: put the database back from a backup.');
  try {
    return createVault({ keyring, indexKey: opener.open(row.sealed, INDEX_KEY), random });
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new StartError(
      'This MASTER_KEY does not open this database. Use the key it was made with, or name that one in MASTER_KEY_PREVIOUS.',
    );
  }
}
