import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { useFigures } from '../parts/use-figures.ts';

/** What the answer for everybody is made of: who counts, who is still expected, and what one income alone would carry. */
export function HouseholdLine({ household, report }: { household: AggregatedReport; report: RentReport }) {
  const t = useTranslations('ReportView.Answer');
  const { whole } = useFigures();
  const tenants = household.members.filter(({ role }) => role !== 'guarantor');
  const counted = tenants.filter((member) => member.counted).length;
  const pending = tenants.filter((member) => member.pending).map(({ fullname }) => fullname);
  const own = report.monthly_affordability.value;
  return (
    <p>
      {t('CountedOf', { counted, all: tenants.length })}{' '}
      {pending.length > 0 && <>{t('StillExpected', { names: pending.join(', '), count: pending.length })} </>}
      {own !== null && (
        <>
          {t.rich('OwnAlone', {
            name: report.personal_details.name,
            amount: () => <Figure of="affordable_rent">{whole(own)}</Figure>,
          })}{' '}
        </>
      )}
      <SectionLink to="household">{t('SeeHousehold')}</SectionLink>
    </p>
  );
}
