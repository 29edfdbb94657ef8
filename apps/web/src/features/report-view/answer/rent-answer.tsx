import type { AffordabilityLabel } from '@vesta/domain/report/affordability';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip/chip.tsx';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { AffordabilitySlider } from './affordability-slider.tsx';
import { AnswerCard, BigAnswer } from './answer-card.tsx';
import { CertaintyList } from './certainty-list.tsx';
import { ChecksTally } from './checks-tally.tsx';
import { GuarantorLine } from './guarantor-line.tsx';
import { WhatLimits } from './what-limits.tsx';

const TONES: Record<AffordabilityLabel, ChipTone> = {
  sustainable: 'good',
  borderline: 'warn',
  above: 'bad',
  range_only: 'unsure',
  unknown: 'unsure',
};

/** What rent is sustainable, how sure are we, what was verified. */
export function RentAnswer({ report }: { report: RentReport }) {
  const t = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords');
  const { whole, money } = useFigures();
  const { monthly_affordability: affordability, certainty, checks, guarantee, guarantors, explain } = report;
  const { value, rent, rent_covered: covered, translation_key: label } = affordability;
  return (
    <AnswerCard
      main={
        <>
          <BigAnswer
            question={t('WhatRent')}
            figure={value === null ? t('NotYet') : <Figure of="affordable_rent">{whole(value)}</Figure>}
            {...(value !== null && { unit: t('AMonth') })}
          />
          <p>
            <Chip tone={TONES[label]}>{words(`Affordability.${label}`)}</Chip> {words(`AffordabilityText.${label}`)}{' '}
            {covered > 0 && words('RentCovered', { amount: money(Math.min(covered, rent ?? covered)) })}
          </p>
          <AffordabilitySlider {...affordability} />
          <WhatLimits explain={explain} />
        </>
      }
      side={
        <>
          <CertaintyList certainty={certainty} />
          <ChecksTally checks={checks} />
        </>
      }
      below={guarantee.shortfall ? <GuarantorLine guarantee={guarantee} guarantors={guarantors.content} /> : null}
    />
  );
}
