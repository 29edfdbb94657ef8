import type { Language } from '@vesta/domain/languages';
import { PARTNER_MOBILE } from '@vesta/domain/partner-entry';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { indexOfStep } from '@vesta/domain/workflow/navigation';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, consents, households, partnerEntries, users } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { EMAIL_INDEX } from '../../lib/vault/contexts.ts';
import { recordAct } from '../audit/record.ts';
import { startSession } from '../sessions/start-session.ts';
import { findOrCreateUser } from '../signup/find-or-create-user.ts';
import { CONSENT_TEXT_VERSION } from '../signup/record-consents.ts';
import { issueCode } from '../verify-email/issue-code.ts';
import { announce } from '../webhooks/announce.ts';
import type { PartnerEntry } from './entry.ts';
import { listingOfEntry } from './listing-of-entry.ts';
import { refused, verifySignature } from './verify-signature.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

interface Entering {
  sig: string;
  listingId: string | null;
  region: RegionCode;
  language: Language;
}

export interface Entered {
  applicationId: string;
  /** Null for an address that was known before: a partner's word does not open somebody's other applications. */
  token: string | null;
}

const status = 'Hybrid-employed' as const;
const applicationType = 'rapid' as const;

async function isKnown({ vault }: Needs, tx: Transaction, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailIndex, vault.blindIndex(email, EMAIL_INDEX)));
  return rows.length > 0;
}

async function openRapid(
  { clock }: Needs,
  tx: Transaction,
  userId: string,
  { region, lanPays, listingId }: { region: RegionCode; lanPays: boolean; listingId: string | null },
) {
  const now = clock.now();
  const alone = { role: 'main-applicant' as const, isCovered: false };
  const workflow = workflowFor({ region, applicationType, employmentStatus: status, lanPays, ...alone });
  const [household] = await tx.insert(households).values({ createdAt: now }).returning({ id: households.id });
  if (!household) throw new Error('a household was not created');
  const [row] = await tx
    .insert(applications)
    .values({
      userId,
      householdId: household.id,
      listingId,
      applicationType,
      region,
      applicantRole: 'main-applicant',
      employmentStatus: status,
      step: Math.max(0, indexOfStep(workflow, 'income-check')),
      stepRouter: 'income-check',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: applications.id });
  if (!row) throw new Error('an application was not created');
  return row.id;
}

const profileOf = ({ first_name, last_name, email }: PartnerEntry) => ({
  first_name,
  last_name,
  email,
  mobile: PARTNER_MOBILE,
});

/** Lets somebody in whom a partner vouches for, once per link, and records what they were shown and agreed to. */
export async function enterWithPartner(house: Needs, { sig, listingId, region, language }: Entering): Promise<Entered> {
  return inTransaction(house.database, async (tx) => {
    const { entry, key, digest } = await verifySignature(house, tx, sig);
    const listing = await listingOfEntry(tx, entry, key.companyId, listingId);
    const taken = await tx
      .insert(partnerEntries)
      .values({ digest, partnerKeyId: key.id, usedAt: house.clock.now() })
      .onConflictDoNothing()
      .returning({ digest: partnerEntries.digest });
    if (taken.length === 0) throw refused('used at the same moment');
    const wasKnown = await isKnown(house, tx, entry.email);
    const { id: userId } = await findOrCreateUser(house, tx, profileOf(entry), language);
    const place = { region, lanPays: listing?.lanPays ?? false, listingId: listing?.id ?? null };
    const applicationId = await openRapid(house, tx, userId, place);
    const now = house.clock.now();
    await tx.update(partnerEntries).set({ applicationId }).where(eq(partnerEntries.digest, digest));
    await tx
      .insert(consents)
      .values({ userId, kind: 'privacy', granted: true, textVersion: CONSENT_TEXT_VERSION, language, createdAt: now });
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: userId,
      action: 'application.partner-entry',
      applicationId,
      subjectId: key.id,
    });
    await announce(house, tx, 'application.created', applicationId);
    if (wasKnown) {
      await issueCode(house, tx, {
        email: entry.email,
        applicationId,
        firstName: entry.first_name,
        language,
        listingId: place.listingId,
      });
      return { applicationId, token: null };
    }
    return { applicationId, token: await startSession(house, tx, userId) };
  });
}
