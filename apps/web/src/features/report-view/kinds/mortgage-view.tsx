import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import { reportNumber } from '@vesta/domain/report-number';
import { useTranslations } from 'use-intl';
import { GuarantorAnswer } from '../answer/guarantor-answer.tsx';
import { MortgageAnswer } from '../answer/mortgage-answer.tsx';
import { ReportBody } from '../frame/report-body.tsx';
import { ReportFoot } from '../frame/report-foot.tsx';
import { ReportHead } from '../frame/report-head.tsx';
import type { ReportSlots } from '../parts/report-slots.ts';
import { useFigures } from '../parts/use-figures.ts';
import { BalanceSection } from '../sections/balance-section.tsx';
import { CashflowSection } from '../sections/cashflow-section.tsx';
import { ChecksSection } from '../sections/checks/checks-section.tsx';
import { CoverageSection } from '../sections/coverage-section.tsx';
import { EmploymentSection } from '../sections/employment-section.tsx';
import { FundsSection } from '../sections/funds-section.tsx';
import { IdentitySection } from '../sections/identity-section.tsx';
import { IncomeSection } from '../sections/income-section.tsx';
import { InstalmentsSection } from '../sections/instalments-section.tsx';
import { OtherDocumentsSection, otherDocumentsEntry } from '../sections/other-documents-section.tsx';
import { OutgoingsSection } from '../sections/outgoings-section.tsx';
import { PapersSection } from '../sections/papers-section.tsx';
import { PeopleSection } from '../sections/people-section.tsx';

/** The report for a lender: the loan, the own funds, and what stands behind them. */
export function MortgageView({ report, actions, aside, first, household }: { report: MortgageReport } & ReportSlots) {
  const t = useTranslations('ReportView');
  const together = useTranslations('ReportSharing.Household');
  const words = useTranslations('ReportWords');
  const { day, percent } = useFigures();
  const { personal_details: person, listing_info: listing, aggregated_error_messages: messages, explain } = report;
  const { mortgage } = report;
  // Whoever vouches describes neither the home nor the loan.
  const own = report.own_room ?? null;
  return (
    <>
      <ReportHead
        eyebrow={words('Kinds.mortgage')}
        forWhom={listing.company_name && t('Head.For', { company: listing.company_name })}
        title={person.name}
        facts={[
          { label: t('Head.Report'), value: reportNumber(report.report_id) },
          { label: t('Head.GeneratedOn'), value: day(report.generated_on.slice(0, 10)) },
          { label: t('Head.ValidUntil'), value: day(report.valid_until.slice(0, 10)) },
          { label: t('Head.Rate'), value: percent(mortgage.rate_percent, 1) },
        ]}
        actions={actions}
      />
      {own ? (
        <GuarantorAnswer report={report} own={own} />
      ) : (
        <MortgageAnswer report={report} household={household ?? null} />
      )}
      <ReportBody
        contents={[
          ...(household ? [{ id: 'household', label: together('Title') }] : []),
          ...(own
            ? []
            : [
                { id: 'instalments', label: t('Instalments.Short') },
                { id: 'funds', label: t('Funds.Label') },
              ]),
          { id: 'cashflow', label: t('Cashflow.Label') },
          { id: 'employment', label: t('Employment.Label') },
          { id: 'income', label: t('Income.Label') },
          { id: 'outgoings', label: t('Outgoings.Label') },
          ...(report.balances ? [{ id: 'balance', label: t('Balance.Label') }] : []),
          { id: 'coverage', label: t('Coverage.Label') },
          { id: 'checks', label: t('Checks.Label') },
          { id: 'identity', label: t('Identity.Label') },
          ...(own ? [] : [{ id: 'people', label: t('People.Label') }]),
          ...otherDocumentsEntry(report, t('OtherDocuments.Label')),
          { id: 'papers', label: t('Papers.Label') },
        ]}
        aside={aside}
      >
        {first}
        {!own && <InstalmentsSection mortgage={mortgage} />}
        {!own && <FundsSection mortgage={mortgage} messages={messages} />}
        <CashflowSection cashflow={report.cashflow} transactions={report.transactions} />
        <EmploymentSection
          forLender
          employment={report.employment}
          explain={explain}
          checks={report.checks}
          isOwner={report.audience === 'owner'}
        />
        <IncomeSection
          monthly={report.monthly}
          payslips={report.payslips_incomes}
          bank={report.bank_statements_incomes.content}
          messages={messages}
          explain={explain}
        />
        <OutgoingsSection costs={report.recurrent_costs} messages={messages} />
        <BalanceSection balances={report.balances} deposit={null} />
        <CoverageSection coverage={report.coverage} />
        <ChecksSection checks={report.checks} tally={report.checks_tally} isOwner={report.audience === 'owner'} />
        <IdentitySection
          forLender
          person={person}
          ids={report.national_ids}
          messages={messages}
          isOwner={report.audience === 'owner'}
        />
        {!own && (
          <PeopleSection
            household={report.household}
            members={report.hh_members.content}
            guarantors={report.guarantors.content}
            guarantee={null}
            messages={messages}
            kind="mortgage"
          />
        )}
        <OtherDocumentsSection documents={report.other_documents} evidence={report.evidence} messages={messages} />
        <PapersSection evidence={report.evidence} audience={report.audience} />
      </ReportBody>
      <ReportFoot report={report} />
    </>
  );
}
