import type { Deposit } from '@vesta/domain/report/affordability';
import type { Certainty } from '@vesta/domain/report/certainty';
import { tallyOf } from '@vesta/domain/report/checks-tally';
import type { Explanation } from '@vesta/domain/report/explain';
import type { RapidReport } from '@vesta/domain/report/rapid-report';
import { tellOnce } from '@vesta/domain/report/tell-once';
import type { Analysis } from '../../analysis/analyse.ts';
import type { RuleId } from '../../checks/rules.ts';
import { raiseFlags } from '../flags/raise-flags.ts';
import type { ReportInput } from '../input.ts';
import { certaintyOf } from './certainty-of.ts';
import { checkLines } from './check-lines.ts';
import { coverageTable } from './coverage-table.ts';
import { employmentPartOf } from './employment-of.ts';
import { evidenceList } from './evidence-list.ts';
import { modelOf } from './model-of.ts';
import { monthlyRows } from './monthly-rows.ts';
import { otherDocuments } from './other-documents.ts';
import { ownRoomOf } from './own-room-of.ts';
import { payslipControls } from './payslip-controls.ts';
import { payslipTables } from './payslip-tables.ts';
import { personalDetailsOf, validUntil } from './person.ts';
import { withUnopenedNoted } from './unopened-files.ts';

export interface OwnFigures {
  readonly deposit: Deposit;
  readonly shortfall: number | null;
  readonly fundsMissing: number | null;
  readonly explain: readonly Explanation[];
  readonly certainty?: readonly Certainty[];
}

const UNDECLARED: RuleId = 'R_BANK_UNDECLARED_INCOME';

/** What every report has, whatever it is for. */
export function commonOf(input: ReportInput, analysis: Analysis, figures: OwnFigures): Omit<RapidReport, 'kind'> {
  const findings = withUnopenedNoted(input.findings, input.papers);
  const messages = raiseFlags({
    input: { ...input, findings },
    analysis,
    shortfall: figures.shortfall,
    fundsMissing: figures.fundsMissing,
  });
  const monthly = monthlyRows(analysis);
  // The rule compares sums; here every source was held against what was declared, and child benefit against the household.
  const isDeclared = messages.every(({ msg }) => msg !== 'other_income_undeclared');
  const told = findings.filter(({ rule, outcome }) => !(rule === UNDECLARED && outcome === 'failed' && isDeclared));
  const checks = tellOnce(checkLines(told, analysis.ground.keys));
  return {
    report_id: input.reportId,
    generated_on: input.today,
    valid_until: validUntil(input.today),
    audience: 'owner',
    model: modelOf(input.kind, input.region),
    personal_details: personalDetailsOf(input, analysis),
    listing_info: { company_name: input.listing?.companyName ?? null, title: input.listing?.title ?? null },
    own_room: ownRoomOf(input, analysis),
    // Neither a loan nor a guarantor has a rent in view to hold the cash against.
    employment: employmentPartOf(
      analysis,
      figures.deposit,
      messages,
      input.kind !== 'mortgage' && input.role !== 'guarantor',
    ),
    payslips_incomes: payslipTables(analysis),
    payslips_controls: { label: 'payslips_controls', content: payslipControls(analysis) },
    other_documents: otherDocuments(analysis, input.descriptions),
    aggregated_error_messages: messages,
    certainty: [...certaintyOf(analysis), ...(figures.certainty ?? [])],
    checks,
    checks_tally: tallyOf(checks),
    monthly,
    coverage: coverageTable(analysis, monthly),
    evidence: evidenceList(analysis),
    explain: [...figures.explain],
  };
}
