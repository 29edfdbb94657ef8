import type { CheckLine } from '@vesta/domain/report/check-line';
import type { EmploymentPart } from '@vesta/domain/report/employment';
import type { Explanation, FigureId } from '@vesta/domain/report/explain';
import type { CheckName } from '@vesta/texts/bundles';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { Figure } from '../parts/figure.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card, type Detail, Details } from './card.tsx';

const PAYCHECKS: CheckName = 'R_IT_13_14';

/** The number of salaries that the person gave; null where nobody compared it. */
function statedPaychecks(checks: readonly CheckLine[]): number | null {
  const stated = checks.find(({ rule }) => rule === PAYCHECKS)?.data.expected;
  return typeof stated === 'number' && stated > 0 ? stated : null;
}

const withJob: readonly string[] = ['Employed', 'Hybrid-employed'];

type Props = {
  employment: EmploymentPart;
  explain: readonly Explanation[];
  isOwner: boolean;
  /** What was judged tells how many salaries were stated. */
  checks: readonly CheckLine[];
  /** A lender compares no balance with a rent. */
  forLender?: boolean;
};

const YEAR = 12;
/** From here on nobody counts in months. */
const IN_YEARS = 2 * YEAR;

/** Who pays, under which contract, how much counts and what is paid out of it. */
export function EmploymentSection({ employment, explain, checks, isOwner, forLender = false }: Props) {
  const t = useTranslations('ReportView.Employment');
  const words = useTranslations('ReportWords');
  const { money, day, number } = useFigures();
  const { monthly_income: income, type_of_contract: contract, employer, seniority, status } = employment;
  const lastsSince = (months: number) =>
    months < IN_YEARS
      ? t('SeniorityValue', { months })
      : t('SeniorityYears', { years: Math.floor(months / YEAR), rest: months % YEAR });
  const money0 = (cents: number | null, figure: FigureId) =>
    cents === null ? t('NotKnown') : <Figure of={figure}>{money(cents)}</Figure>;
  const placesOf = (figure: FigureId) => explain.find((entry) => entry.figure === figure)?.documents ?? [];
  const rent = employment.actual_monthly_rent;
  const balance = employment.average_cash_balance;
  // Whoever has no job is not asked about one.
  const hasJob = withJob.includes(status) || employer !== null || contract !== null;
  const paychecksPlaces =
    explain.flatMap(({ inputs }) => inputs).find(({ name }) => name === 'paychecks')?.places ?? [];
  const isTold = paychecksPlaces.length > 0;
  const stated = statedPaychecks(checks);
  const differs = isTold && stated !== null && stated !== employment.paychecks_per_year;
  const jobDetails: Detail[] = [
    { label: t('Employer'), value: employer ?? t('NotKnown') },
    {
      label: t('Contract'),
      value: contract ? words(`Contracts.${contract}`) : t('NotKnown'),
      small: employment.contract_end && t('Until', { day: day(employment.contract_end) }),
    },
    {
      label: t('Paychecks'),
      value:
        employment.paychecks_per_year === null ? (
          t('NotKnown')
        ) : (
          <>
            {number(employment.paychecks_per_year)} <EvidenceKeys places={paychecksPlaces} />
          </>
        ),
      small:
        employment.paychecks_per_year !== null &&
        (differs ? t('FromPapersNotSaid', { stated }) : t(isTold ? 'FromPapers' : 'AsSaid')),
    },
    ...(employment.employment_start_date ? [{ label: t('Since'), value: day(employment.employment_start_date) }] : []),
    // What a reader may not know is left out; it is not called unknown.
    ...(isOwner || seniority.value !== null
      ? [
          {
            label: t('Seniority'),
            value: seniority.value === null ? t('NotKnown') : lastsSince(seniority.value),
            small: seniority.valid === false && <Chip tone="warn">{t('SeniorityShort')}</Chip>,
          },
        ]
      : []),
    {
      label: t('Active'),
      value: employment.active_contract === null ? t('NotKnown') : t(employment.active_contract ? 'Yes' : 'No'),
    },
  ];
  const details: Detail[] = [
    {
      label: t('MonthlyIncome'),
      value: (
        <>
          {money0(income.value, 'monthly_income')} <EvidenceKeys places={placesOf('monthly_income')} />
        </>
      ),
      small: income.net_value === null ? null : t('OrdinaryNet', { amount: money(income.net_value) }),
    },
    { label: t('RecurrentCosts'), value: money0(employment.recurrent_costs, 'recurrent_costs') },
    {
      label: t('CashBalance'),
      value: money0(balance.value, 'average_cash_balance'),
      small: !forLender && balance.value_translation_key && words(`BalanceKeys.${balance.value_translation_key}`),
    },
    ...(hasJob ? jobDetails : []),
    {
      label: t('OtherIncome'),
      value: <Figure of="other_income">{money(employment.other_monthly_income.value)}</Figure>,
      small: employment.other_monthly_income.warning && t('OtherIncomeNote'),
    },
    ...(rent.display
      ? [
          {
            label: t('RentPaid'),
            value: money0(rent.value, 'actual_monthly_rent'),
            small: rent.valid === false && <Chip tone="warn">{t('RentDiffers')}</Chip>,
          },
        ]
      : []),
  ];
  const held = (months: number, at: { employer: string; contract: string }) =>
    months < IN_YEARS
      ? t('HeadingFull', { months, ...at })
      : t('HeadingYears', { years: Math.floor(months / YEAR), ...at });
  const at = employer && contract && { employer, contract: words(`Contracts.${contract}`).toLowerCase() };
  // What papers show goes before what was stated: in a rapid application nobody states it.
  const heading = !at
    ? words(`Statuses.${status}`)
    : seniority.value === null
      ? t('HeadingJob', at)
      : held(seniority.value, at);
  return (
    <ReportSection
      id="employment"
      label={t('Label')}
      keyFigure={income.value === null ? undefined : money(income.value)}
      heading={heading}
    >
      <Card>
        <Details details={details} />
      </Card>
    </ReportSection>
  );
}
