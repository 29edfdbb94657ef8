import type { Explanation } from '@vesta/domain/report/explain';
import type { MessageSource, ReportMessage } from '@vesta/domain/report/flags';
import type { IncomeRecord, PayslipsIncome } from '@vesta/domain/report/incomes';
import type { MonthRow } from '@vesta/domain/report/monthly';
import { useTranslations } from 'use-intl';
import { IncomeChart } from '../charts/income-chart.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { Figure } from '../parts/figure.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { BankIncomes } from './bank-incomes.tsx';
import { Card, Details } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import { PayslipTable } from './payslip-table.tsx';

type Props = {
  monthly: readonly MonthRow[];
  payslips: readonly PayslipsIncome[];
  bank: readonly IncomeRecord[];
  messages: readonly ReportMessage[];
  explain: readonly Explanation[];
  /** Whose remarks stand here. */
  sources?: readonly MessageSource[];
};

const OWN_SOURCES = ['payslips', 'bank', 'fiscal', 'contract'] as const;

/** Months in which both a payslip and the bank tell of pay, and in how many of them they agree to the cent. */
const agreementOf = (payslips: readonly PayslipsIncome[]) => {
  const compared = payslips.flatMap(({ rows }) => rows).filter(({ difference }) => difference !== null);
  return { compared: compared.length, equal: compared.filter(({ difference }) => difference === 0).length };
};

/** Of an income that only a tax return tells there is neither chart nor table, but a figure with its papers. */
function BareIncome({ entry }: { entry: Explanation }) {
  const t = useTranslations('ReportView.Employment');
  const { money } = useFigures();
  const value = (
    <>
      <Figure of="monthly_income">{money(entry.value ?? 0)}</Figure> <EvidenceKeys places={entry.documents} />
    </>
  );
  return (
    <Card>
      <Details details={[{ label: t('MonthlyIncome'), value }]} />
    </Card>
  );
}

/** What came in: pay on paper and in the bank month by month, then every other source. */
export function IncomeSection({ monthly, payslips, bank, messages, explain, sources = OWN_SOURCES }: Props) {
  const t = useTranslations('ReportView.Income');
  const { money } = useFigures();
  const entry = explain.find(({ figure }) => figure === 'monthly_income');
  const income = entry?.value ?? null;
  // An account without pay tells of no pay, however many months it shows.
  const withPay = monthly.filter((row) => (row.paper_income ?? 0) > 0 || (row.bank_income ?? 0) > 0);
  const without = (income ?? 0) > 0 ? t('HeadingOther') : t('HeadingNone');
  const isBare = withPay.length === 0 && payslips.length === 0 && bank.length === 0;
  const { compared, equal } = agreementOf(payslips);
  const agreement = compared === 0 ? 'alone' : equal === compared ? 'agrees' : 'differs';
  return (
    <ReportSection
      id="income"
      label={t('Label')}
      keyFigure={income === null ? undefined : money(income)}
      remarks={messagesOf(messages, sources).length}
      heading={withPay.length === 0 ? without : t('Heading', { months: withPay.length, agreement })}
    >
      <Messages messages={messages} of={sources} />
      {withPay.length > 0 && (
        <Card>
          <IncomeChart months={withPay} caption={t('ChartCaption', { compared, equal })} />
        </Card>
      )}
      {payslips.map((slips) => (
        <PayslipTable key={slips.label ?? ''} payslips={slips} />
      ))}
      {bank.length > 0 && <BankIncomes incomes={bank} />}
      {isBare && entry?.value != null && <BareIncome entry={entry} />}
    </ReportSection>
  );
}
