import type { Reader } from '@vesta/domain/report/audience';
import type { CheckLine } from '@vesta/domain/report/check-line';
import { type ChecksTally, tallyOf } from '@vesta/domain/report/checks-tally';
import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { EmploymentPart } from '@vesta/domain/report/employment';
import type { Evidence } from '@vesta/domain/report/evidence';
import type { PayslipsIncome } from '@vesta/domain/report/incomes';
import type { MonthRow } from '@vesta/domain/report/monthly';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import type { RapidReport } from '@vesta/domain/report/rapid-report';
import type { Report } from '@vesta/domain/report/report';
import { tellOnce } from '@vesta/domain/report/tell-once';
import { reportFields } from './allowed-fields.ts';
import { checkDataForOthers, messageDataForOthers } from './check-data.ts';
import { explanationsSeen } from './explanations.ts';
import { costsSeen, incomesSeen } from './money-tables.ts';
import { onlyAllowed } from './only-allowed.ts';
import { documentSeen, guarantorSeen, idSeen, membersSeen, personSeen, type ReleaseWish } from './people.ts';
import { keysOnly } from './places.ts';
import { type Sight, sights } from './sight.ts';

function employmentSeen(employment: EmploymentPart, { seniority }: Sight): EmploymentPart {
  return {
    status: employment.status,
    monthly_income: employment.monthly_income,
    recurrent_costs: employment.recurrent_costs,
    commitments: employment.commitments,
    employment_monthly_income: employment.employment_monthly_income,
    employer: employment.employer,
    other_monthly_income: employment.other_monthly_income,
    type_of_contract: employment.type_of_contract,
    contract_end: employment.contract_end,
    paychecks_per_year: employment.paychecks_per_year,
    average_cash_balance: employment.average_cash_balance,
    actual_monthly_rent: employment.actual_monthly_rent,
    employment_start_date: seniority ? employment.employment_start_date : null,
    seniority: seniority ? employment.seniority : { value: null, valid: null },
    active_contract: employment.active_contract,
  };
}

const payslipsSeen = (table: PayslipsIncome, { bookings }: Sight): PayslipsIncome => ({
  label: table.label,
  coverage: table.coverage,
  error_files: table.error_files,
  is_fraud: table.is_fraud,
  rows: table.rows.map((row) => ({
    key: row.key,
    month: row.month,
    kind: row.kind,
    gross: row.gross,
    deducted: row.deducted,
    one_off: row.one_off,
    net: row.net,
    paid: row.paid,
    withheld: row.withheld,
    withheld_for: row.withheld_for,
    ordinary: row.ordinary,
    in_bank_on: bookings ? row.in_bank_on : null,
    in_bank: row.in_bank,
    difference: row.difference,
    counted: row.counted,
    places: keysOnly(row.places),
  })),
});

const monthSeen = (row: MonthRow, { bookings }: Sight): MonthRow => ({
  month: row.month,
  paper_income: row.paper_income,
  paper_one_off: row.paper_one_off,
  bank_income: row.bank_income,
  bank_one_off: row.bank_one_off,
  other_in: row.other_in,
  outgoings: row.outgoings,
  recurrent: row.recurrent,
  rent_paid: row.rent_paid,
  balance_end: bookings ? row.balance_end : null,
  balance_lowest: bookings ? row.balance_lowest : null,
  key: row.key,
  counted: row.counted,
});

const isIdentity = ({ kind }: Evidence): boolean => kind === 'identity_document';

const paperSeen = (paper: Evidence, { identity, bookings }: Sight): Evidence => ({
  key: paper.key,
  document_id: null,
  kind: paper.kind,
  type: isIdentity(paper) && identity === 'checked' ? 'identity_document' : paper.type,
  ...(identity === 'masked' && paper.side !== undefined ? { side: paper.side } : {}),
  month: paper.month,
  year: paper.year,
  issuer: isIdentity(paper) ? null : paper.issuer,
  account_ending: bookings ? paper.account_ending : null,
  from: isIdentity(paper) ? null : paper.from,
  to: isIdentity(paper) ? null : paper.to,
  pages: paper.pages,
  transactions: bookings ? paper.transactions : 0,
  original: paper.original,
  used: paper.used,
  unused_for: paper.unused_for,
});

/** A tax paper of a couple is a tax paper of the applicant; how they live stays out. */
const wordingSeen = (message: string): string => message.replace(/\.joint$/, '.passed');

