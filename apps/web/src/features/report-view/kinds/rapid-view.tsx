import type { RapidReport } from '@vesta/domain/report/rapid-report';
import { applicantNumber, reportNumber } from '@vesta/domain/report-number';
import { useTranslations } from 'use-intl';
import { RapidAnswer } from '../answer/rapid-answer.tsx';
import { ReportBody } from '../frame/report-body.tsx';
import { ReportFoot } from '../frame/report-foot.tsx';
import { ReportHead } from '../frame/report-head.tsx';
import type { ReportSlots } from '../parts/report-slots.ts';
import { useFigures } from '../parts/use-figures.ts';
import { ChecksSection } from '../sections/checks/checks-section.tsx';
import { ControlsSection } from '../sections/controls-section.tsx';
import { EmploymentSection } from '../sections/employment-section.tsx';
import { IdentitySection } from '../sections/identity-section.tsx';
import { IncomeSection } from '../sections/income-section.tsx';
import { OtherDocumentsSection } from '../sections/other-documents-section.tsx';
import { PapersSection } from '../sections/papers-section.tsx';

/** It has no section of its own for outgoings or people; what there is to say of them is said with the income. */
const SOURCES = ['payslips', 'bank', 'fiscal', 'contract', 'recurrent_costs', 'household', 'mortgage'] as const;

/** The shorter report: income, employment and the controls on payslips. */
export function RapidView({ report, actions, aside, first }: { report: RapidReport } & ReportSlots) {
  const t = useTranslations('ReportView');
  const words = useTranslations('ReportWords');
  const { day } = useFigures();
  const { personal_details: person, listing_info: listing, aggregated_error_messages: messages } = report;
  return (
    <>
      <ReportHead
        eyebrow={words('Kinds.rapid')}
        forWhom={listing.company_name && t('Head.For', { company: listing.company_name })}
        title={t.rich('Head.ReportNumber', {
          number: () => <span className="no-break">{reportNumber(report.report_id)}</span>,
        })}
        facts={[
          { label: t('Head.Applicant'), value: applicantNumber(person.id) },
          { label: t('Head.GeneratedOn'), value: day(report.generated_on.slice(0, 10)) },
          { label: t('Head.ValidUntil'), value: day(report.valid_until.slice(0, 10)) },
        ]}
        actions={actions}
      />
      <RapidAnswer report={report} />
      <ReportBody
        contents={[
          { id: 'controls', label: t('Controls.Label') },
          { id: 'employment', label: t('Employment.Label') },
          { id: 'income', label: t('Income.Label') },
          { id: 'identity', label: t('Identity.Label') },
          { id: 'checks', label: t('Checks.Label') },
          { id: 'papers', label: t('Papers.Label') },
        ]}
        aside={aside}
      >
        {first}
        <ControlsSection controls={report.payslips_controls.content} />
        <EmploymentSection
          employment={report.employment}
          explain={report.explain}
          checks={report.checks}
          isOwner={report.audience === 'owner'}
        />
        <IncomeSection
          monthly={report.monthly}
          payslips={report.payslips_incomes}
          bank={[]}
          sources={SOURCES}
          messages={messages}
          explain={report.explain}
        />
        <IdentitySection
          person={person}
          ids={[]}
          papers={report.evidence.filter(({ kind }) => kind === 'identity_document').length}
          messages={messages}
          isOwner={report.audience === 'owner'}
        />
        <OtherDocumentsSection documents={report.other_documents} evidence={report.evidence} messages={messages} />
        <ChecksSection checks={report.checks} tally={report.checks_tally} isOwner={report.audience === 'owner'} />
        <PapersSection evidence={report.evidence} audience={report.audience} />
      </ReportBody>
      <ReportFoot report={report} />
    </>
  );
}
