import type { ApplicationType } from '@vesta/domain/application-types';
import type { DecideCase } from '@vesta/domain/desk/review';
import type { Language } from '@vesta/domain/languages';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { Profile } from '@vesta/domain/state';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import { createResumeLink } from '../auth/create-resume-link.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mailTranslator } from '../mail/mail-translator.ts';
import type { CaseRow } from './held.ts';

type Needs = Pick<House, 'vault' | 'clock' | 'random' | 'queue' | 'config'>;

/**
 * The applicant hears what a person decided: always when they asked, and whenever something is wanted from them. A doubt
 * of the machine that was laid to rest is no news to them. No figure and no word of a paper is in the mail.
 */
export async function tellApplicant(
  house: Needs,
  tx: Transaction,
  { applicationId, kind, documentId }: CaseRow,
  { decision, reason }: DecideCase,
): Promise<void> {
  if (kind !== 'asked' && decision !== 'ask') return;
  const [row] = await tx
    .select({
      sealed: users.profileSealed,
      language: users.language,
      listingId: applications.listingId,
      region: applications.region,
      applicationType: applications.applicationType,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.id, applicationId));
  if (!row) return;
  const language = row.language as Language;
  const t = mailTranslator(language);
  // What was asked about everything is not answered about one paper.
  const decisions = documentId === null ? 'WholeDecisions' : 'Decisions';
  const part = decision === 'ask' ? 'ReviewAsks' : 'ReviewAnswers';
  await enqueueMail(house, tx, {
    to: house.vault.openJson<Profile>(row.sealed, USER_PROFILE).email,
    applicationId,
    language,
    listingId: row.listingId,
    template: 'notice',
    params: {
      subject: t(`${part}.Subject`),
      heading: t(`${part}.Heading`),
      lines:
        decision === 'ask'
          ? [t('ReviewAsks.Intro'), t(`ReviewAsks.Reasons.${reason as 'all_pages'}`), t('ReviewAsks.Then')]
          : [t('ReviewAnswers.Intro'), t(`ReviewAnswers.${decisions}.${decision}`), t('ReviewAnswers.Then')],
      code: null,
      button: {
        label: t(`${part}.Button`),
        link: await createResumeLink(
          house,
          tx,
          {
            id: applicationId,
            region: row.region as RegionCode,
            applicationType: row.applicationType as ApplicationType,
          },
          language,
        ),
      },
      why: t(`${part}.Why`),
    },
  });
}
