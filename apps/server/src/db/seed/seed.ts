import { indexOfStep } from '@vesta/domain/workflow/navigation';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { eq } from 'drizzle-orm';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, PARTNER_SECRET, USER_PROFILE } from '../../lib/vault/contexts.ts';
import type { Transaction } from '../database.ts';
import { applications, companies, households, listings, partnerKeys, users } from '../schema/index.ts';
import { inTransaction } from '../transaction.ts';
import { demoCompanies, demoListings } from './companies.ts';
import { demo } from './demo-ids.ts';
import { type Persona, personas } from './personas.ts';
import { seedStaff } from './staff.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'config'>;

const PARTNER_SECRET_BYTES = 32;

/** A new household, or that of the person whom this one stands beside. */
async function householdFor(tx: Transaction, { beside }: Persona, now: Date): Promise<string> {
  if (beside) {
    const [main] = await tx
      .select({ id: applications.householdId })
      .from(applications)
      .where(eq(applications.id, beside));
    if (main) return main.id;
  }
  const [household] = await tx.insert(households).values({ createdAt: now }).returning({ id: households.id });
  if (!household) throw new Error('a household was not created');
  return household.id;
}

async function seedPersona({ vault, clock }: Needs, tx: Transaction, persona: Persona): Promise<void> {
  const now = clock.now();
  const workflow = workflowFor({ ...persona, lanPays: false, isCovered: false });
  await tx.insert(users).values({
    id: persona.userId,
    emailIndex: vault.blindIndex(persona.profile.email, EMAIL_INDEX),
    profileSealed: vault.sealJson(persona.profile, USER_PROFILE),
    language: persona.language,
    emailVerifiedAt: now,
    createdAt: now,
  });
  const householdId = await householdFor(tx, persona, now);
  await tx.insert(applications).values({
    id: persona.applicationId,
    userId: persona.userId,
    householdId,
    listingId: persona.listingId,
    applicationType: persona.applicationType,
    region: persona.region,
    applicantRole: persona.role,
    employmentStatus: persona.employmentStatus,
    step: indexOfStep(workflow, persona.stepRouter),
    stepRouter: persona.stepRouter,
    createdAt: now,
    updatedAt: now,
  });
}

/** Whether nobody has used this database yet: neither a company nor a person is in it. */
export async function isEmpty({ database }: Pick<House, 'database'>): Promise<boolean> {
  const company = await database.orm.select({ id: companies.id }).from(companies).limit(1);
  const user = await database.orm.select({ id: users.id }).from(users).limit(1);
  return company.length + user.length === 0;
}

/** Fills a new database with the demo world, in one transaction. Answers false when it is there already. */
export async function seedDemo(house: Needs): Promise<boolean> {
  return inTransaction(house.database, async (tx) => {
    const added = await tx
      .insert(companies)
      .values(demoCompanies)
      .onConflictDoNothing()
      .returning({ id: companies.id });
    if (added.length === 0) return false;
    await tx.insert(listings).values(demoListings);
    const secret = house.random(PARTNER_SECRET_BYTES);
    await tx.insert(partnerKeys).values({
      id: demo.ortica.partnerKey,
      companyId: demo.ortica.company,
      label: 'Ortica, demo key',
      secretSealed: house.vault.seal(secret, PARTNER_SECRET),
    });
    await seedStaff(house, tx);
    for (const persona of Object.values(personas)) await seedPersona(house, tx, persona);
    return true;
  });
}
