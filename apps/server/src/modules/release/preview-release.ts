import type { Language } from '@vesta/domain/languages';
import type { ReleasePreview } from '@vesta/domain/release';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { isHidden } from '../report/hidden-report.ts';
import { loadSubject } from '../report/load-subject.ts';
import { openReport, standingReports } from '../report/stored-report.ts';
import { requireReportReady } from '../workflow/require-report-ready.ts';
import { shownTo, subjectOf } from './load-release.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

interface Wish {
  withHousehold: boolean;
  withContact: boolean;
}

/** The newest report through the eyes of a recipient. Nothing is released by it; a hidden report stays hidden. */
export async function previewRelease(
  house: Needs,
  access: Access & { application: OwnApplication },
  wish: Wish,
  language: Language,
): Promise<ReleasePreview> {
  await requireReportReady(house, access, language);
  const subject = await loadSubject(house, access.application.id);
  const [row] = await standingReports(house.database.orm, access.application.id, house.clock.now());
  if (!row || !subject || isHidden(subject)) throw new AppError('NOT_FOUND', { detail: 'there is nothing to look at' });
  const stored = openReport(house, row);
  const { applicantName, flat } = subjectOf({ subject });
  return {
    success: true,
    applicant_name: applicantName,
    flat,
    listing_id: subject.listing?.id ?? null,
    valid_until: stored.expiresAt.toISOString(),
    ...(await shownTo(house, { subject, stored, ...wish })),
  };
}
