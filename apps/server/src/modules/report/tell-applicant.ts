import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { reportFileName } from '@vesta/domain/report-number';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reports } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { createResumeLink } from '../auth/create-resume-link.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isHidden } from './hidden-report.ts';
import type { Subject } from './load-subject.ts';
import type { StoredReport } from './stored-report.ts';
import { verifyLink } from './verify-link.ts';

type Needs = Pick<House, 'config' | 'clock' | 'random' | 'queue' | 'reportKeys'>;

/** Whether this person was told of a report before: the next one is news of another kind. */
async function isRenewed(tx: Transaction, { applicationId, generatedAt }: StoredReport): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.applicationId, applicationId), lt(reports.generatedAt, generatedAt)))
    .limit(1);
  return earlier !== undefined;
}

/** The person hears first. Where the page keeps the report folded, the paper itself comes along. */
export async function tellApplicant(
  house: Needs,
  tx: Transaction,
  subject: Subject,
  stored: StoredReport,
  fileId: string,
  /** Who waits for their figures, as long as they have not let them be counted. */
  askedBy: string | null,
): Promise<void> {
  const { profile, language, listing } = subject;
  const to = { to: profile.email, language, listingId: listing?.id ?? null, applicationId: subject.applicationId };
  const audience = { audience: 'applicant' as const, firstName: profile.first_name, days: REPORT_VALID_DAYS };
  const target = { id: subject.applicationId, region: subject.region, applicationType: subject.kind };
  const pageOfReport = () => createResumeLink(house, tx, target, language);
  if (isHidden(subject)) {
    const fileName = reportFileName(stored.id);
    const { link } = verifyLink(house, stored, language);
    await enqueueMail(house, tx, {
      ...to,
      template: 'report-attached',
      params: { ...audience, fileName, verifyLink: link, releaseLink: await pageOfReport() },
      attachments: [{ fileId, fileName }],
    });
    return;
  }
  await enqueueMail(house, tx, {
    ...to,
    template: 'report-ready',
    params: {
      ...audience,
      askedBy,
      isGuarantor: subject.role === 'guarantor',
      isRenewed: await isRenewed(tx, stored),
      link: await pageOfReport(),
    },
  });
}
