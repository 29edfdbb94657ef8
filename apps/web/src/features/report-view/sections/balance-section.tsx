import type { Deposit } from '@vesta/domain/report/affordability';
import type { Balances } from '@vesta/domain/report/monthly';
import { useTranslations } from 'use-intl';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card, Details } from './card.tsx';

/** No deposit where none is owed: a loan asks for own funds. */
type Props = { balances: Balances | null; deposit: Deposit | null };

/** The account over time, and whether it would pay the deposit. */
export function BalanceSection({ balances, deposit }: Props) {
  const t = useTranslations('ReportView.Balance');
  const words = useTranslations('ReportWords.Deposit');
  const depositOf = useTranslations('ReportWords.DepositOf');
  const { money, day, percent } = useFigures();
  if (!balances || balances.average === null) return null;
  const covered = deposit?.covered ?? null;
  const depositWords = covered === null ? 'Unknown' : covered ? 'Covered' : 'NotCovered';
  const caption = [
    t('Caption', { average: money(balances.average), days: balances.average_days }),
    ...(deposit ? [words(depositWords)] : []),
    ...(covered === false && deposit?.instalments_allowed ? [words('Instalments')] : []),
  ];
  return (
    <ReportSection
      id="balance"
      label={t('Label')}
      keyFigure={money(balances.average)}
      heading={t('Heading', { below: balances.days_below_zero, deposit: depositWords })}
    >
      <Card>
        <BalanceChart balances={balances} threshold={deposit?.required ?? null} caption={caption.join(' ')} />
      </Card>
      <Card>
        <Details
          details={[
            { label: t('Average'), value: money(balances.average) },
            {
              label: t('Lowest'),
              value: balances.lowest === null ? '–' : money(balances.lowest),
              small: balances.lowest_on && day(balances.lowest_on),
            },
            { label: t('DaysBelow'), value: t('DaysOf', { below: balances.days_below_zero, days: balances.days }) },
            ...(deposit?.required == null
              ? []
              : [
                  {
                    label: depositOf(deposit.basis ?? 'rent'),
                    value: money(deposit.required),
                    small:
                      deposit.ratio_percent !== null && t('DepositShare', { share: percent(deposit.ratio_percent) }),
                  },
                ]),
            { label: t('Returned'), value: String(balances.returned_debits) },
            // Whoever earns no salary lacks none.
            ...(balances.last_salary_on ? [{ label: t('LastSalary'), value: day(balances.last_salary_on) }] : []),
          ]}
        />
      </Card>
    </ReportSection>
  );
}
