import { eq } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { partnerEntries, partnerKeys } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { PARTNER_SECRET } from '../../lib/vault/contexts.ts';
import type { PartnerEntry } from './entry.ts';
import { readEntry } from './entry-signature.ts';

type Needs = Pick<House, 'vault' | 'clock'>;

export interface VerifiedEntry {
  entry: PartnerEntry;
  key: { id: string; companyId: string };
  digest: Buffer;
}

export const refused = (detail: string) => new AppError('PARTNER_LINK_INVALID', { detail });

/** Refuses what is forged, altered, expired or used, in the same words: which of them it was helps only a forger. */
export async function verifySignature(
  { vault, clock }: Needs,
  db: Orm | Transaction,
  sig: string,
): Promise<VerifiedEntry> {
  const read = readEntry(sig);
  if (!read) throw refused('not a signature');
  const [key] = await db.select().from(partnerKeys).where(eq(partnerKeys.id, read.key));
  if (!key || key.revokedAt) throw refused('unknown or revoked key');
  const entry = read.open(vault.open(key.secretSealed, PARTNER_SECRET));
  if (!entry) throw refused('wrong signature');
  if (entry.expires * 1000 <= clock.now().getTime()) throw refused('expired');
  const used = await db.select().from(partnerEntries).where(eq(partnerEntries.digest, read.digest));
  if (used.length > 0) throw refused('used');
  return { entry, key, digest: read.digest };
}