/** Without what tells them apart, two lines may say the same: then it is said once. */
const checksSeen = (checks: readonly CheckLine[], { withheldRules }: Sight): CheckLine[] =>
  tellOnce(
    checks
      .filter(({ rule }) => !withheldRules.includes(rule))
      .map(({ rule, outcome, level, message, data, papers }) => ({
        rule,
        outcome,
        level,
        message: wordingSeen(message),
        data: checkDataForOthers(rule, data),
        // The working quotes papers and single bookings.
        working: [],
        papers,
      })),
  );

/** What a reader can count in the list before them: a number beyond it would tell that something private was checked. */
export const tallyFor = ({ checks, model }: Pick<Report, 'checks' | 'model'>, audience: Reader): ChecksTally =>
  tallyOf(checksSeen(checks, sights[audience](model.region)));

const costsIn = (report: Report): readonly RecurrentCost[] =>
  report.kind === 'rapid' ? [] : report.recurrent_costs.content;

function commonSeen(report: Report, audience: Reader, sight: Sight, wish: ReleaseWish): Omit<RapidReport, 'kind'> {
  const { content } = report.payslips_controls;
  return {
    report_id: report.report_id,
    generated_on: report.generated_on,
    valid_until: report.valid_until,
    audience,
    model: report.model,
    personal_details: personSeen(report.personal_details, sight, wish),
    listing_info: report.listing_info,
    employment: employmentSeen(report.employment, sight),
    ...(report.own_room === undefined ? {} : { own_room: report.own_room }),
    payslips_incomes: report.payslips_incomes.map((table) => payslipsSeen(table, sight)),
    payslips_controls: {
      label: report.payslips_controls.label,
      content: content.filter(({ translation_key }) => sight.seniority || translation_key !== 'seniority'),
    },
    other_documents: report.other_documents.map((document) => documentSeen(document, sight)),
    aggregated_error_messages: report.aggregated_error_messages.map(({ type, msg, source, data, papers }) => ({
      type,
      msg,
      source,
      data: messageDataForOthers(data),
      papers,
    })),
    certainty: report.certainty,
    checks: checksSeen(report.checks, sight),
    checks_tally: tallyFor(report, audience),
    monthly: report.monthly.map((row) => monthSeen(row, sight)),
    coverage: report.coverage,
    evidence: report.evidence.map((paper) => paperSeen(paper, sight)),
    explain: explanationsSeen(report.explain, costsIn(report), sight),
  };
}

function tablesSeen(report: Exclude<Report, RapidReport>, sight: Sight) {
  const { bank_statements_incomes: incomes, recurrent_costs: costs } = report;
  return {
    household: report.household,
    bank_statements_incomes: {
      label: incomes.label,
      content: incomesSeen(incomes.content, sight),
      error_files: incomes.error_files,
    },
    recurrent_costs: { content: costsSeen(costs.content, sight), total: costs.total },
    balances: sight.bookings ? report.balances : null,
    national_ids: report.national_ids.map((id) => idSeen(id, sight)),
    guarantors: { content: report.guarantors.content.map(guarantorSeen) },
    hh_members: { label: report.hh_members.label, content: membersSeen(report.hh_members.content) },
  };
}

const loanSeen = (mortgage: MortgagePart): MortgagePart => ({
  ...mortgage,
  funds: mortgage.funds.map((fund) => ({ ...fund, places: keysOnly(fund.places) })),
});

const NOTHING_TICKED: ReleaseWish = { contact: false };

/**
 * What somebody else may see of a report: sums, outcomes and what returns by kind, built up field by field. Who sees
 * more than that stands in the table of sights.
 */
export function forRecipient<R extends Report>(report: R, audience: Reader, wish?: ReleaseWish): R;
export function forRecipient(report: Report, audience: Reader, wish: ReleaseWish = NOTHING_TICKED): Report {
  return onlyAllowed(cutFor(report, audience, wish), reportFields);
}

function cutFor(report: Report, audience: Reader, wish: ReleaseWish): Report {
  const sight = sights[audience](report.model.region);
  const common = commonSeen(report, audience, sight, wish);
  switch (report.kind) {
    case 'rapid':
      return { kind: 'rapid', ...common };
    case 'rent':
      return {
        kind: 'rent',
        ...common,
        ...tablesSeen(report, sight),
        monthly_affordability: report.monthly_affordability,
        deposit: report.deposit,
        guarantee: { shortfall: report.guarantee.shortfall, room: 0, covered: null, strong: false },
        other_questions: sight.answers ? report.other_questions.filter(({ voluntary }) => !voluntary) : [],
      };
    case 'mortgage':
      return {
        kind: 'mortgage',
        ...common,
        ...tablesSeen(report, sight),
        mortgage: loanSeen(report.mortgage),
        cashflow: report.cashflow,
        transactions: sight.bookings
          ? report.transactions.map((movement) => ({ ...movement, page: null, box: null }))
          : [],
      };
  }
}
