import type { CompanyRole, HouseRole } from '@vesta/domain/desk/permissions';
import type { House } from '../../house.ts';
import { EMAIL_INDEX, STAFF_PROFILE } from '../../lib/vault/contexts.ts';
import type { Transaction } from '../database.ts';
import { companyMembers, staff } from '../schema/index.ts';
import { demo } from './demo-ids.ts';

interface DemoStaff {
  id: string;
  name: string;
  /** Null: an address of the house's own domain. */
  email: string | null;
  houseRole: HouseRole | null;
  place: { companyId: string; role: CompanyRole } | null;
}

/** Invented people who work at the desk. */
export const demoStaff = {
  reviewer: { id: demo.reviewer, name: 'Ada Conti', email: null, houseRole: 'reviewer', place: null },
  owner: {
    id: demo.owner,
    name: 'Bianca Ferri',
    email: 'bianca.ferri@ortica.example',
    houseRole: null,
    place: { companyId: demo.ortica.company, role: 'owner' },
  },
  agent: {
    id: demo.agent,
    name: 'Luca Serra',
    email: 'luca.serra@ortica.example',
    houseRole: null,
    place: { companyId: demo.ortica.company, role: 'agent' },
  },
  germanOwner: {
    id: demo.germanOwner,
    name: 'Jonas Petersen',
    email: 'jonas.petersen@nordlicht.example',
    houseRole: null,
    place: { companyId: demo.nordlicht.company, role: 'owner' },
  },
} as const satisfies Record<string, DemoStaff>;

/** With whom a visitor may try the desk. */
export const demoDeskAddress = demoStaff.owner.email;

export async function seedStaff(
  { vault, config, clock }: Pick<House, 'vault' | 'config' | 'clock'>,
  tx: Transaction,
): Promise<void> {
  const now = clock.now();
  for (const { id, name, email: own, houseRole, place } of Object.values<DemoStaff>(demoStaff)) {
    const email = own ?? `reviewer@${config.staffEmailDomain}`;
    await tx.insert(staff).values({
      id,
      emailIndex: vault.blindIndex(email, EMAIL_INDEX),
      profileSealed: vault.sealJson({ name, email }, STAFF_PROFILE),
      role: houseRole,
      createdAt: now,
    });
    if (place) await tx.insert(companyMembers).values({ staffId: id, ...place, joinedAt: now, createdAt: now });
  }
}
