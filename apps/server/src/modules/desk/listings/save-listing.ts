import { type DeskListing, judgedAmount, type ListingForm, type NewListingForm } from '@vesta/domain/desk/listings';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { and, eq, sql } from 'drizzle-orm';
import { listings } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { ownListing } from './own-listing.ts';
import { toDeskListing } from './to-desk-listing.ts';

type Needs = Pick<House, 'database' | 'clock' | 'config'>;

const valuesOf = (form: Omit<ListingForm, 'version'>, region: RegionCode) => ({
  title: form.title,
  place: form.place,
  summary: form.summary,
  amountCents: judgedAmount(region, form.rent_cents, form.charges_cents),
  chargesCents: form.charges_cents,
  availableFrom: form.available_from,
  stage: form.stage,
  lanPays: form.lan_pays,
  reportEmail: form.report_email,
});

export async function createListing(
  house: Needs,
  { company, staff }: Member,
  form: NewListingForm,
): Promise<DeskListing> {
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const [row] = await tx
      .insert(listings)
      .values({
        companyId: company.id,
        region: form.region,
        applicationType: form.application_type,
        ...valuesOf(form, form.region),
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('a listing was not made');
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: 'listing.created',
      subjectId: row.id,
      data: { company: company.id },
    });
    return toDeskListing(house, row);
  });
}

/** Keeps a change unless somebody else has changed the listing since it was looked at. */
export async function saveListing(
  house: Needs,
  member: Member,
  listingId: string,
  form: ListingForm,
): Promise<DeskListing> {
  const now = house.clock.now();
  return inTransaction(house.database, async (tx) => {
    const { id, region } = await ownListing(tx, member, listingId);
    const [row] = await tx
      .update(listings)
      .set({ ...valuesOf(form, region as RegionCode), version: sql`${listings.version} + 1` })
      .where(and(eq(listings.id, id), eq(listings.version, form.version)))
      .returning();
    if (!row) throw new AppError('DESK_CHANGED');
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'listing.changed',
      subjectId: id,
      data: { company: member.company.id, stage: form.stage },
    });
    return toDeskListing(house, row);
  });
}
