import { type DeskApplicant, openPartOf } from '@vesta/domain/desk/applicants';
import { mayShowFigures } from '@vesta/domain/desk/listings';
import { applicationNumber } from '@vesta/domain/report-number';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { and, inArray, isNull } from 'drizzle-orm';
import { reports, users } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { ownListing } from '../listings/own-listing.ts';
import { toDeskListing } from '../listings/to-desk-listing.ts';
import type { Member } from '../staff.ts';
import { actsOf } from './acts-of.ts';
import {
  type ApplicationRow,
  mainApplications,
  opensNow,
  type ReleaseRow,
  releasesToListing,
} from './applicant-rows.ts';
import { pendingInvites } from './pending-invites.ts';
import { releasedFigures } from './released-figures.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'config'>;

const nothingReleased = { name: null, figures: null, released_at: null, valid_until: null };

async function releasedPart(house: Needs, release: ReleaseRow | undefined, withFigures: boolean) {
  const line = release && (await releasedFigures(house, release));
  if (!line) return null;
  return {
    name: line.name,
    figures: withFigures ? line.figures : null,
    released_at: release.createdAt.toISOString(),
    valid_until: release.expiresAt.toISOString(),
  };
}

function stateWithout(
  { deletedAt }: ApplicationRow,
  releases: readonly ReleaseRow[],
  hasReport: boolean,
): DeskApplicant['state'] {
  if (deletedAt) return 'withdrawn';
  const [last] = releases;
  if (last) return last.revokedAt ? 'withdrawn' : 'expired';
  return hasReport ? 'complete' : 'started';
}

/** Applications that a report stands for, released or not. */
async function reported({ database }: Needs, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.orm
    .select({ id: reports.applicationId })
    .from(reports)
    .where(and(inArray(reports.applicationId, [...ids]), isNull(reports.revokedAt)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who applied for a home, in order of arrival. A name and figures only where the applicant released them to this
 * company, and then what the allow-list for recipients lets through; nobody is ranked.
 */
export async function listApplicants(house: Needs, member: Member, listingId: string) {
  const { orm } = house.database;
  const row = await ownListing(orm, member, listingId);
  const listing = toDeskListing(house, row);
  const begun = await mainApplications(orm, row.id);
  const ids = begun.map(({ id }) => id);
  const releases = await releasesToListing(orm, row.id);
  const actsFor = await actsOf(house, ids);
  const withReport = await reported(house, ids);
  const withFigures = mayShowFigures(listing.region, listing.stage);
  const applicants: DeskApplicant[] = [];
  for (const application of begun) {
    const own = releases.filter(({ applicationId }) => applicationId === application.id);
    const standing = own.find((one) => opensNow(one, house.clock.now()));
    const released = application.deletedAt ? null : await releasedPart(house, standing, withFigures);
    const state = released ? 'released' : stateWithout(application, own, withReport.has(application.id));
    applicants.push({
      id: application.id,
      number: applicationNumber(application.id),
      ...nothingReleased,
      ...released,
      invited_email: null,
      state,
      open_part: state === 'started' ? openPartOf(application.stepRouter as StepRouter) : null,
      since: application.createdAt.toISOString(),
      ...actsFor(application.id),
    });
  }
  const people = ids.length
    ? await orm
        .select({ emailIndex: users.emailIndex })
        .from(users)
        .where(
          inArray(
            users.id,
            begun.map(({ userId }) => userId),
          ),
        )
    : [];
  const invites = await pendingInvites(
    house,
    row.id,
    people.map(({ emailIndex }) => emailIndex),
  );
  return { listing, applicants: [...applicants, ...invites] };
}
