import { type Decision, type DecisionReason, reasonsFor } from '@vesta/domain/desk/words-about-applicants';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { applicantActs, applications, reports } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import { displayName } from '../../mail/display-name.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailTranslator } from '../../mail/mail-translator.ts';
import { takeMailBudget } from '../../mail/take-mail-budget.ts';
import { readCompany } from '../company/read-company.ts';
import type { Member } from '../staff.ts';
import { type OwnApplicant, ownApplicant } from './own-applicant.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue'>;
type DecisionWithReason = { decision: Decision; reason: DecisionReason };

/** Whether a report of theirs stands that they could use elsewhere. */
async function hasReport({ clock }: Needs, tx: Transaction, applicationId: string): Promise<boolean> {
  const [made] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.applicationId, applicationId), isNull(reports.revokedAt), gt(reports.expiresAt, clock.now())))
    .limit(1);
  return made !== undefined;
}

/** The reason stays with the company's record. Whoever is declined is told kindly, and accused of nothing. */
async function tellApplicant(
  house: Needs,
  tx: Transaction,
  { id: applicationId, applicationType, language, profile, listing }: OwnApplicant,
  company: string,
  decision: Decision,
): Promise<void> {
  const t = mailTranslator(language);
  // A bank lends and lets nothing.
  const reader = applicationType === 'mortgage' ? 'lender' : 'landlord';
  const values = { company, reader, flat: displayName(listing.title) };
  const group = decision === 'accept' ? 'DeskAccepted' : 'DeskDeclined';
  const isWithout = decision === 'decline' && !(await hasReport(house, tx, applicationId));
  const next = isWithout ? t('DeskDeclined.NextWithoutReport') : t(`${group}.Next`, values);
  await enqueueMail(house, tx, {
    applicationId,
    to: profile.email,
    language,
    listingId: listing.id,
    template: 'notice',
    params: {
      subject: t(`${group}.Subject`, values),
      heading: t(`${group}.Heading`),
      lines: [t(`${group}.Intro`, values), next],
      code: null,
      button: null,
      why: t('DeskAsk.Why', values),
    },
  });
}

/** A person of the company decides, with a reason from the fixed list. Deciding the same twice sends one mail. */
export async function decide(
  house: Needs,
  member: Member,
  ids: { listing: string; applicant: string },
  { decision, reason }: DecisionWithReason,
): Promise<void> {
  if (!reasonsFor[decision].includes(reason))
    throw new AppError('VALIDATION', { detail: 'a reason of another decision' });
  const applicant = await ownApplicant(house, member, ids);
  if (decision === 'accept' && !applicant.release) throw new AppError('NOT_RELEASED');
  const company = displayName((await readCompany(house, member)).name);
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    // Two who decide at the same moment do so one after the other.
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, applicant.id)).for('update');
    const [last] = await tx
      .select({ code: applicantActs.code, reason: applicantActs.reason })
      .from(applicantActs)
      .where(and(eq(applicantActs.applicationId, applicant.id), eq(applicantActs.kind, 'decision')))
      .orderBy(desc(applicantActs.createdAt), desc(applicantActs.id))
      .limit(1);
    if (last?.code === decision && last.reason === reason) return;
    await tx.insert(applicantActs).values({
      applicationId: applicant.id,
      staffId: member.staff.id,
      kind: 'decision',
      code: decision,
      reason,
      createdAt: now,
    });
    if (last?.code !== decision) {
      const recipients = [applicant.profile.email];
      await takeMailBudget(house, tx, { senderId: member.staff.id, recipients, isExpected: true });
      await tellApplicant(house, tx, applicant, company, decision);
    }
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'applicant.decided',
      applicationId: applicant.id,
      data: { decision, reason },
    });
  });
}
