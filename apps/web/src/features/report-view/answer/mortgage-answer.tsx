import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import { signersOf } from '@vesta/domain/report/signers';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip/chip.tsx';
import { Figure } from '../parts/figure.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Details } from '../sections/card.tsx';
import { AnswerCard, BigAnswer } from './answer-card.tsx';
import { CertaintyList } from './certainty-list.tsx';
import { ChecksTally } from './checks-tally.tsx';
import { LoanBar } from './loan-bar.tsx';
import side from './side.module.css';
import { TermNote } from './term-note.tsx';
import { WhoCounts } from './who-counts.tsx';

const TONES: Record<MortgageReport['mortgage']['label'], ChipTone> = {
  sustainable: 'good',
  not_sustainable: 'bad',
  unknown: 'unsure',
};

/** Is the loan sustainable, over how many years, and is the rest of the price there? */
export function MortgageAnswer({ report, household }: { report: MortgageReport; household: AggregatedReport | null }) {
  const t = useTranslations('ReportView.Mortgage');
  const answer = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords');
  const { whole, money, percent } = useFigures();
  // Several borrowers carry one loan together.
  const mortgage = household?.mortgage ?? report.mortgage;
  const signers = signersOf(household);
  const { loan_amount: loan, label, instalment, instalment_budget: budget } = mortgage;
  const years = mortgage.judged_maturity ?? mortgage.suggested_maturity;
  return (
    <AnswerCard
      main={
        <>
          <BigAnswer
            question={t(signers ? 'QuestionTogether' : 'Question')}
            figure={loan === null ? t('NoLoan') : whole(loan)}
            {...(years !== null && { unit: t('OverYears', { years }) })}
          />
          <p>
            <Chip tone={TONES[label]}>{words(`MortgageLabels.${label}`)}</Chip>{' '}
            {instalment !== null && budget !== null && (
              <>
                <Figure of="instalment">{money(instalment)}</Figure> {t('AgainstBudget')}{' '}
                <Figure of="instalment_budget">{money(budget)}</Figure>
              </>
            )}
          </p>
          {signers && (
            <p>
              <WhoCounts signers={signers} /> <SectionLink to="household">{answer('SeeHousehold')}</SectionLink>
            </p>
          )}
          <TermNote mortgage={mortgage} />
          <LoanBar mortgage={mortgage} />
          <Details
            details={[
              {
                label: t('SustainableAtMost'),
                value:
                  mortgage.sustainable_mortgage === null ? (
                    '–'
                  ) : (
                    <Figure of="sustainable_mortgage">{whole(mortgage.sustainable_mortgage)}</Figure>
                  ),
                small:
                  mortgage.sustainable_maturity !== null && t('OverYears', { years: mortgage.sustainable_maturity }),
              },
              {
                label: t('Dti'),
                value: mortgage.dti === null ? '–' : <Figure of="dti">{percent(mortgage.dti, 1)}</Figure>,
              },
              {
                label: t('DownPayment'),
                value:
                  mortgage.down_payment_coverage === null ? (
                    '–'
                  ) : (
                    <Figure of="down_payment_coverage">{percent(mortgage.down_payment_coverage)}</Figure>
                  ),
                small:
                  mortgage.required_funds !== null &&
                  t('Of', { shown: whole(mortgage.shown_funds), required: whole(mortgage.required_funds) }),
              },
            ]}
          />
        </>
      }
      side={
        <>
          <CertaintyList certainty={report.certainty} />
          <ChecksTally tally={report.checks_tally} />
          {mortgage.ancillary && (
            <p className={side.note}>
              {words('Ancillary', {
                from: String(mortgage.ancillary.from_percent),
                to: String(mortgage.ancillary.to_percent),
              })}
            </p>
          )}
          <p className={side.note}>{words('Simulation', { rate: percent(mortgage.rate_percent, 1) })}</p>
        </>
      }
    />
  );
}
