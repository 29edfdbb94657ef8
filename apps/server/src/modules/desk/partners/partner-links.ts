import type { KeyLinkForm, TestLinkAnswer } from '@vesta/domain/desk/partners';
import type { Language } from '@vesta/domain/languages';
import { and, eq } from 'drizzle-orm';
import { partnerEntries, partnerKeys } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { PARTNER_SECRET } from '../../../lib/vault/contexts.ts';
import { readEntry } from '../../partner-entry/entry-signature.ts';
import { partnerLink } from '../../partner-entry/partner-link.ts';
import { ownListing } from '../listings/own-listing.ts';
import type { Member } from '../staff.ts';
import { ownKey } from './partner-keys.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'config'>;
type LinkTest = Omit<TestLinkAnswer, 'success'>;

/** A link as the company's own system would make it. */
export async function buildLink(
  house: Needs,
  member: Member,
  keyId: string,
  { listing, ...person }: KeyLinkForm,
  language: Language,
): Promise<string> {
  const key = await ownKey(house.database.orm, member, keyId);
  const listingId = listing ? (await ownListing(house.database.orm, member, listing)).id : null;
  const link = await partnerLink(house, { ...person, key: key.id, listingId, language });
  if (!link) throw new AppError('NOT_FOUND', { detail: 'the key was revoked' });
  return link;
}

const signatureIn = (link: string): string =>
  URL.canParse(link) ? (new URL(link).searchParams.get('sig') ?? '') : link;

/**
 * Says what is wrong with a link, to those whose key it bears. A key of another company is as unknown here as one that
 * nobody has. Looking at a link does not use it up.
 */
export async function testLink(
  { database, vault, clock }: Needs,
  { company }: Member,
  link: string,
): Promise<LinkTest> {
  const read = readEntry(signatureIn(link.trim()));
  if (!read) return { verdict: 'no-signature', label: null, expires_at: null };
  const [key] = await database.orm
    .select()
    .from(partnerKeys)
    .where(and(eq(partnerKeys.id, read.key), eq(partnerKeys.companyId, company.id)));
  if (!key) return { verdict: 'unknown-key', label: null, expires_at: null };
  const { label } = key;
  const entry = read.open(vault.open(key.secretSealed, PARTNER_SECRET));
  const about = { label, expires_at: entry && new Date(entry.expires * 1000).toISOString() };
  if (key.revokedAt) return { verdict: 'revoked', ...about };
  if (!entry) return { verdict: 'wrong-signature', ...about };
  if (entry.expires * 1000 <= clock.now().getTime()) return { verdict: 'expired', ...about };
  const used = await database.orm.select().from(partnerEntries).where(eq(partnerEntries.digest, read.digest));
  return { verdict: used.length > 0 ? 'used' : 'good', ...about };
}
