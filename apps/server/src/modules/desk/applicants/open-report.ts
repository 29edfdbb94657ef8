import type { DeskReport } from '@vesta/domain/desk/applicants';
import { type LettingStage, mayShowFigures } from '@vesta/domain/desk/listings';
import type { ReleasedPaper } from '@vesta/domain/release';
import { reportViews } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import { type LoadedRelease, releaseById, shownTo, subjectOf } from '../../release/load-release.ts';
import { type PrintedRelease, releasedPaper } from '../../release/released-papers.ts';
import type { Member } from '../staff.ts';
import { ownApplicant } from './own-applicant.ts';

type Ids = { listing: string; applicant: string };
type Reading = Pick<House, 'database' | 'vault' | 'clock'>;
type Printing = Reading & Pick<House, 'config' | 'reportKeys' | 'printer' | 'timestamp'>;

async function standingRelease(house: Reading, member: Member, ids: Ids): Promise<LoadedRelease> {
  const { release, listing, region } = await ownApplicant(house, member, ids);
  if (!mayShowFigures(region, listing.stage as LettingStage))
    throw new AppError('NOT_RELEASED', { detail: 'the letting is at the stage of viewings' });
  const loaded = release && (await releaseById(house, release.id));
  if (!loaded) throw new AppError('NOT_RELEASED');
  return loaded;
}

/** Every look is written down, as behind the link: the applicant sees that it was taken. */
async function noteView(
  { database, clock }: Reading,
  { staff }: Member,
  release: LoadedRelease,
  what: 'page' | 'pdf',
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    await tx.insert(reportViews).values({ releaseId: release.id, what, at: now });
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: what === 'page' ? 'report.viewed' : 'report.downloaded',
      applicationId: release.subject.applicationId,
      subjectId: release.id,
    });
  });
}

/** A released report at the desk: the same that its link shows, by the same allow-list. */
export async function openReport(house: Reading, member: Member, ids: Ids): Promise<DeskReport> {
  const release = await standingRelease(house, member, ids);
  const shown = await shownTo(house, release);
  await noteView(house, member, release, 'page');
  const { applicantName, flat } = subjectOf(release);
  return {
    success: true,
    applicant_name: applicantName,
    flat,
    listing_id: release.subject.listing?.id ?? null,
    valid_until: release.stored.expiresAt.toISOString(),
    ...shown,
  };
}

export async function takePaper(
  house: Printing,
  member: Member,
  ids: Ids,
  which: ReleasedPaper,
): Promise<PrintedRelease> {
  const release = await standingRelease(house, member, ids);
  const paper = await releasedPaper(house, release, which);
  if (!paper) throw new AppError('NOT_RELEASED');
  await noteView(house, member, release, 'pdf');
  return paper;
}
