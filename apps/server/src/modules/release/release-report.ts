import type { Language } from '@vesta/domain/languages';
import { languageOfRegion } from '@vesta/domain/regions/codes';
import type { ReleaseForm } from '@vesta/domain/release';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { reportReleases } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { hashToken, newToken } from '../../lib/random.ts';
import { EMAIL_INDEX, RELEASE_RECIPIENT } from '../../lib/vault/contexts.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { requireSharing } from '../applications/require-sharing.ts';
import { recordAct } from '../audit/record.ts';
import { takeMailBudget } from '../mail/take-mail-budget.ts';
import { standingReports } from '../report/stored-report.ts';
import { announce } from '../webhooks/announce.ts';
import { requireReportReady } from '../workflow/require-report-ready.ts';
import { deliverRelease } from './deliver-release.job.ts';
import { recipientOf } from './recipient.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random' | 'queue'>;

/** The applicant lets somebody see the newest report. Nothing ever leaves without this act; pressing twice is one act. */
export async function releaseReport(
  house: Needs,
  access: Access & { application: OwnApplication },
  form: ReleaseForm,
  language: Language,
): Promise<string> {
  await requireReportReady(house, access, language);
  await requireSharing(house.database.orm, access.application.id);
  const now = house.clock.now();
  const [report] = await standingReports(house.database.orm, access.application.id, now);
  if (!report) throw new AppError('NOT_FOUND', { detail: 'there is no report to release' });
  const { kind, name, email } = await recipientOf(house, access.application, form);
  const withHousehold = form.with_household ?? false;
  const withContact = form.with_contact ?? false;
  const recipientIndex = house.vault.blindIndex(email, EMAIL_INDEX);
  return inTransaction(house.database, async (tx) => {
    // Locked until the end: two presses at once come here one after the other, and the second finds the first's work.
    await lockLiving(tx, access.application.id);
    await requireSharing(tx, access.application.id);
    const [known] = await tx
      .select({ id: reportReleases.id })
      .from(reportReleases)
      .where(
        and(
          eq(reportReleases.reportId, report.id),
          eq(reportReleases.recipientIndex, recipientIndex),
          eq(reportReleases.delivery, form.delivery),
          eq(reportReleases.withHousehold, withHousehold),
          eq(reportReleases.withContact, withContact),
          isNull(reportReleases.revokedAt),
          gt(reportReleases.expiresAt, now),
        ),
      );
    if (known) return known.id;
    const isExpected = kind === 'listing';
    await takeMailBudget(house, tx, { senderId: access.user.id, recipients: [email], isExpected });
    const token = newToken(house.random);
    const [row] = await tx
      .insert(reportReleases)
      .values({
        reportId: report.id,
        recipientKind: kind,
        recipientSealed: house.vault.sealJson({ name, email }, RELEASE_RECIPIENT),
        recipientIndex,
        // Whoever offers a home in a country reads its language, whatever the applicant's is; anybody else is written to
        // in the one in which they were named.
        language: kind === 'listing' ? languageOfRegion[access.application.region] : language,
        delivery: form.delivery,
        tokenHash: hashToken(token),
        withHousehold,
        withContact,
        expiresAt: report.expiresAt,
        createdAt: now,
      })
      .returning({ id: reportReleases.id });
    if (!row) throw new Error('a release has no row');
    await house.queue.enqueue(deliverRelease, { releaseId: row.id, token }, { tx });
    if (isExpected) await announce(house, tx, 'report.released', access.application.id);
    await recordAct(tx, now, {
      actorKind: 'applicant',
      actorId: access.user.id,
      action: 'report.released',
      applicationId: access.application.id,
      subjectId: row.id,
      data: { delivery: form.delivery, recipient: kind, with_household: withHousehold, with_contact: withContact },
    });
    return row.id;
  });
}
