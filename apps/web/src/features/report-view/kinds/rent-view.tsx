import { isPetsAnswered } from '@vesta/domain/questionnaire/contradictions';
import { countOf } from '@vesta/domain/report/checks-tally';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { rentTogether } from '@vesta/domain/report/rent-together';
import { applicantNumber, reportNumber } from '@vesta/domain/report-number';
import { useTranslations } from 'use-intl';
import { GuarantorAnswer } from '../answer/guarantor-answer.tsx';
import { RentAnswer } from '../answer/rent-answer.tsx';
import { type ContentsEntry, ReportBody } from '../frame/report-body.tsx';
import { ReportFoot } from '../frame/report-foot.tsx';
import { ReportHead } from '../frame/report-head.tsx';
import type { ReportSlots } from '../parts/report-slots.ts';
import { useFigures } from '../parts/use-figures.ts';
import { BalanceSection } from '../sections/balance-section.tsx';
import { ChecksSection } from '../sections/checks/checks-section.tsx';
import { ComputedSection } from '../sections/computed-section.tsx';
import { CoverageSection } from '../sections/coverage-section.tsx';
import { EmploymentSection } from '../sections/employment-section.tsx';
import { IdentitySection } from '../sections/identity-section.tsx';
import { IncomeSection } from '../sections/income-section.tsx';
import { OtherDocumentsSection, otherDocumentsEntry } from '../sections/other-documents-section.tsx';
import { OutgoingsSection } from '../sections/outgoings-section.tsx';
import { PapersSection } from '../sections/papers-section.tsx';
import { PeopleSection } from '../sections/people-section.tsx';
import { QuestionsSection } from '../sections/questions-section.tsx';

/** Every section, in the order in which they stand. */
function useContents(report: RentReport, household: ReportSlots['household']): ContentsEntry[] {
  const t = useTranslations('ReportView');
  const together = useTranslations('ReportSharing.Household');
  const { money } = useFigures();
  const { employment, recurrent_costs: costs, balances, checks_tally: tally, evidence } = report;
  const amount = (cents: number | null | undefined) => (cents == null ? undefined : money(cents));
  return [
    ...(household ? [{ id: 'household', label: together('Title') }] : []),
    ...(report.own_room ? [] : [{ id: 'computed', label: t('Computed.Label') }]),
    { id: 'employment', label: t('Employment.Label') },
    { id: 'income', label: t('Income.Label'), figure: amount(employment.monthly_income.value) },
    { id: 'outgoings', label: t('Outgoings.Label'), figure: amount(costs.total) },
    ...(balances ? [{ id: 'balance', label: t('Balance.Label'), figure: amount(balances.average) }] : []),
    { id: 'coverage', label: t('Coverage.Label') },
    { id: 'checks', label: t('Checks.Label'), figure: String(countOf(tally)) },
    { id: 'identity', label: t('Identity.Label') },
    // Whoever vouches for a household says nothing of their own.
    ...(report.own_room ? [] : [{ id: 'people', label: t('People.Label') }]),
    ...otherDocumentsEntry(report, t('OtherDocuments.Label')),
    ...(report.other_questions.length > 0 ? [{ id: 'questions', label: t('Questions.Label') }] : []),
    { id: 'papers', label: t('Papers.Label'), figure: String(evidence.length) },
  ];
}

/** The report that a landlord decides on: first the answer, then everything it rests on. */
export function RentView({ report, actions, aside, first, household }: { report: RentReport } & ReportSlots) {
  const t = useTranslations('ReportView.Head');
  const words = useTranslations('ReportWords');
  const { day } = useFigures();
  const contents = useContents(report, household);
  const { personal_details: person, listing_info: listing, explain } = report;
  const { messages, explain: jointly, together } = rentTogether(report, household ?? null);
  const own = report.own_room ?? null;
  return (
    <>
      <ReportHead
        eyebrow={words(own ? 'Kinds.guarantor' : 'Kinds.rent')}
        forWhom={listing.company_name && t('For', { company: listing.company_name })}
        title={person.name}
        facts={[
          { label: t('Report'), value: reportNumber(report.report_id) },
          { label: t('GeneratedOn'), value: day(report.generated_on.slice(0, 10)) },
          { label: t('ValidUntil'), value: day(report.valid_until.slice(0, 10)) },
          { label: t('Applicant'), value: applicantNumber(person.id) },
          ...(person.email ? [{ label: t('Email'), value: person.email }] : []),
        ]}
        actions={actions}
      />
      {own ? (
        <GuarantorAnswer report={report} own={own} />
      ) : (
        <RentAnswer report={report} household={household ?? null} />
      )}
      <ReportBody contents={contents} aside={aside}>
        {first}
        {!own && <ComputedSection explain={jointly} isTogether={together !== null} />}
        <EmploymentSection
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
        <BalanceSection balances={report.balances} deposit={own ? null : report.deposit} />
        <CoverageSection coverage={report.coverage} />
        <ChecksSection checks={report.checks} tally={report.checks_tally} isOwner={report.audience === 'owner'} />
        <IdentitySection
          person={person}
          ids={report.national_ids}
          messages={messages}
          isOwner={report.audience === 'owner'}
          petsAnswered={isPetsAnswered(report.other_questions)}
        />
        {!own && (
          <PeopleSection
            household={report.household}
            members={report.hh_members.content}
            guarantors={report.guarantors.content}
            guarantee={report.guarantee}
            messages={messages}
            kind="rent"
          />
        )}
        <OtherDocumentsSection documents={report.other_documents} evidence={report.evidence} messages={messages} />
        <QuestionsSection questions={report.other_questions} />
        <PapersSection evidence={report.evidence} audience={report.audience} />
      </ReportBody>
      <ReportFoot report={report} />
    </>
  );
}
