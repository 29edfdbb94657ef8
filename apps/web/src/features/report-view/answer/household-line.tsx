import type { RentReport } from '@vesta/domain/report/rent-report';
import type { Signers } from '@vesta/domain/report/signers';
import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { WhoCounts } from './who-counts.tsx';

/** What the answer for everybody is made of: who counts, who is still expected, and what one income alone would carry. */
export function HouseholdLine({ signers, report }: { signers: Signers; report: RentReport }) {
  const t = useTranslations('ReportView.Answer');
  const { whole } = useFigures();
  const own = report.monthly_affordability.value;
  return (
    <p>
      <WhoCounts signers={signers} />{' '}
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
