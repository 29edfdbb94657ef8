import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import { shownLabel } from '@vesta/domain/report/rent-together';
import { useTranslations } from 'use-intl';
import { AffordabilitySlider } from '../answer/affordability-slider.tsx';
import { BigAnswer } from '../answer/answer-card.tsx';
import { LoanBar } from '../answer/loan-bar.tsx';
import { closedDoors, ReportDoorsContext } from '../parts/report-context.ts';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card, Details } from '../sections/card.tsx';
import { Messages } from '../sections/messages.tsx';
import { MembersTable } from './members-table.tsx';

/** Everybody together: what they can carry, who counts with what, and who is still expected. */
export function HouseholdSection({ report }: { report: AggregatedReport }) {
  const t = useTranslations('ReportSharing.Household');
  const answer = useTranslations('ReportView.Answer');
  const { money, whole } = useFigures();
  const { group, household, monthly_affordability: rent, mortgage } = report;
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (
    <ReportSection
      id="household"
      label={t('Title')}
      keyFigure={rent?.value == null ? undefined : whole(rent.value)}
      remarks={report.aggregated_error_messages.length}
      heading={t('Heading', { pending: group.pending })}
    >
      <ReportDoorsContext value={closedDoors}>
        <Messages messages={report.aggregated_error_messages} of={['household']} />
        {rent && (
          <Card>
            <BigAnswer
              level={3}
              question={t('Rent')}
              figure={rent.value === null ? answer('NotYet') : whole(rent.value)}
              {...(rent.value !== null && { unit: answer('AMonth') })}
            />
            <AffordabilitySlider
              {...rent}
              isCarried={report.guarantee !== null && shownLabel(rent, report.guarantee) === 'guaranteed'}
            />
          </Card>
        )}
        {mortgage && (
          <Card>
            <LoanBar mortgage={mortgage} />
          </Card>
        )}
        <Card>
          <Details
            details={[
              { label: t('Income'), value: amount(group.monthly_income) },
              { label: t('Commitments'), value: money(group.commitments) },
              { label: t('Balance'), value: amount(group.average_cash_balance) },
              { label: t('Living'), value: money(household.living_minimum) },
            ]}
          />
        </Card>
        <MembersTable members={report.members} />
      </ReportDoorsContext>
    </ReportSection>
  );
}
