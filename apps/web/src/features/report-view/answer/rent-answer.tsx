import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { rentTogether, type ShownLabel } from '@vesta/domain/report/rent-together';
import { signersOf } from '@vesta/domain/report/signers';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip/chip.tsx';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { AffordabilitySlider } from './affordability-slider.tsx';
import { AnswerCard, BigAnswer } from './answer-card.tsx';
import { CertaintyList } from './certainty-list.tsx';
import { ChecksTally } from './checks-tally.tsx';
import { GuarantorLine } from './guarantor-line.tsx';
import { HouseholdLine } from './household-line.tsx';
import { WhatLimits } from './what-limits.tsx';

const TONES: Record<ShownLabel, ChipTone> = {
  sustainable: 'good',
  borderline: 'warn',
  above: 'bad',
  guaranteed: 'good',
  range_only: 'unsure',
  unknown: 'unsure',
};

/** What rent is sustainable, how sure are we, what was verified. */
export function RentAnswer({ report, household }: { report: RentReport; household: AggregatedReport | null }) {
  const t = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords');
  const { whole, money } = useFigures();
  const { certainty, checks_tally: tally, explain } = report;
  const { affordability, guarantee, guarantors, label, together } = rentTogether(report, household);
  const signers = signersOf(together);
  const { value, rent, rent_covered: covered } = affordability;
  return (
    <AnswerCard
      main={
        <>
          <BigAnswer
            question={together ? t('WhatRentTogether') : t('WhatRent')}
            figure={
              value === null ? (
                t('NotYet')
              ) : together ? (
                whole(value)
              ) : (
                <Figure of="affordable_rent">{whole(value)}</Figure>
              )
            }
            {...(value !== null && { unit: t('AMonth') })}
          />
          <p>
            <Chip tone={TONES[label]}>{words(`Affordability.${label}`)}</Chip> {words(`AffordabilityText.${label}`)}{' '}
            {covered > 0 && words('RentCovered', { amount: money(Math.min(covered, rent ?? covered)) })}
          </p>
          <AffordabilitySlider {...affordability} isCarried={label === 'guaranteed'} />
          {signers ? <HouseholdLine signers={signers} report={report} /> : <WhatLimits explain={explain} />}
        </>
      }
      side={
        <>
          <CertaintyList certainty={certainty} />
          <ChecksTally tally={tally} />
        </>
      }
      below={
        guarantee.shortfall ? (
          <GuarantorLine guarantee={guarantee} guarantors={guarantors} isOwner={report.audience === 'owner'} />
        ) : null
      }
    />
  );
}
