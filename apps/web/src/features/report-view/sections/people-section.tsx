import type { Guarantee } from '@vesta/domain/report/affordability';
import type { ReportMessage } from '@vesta/domain/report/flags';
import type { GuarantorLine, HouseholdPart, MemberLine } from '@vesta/domain/report/people';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { useRelationship } from '../parts/use-relationship.ts';
import { Details, Note } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import styles from './person-card.module.css';

type Props = {
  household: HouseholdPart;
  members: readonly MemberLine[];
  guarantors: readonly GuarantorLine[];
  guarantee: Guarantee | null;
  messages: readonly ReportMessage[];
  /** Words differ: in a report for a loan nobody is a tenant. */
  kind: 'rent' | 'mortgage';
};

const SOURCES = ['household'] as const;

const roleKey = (role: string) => (role === 'Co-Applicant' ? 'CoApplicant' : 'Occupant');

/** Who moves in and who stands behind them. */
export function PeopleSection({ household, members, guarantors, guarantee, messages, kind }: Props) {
  const t = useTranslations('ReportView.People');
  const words = useTranslations('ReportWords');
  const roles = useTranslations('ReportView.People.Roles');
  const { money, day } = useFigures();
  const related = useRelationship();
  const named = guarantors.filter(({ pending }) => pending).length;
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (
    <ReportSection
      id="people"
      label={t('Label')}
      keyFigure={t('Count', { count: household.adults + household.minors, guarantors: guarantors.length })}
      remarks={messagesOf(messages, SOURCES).length}
      heading={t('Heading', {
        adults: household.adults,
        minors: household.minors,
        // A name that somebody wrote down carries nothing: only who has shown papers is counted as a guarantor.
        guarantors: guarantors.length - named,
        named,
      })}
    >
      <Messages messages={messages} of={SOURCES} />
      <div className={styles.people}>
        {members.map((member) => (
          <article key={`${member.fullname} ${member.role}`} className={styles.person}>
            <h3>{member.fullname}</h3>
            <p>
              {[roles(roleKey(member.role)), related(member.relationship), member.email].filter(Boolean).join(' · ')}
            </p>
            <Details
              columns={2}
              details={[
                { label: t('InFigure'), value: words(`MemberNotes.${member.note}`) },
                ...(member.date_of_birth ? [{ label: t('Born'), value: day(member.date_of_birth) }] : []),
              ]}
            />
          </article>
        ))}
        {guarantors.map((guarantor) => (
          <article key={`${guarantor.fullname} guarantor`} className={styles.person}>
            <h3>{guarantor.fullname}</h3>
            <p>{[t('Guarantor'), related(guarantor.relationship), guarantor.email].filter(Boolean).join(' · ')}</p>
            {guarantor.pending ? (
              <Chip tone="unsure">{t(guarantor.share === 'unreleased' ? 'Unreleased' : 'Pending')}</Chip>
            ) : guarantor.room === null ? (
              <p>{t('WithHousehold')}</p>
            ) : (
              <Details
                columns={2}
                details={[
                  { label: t('Income'), value: amount(guarantor.monthly_income) },
                  { label: t('CouldCarry'), value: amount(guarantor.room) },
                  { label: t('OwnCosts'), value: amount((guarantor.commitments ?? 0) + (guarantor.housing ?? 0)) },
                  ...(guarantee?.shortfall ? [{ label: t('Gap'), value: money(guarantee.shortfall) }] : []),
                ]}
              />
            )}
          </article>
        ))}
      </div>
      <Note>
        {t('LivingMinimum', { amount: money(household.living_minimum) })}{' '}
        {guarantors.length > 0 && t('GuarantorApart', { kind })}
      </Note>
    </ReportSection>
  );
}
