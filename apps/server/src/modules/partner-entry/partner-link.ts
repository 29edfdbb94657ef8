import type { Language } from '@vesta/domain/languages';
import { PARTNER_LINK_LIFETIME_MS } from '@vesta/domain/partner-entry';
import { eq } from 'drizzle-orm';
import { partnerKeys } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { PARTNER_SECRET } from '../../lib/vault/contexts.ts';
import { type SealedEntry, sealEntry } from './sealed-entry.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'config'>;
const IV_BYTES = 12;

interface LinkFor extends Pick<SealedEntry, 'first_name' | 'last_name' | 'email'> {
  key: string;
  listingId: string | null;
  language: Language;
}

/** A link as a partner would make it; null when there is no such key. For trying out and for partners without a system. */
export async function partnerLink(
  house: Needs,
  { key: id, listingId, language, ...person }: LinkFor,
): Promise<string | null> {
  const [key] = await house.database.orm.select().from(partnerKeys).where(eq(partnerKeys.id, id));
  if (!key || key.revokedAt) return null;
  const expires = Math.floor((house.clock.now().getTime() + PARTNER_LINK_LIFETIME_MS) / 1000);
  const entry = { ...person, listing: listingId, expires };
  const sig = sealEntry(key.id, entry, house.vault.open(key.secretSealed, PARTNER_SECRET), house.random(IV_BYTES));
  const link = new URL(
    `/${language}/rapid/partner-entry-point${listingId ? `/${listingId}` : ''}`,
    house.config.publicUrl,
  );
  link.searchParams.set('sig', sig);
  return link.href;
}
