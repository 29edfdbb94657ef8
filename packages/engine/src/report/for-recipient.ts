import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { CheckLine } from '@vesta/domain/report/check-line';
import type { Report } from '@vesta/domain/report/report';
import { masked, withoutNumbers } from './mask.ts';
import { withoutPrivateNames } from './private-names.ts';

type Audience = 'recipient' | 'lender';

const placeFields = new Set(['page', 'box', 'document_id']);
const placeLists = new Set(['places', 'documents']);

const hasKey = (value: unknown): value is { readonly key: string } =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Which papers a figure rests on, without where on them: nobody else opens somebody's papers. */
const keysOnly = (places: readonly unknown[]): unknown[] =>
  [...new Set(places.filter(hasKey).map(({ key }) => key))].map((key) => ({
    key,
    page: null,
    box: null,
    what: 'paper',
    part: 'figure',
  }));

function withoutPlaces<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one) => withoutPlaces(one)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    if (placeFields.has(name)) return [name, null];
    if (placeLists.has(name) && Array.isArray(inner)) return [name, keysOnly(inner)];
    return [name, withoutPlaces(inner)];
  });
  return Object.fromEntries(entries) as T;
}

/** How long somebody has worked is no business of a German landlord. */
const aboutSeniority: readonly string[] = ['R_PAYSLIP_START_DATE_SENIORITY', 'R_X_HIRE_DATE', 'R_CONTRACT_PROBATION'];

type Data = CheckLine['data'];

const maskedData = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? withoutNumbers(value) : value]),
  );

const toldTo =
  (audience: Audience, isGerman: boolean) =>
  (check: CheckLine): CheckLine[] => {
    if (isGerman && audience === 'recipient' && aboutSeniority.includes(check.rule)) return [];
    // The working quotes papers and single bookings.
    return [{ ...check, data: maskedData(check.data), working: [] }];
  };

const numbered: readonly string[] = ['fiscal_code', 'document_number'];

function common<R extends Report>(report: R, audience: Audience): R {
  const isGerman = report.model.region === 'de' && audience === 'recipient';
  const { employment, personal_details: person, payslips_controls: controls } = report;
  return {
    ...report,
    audience,
    personal_details: {
      ...person,
      fields: person.fields.map((field) =>
        numbered.includes(field.translation_key) && field.value !== null
          ? { ...field, value: masked(field.value) }
          : field,
      ),
    },
    employment: isGerman
      ? { ...employment, employment_start_date: null, seniority: { value: null, valid: null } }
      : employment,
    payslips_incomes: report.payslips_incomes.map((table) => ({
      ...table,
      rows: table.rows.map((row) => (audience === 'lender' ? row : { ...row, in_bank_on: null })),
    })),
    payslips_controls: isGerman
      ? { ...controls, content: controls.content.filter(({ translation_key }) => translation_key !== 'seniority') }
      : controls,
    monthly: report.monthly.map((row) =>
      audience === 'lender' ? row : { ...row, balance_end: null, balance_lowest: null },
    ),
    aggregated_error_messages: report.aggregated_error_messages.map((message) => ({
      ...message,
      data: maskedData(message.data),
    })),
    checks: report.checks.flatMap(toldTo(audience, isGerman)),
  };
}

const withMaskedIds = <R extends Exclude<Report, { kind: 'rapid' }>>(report: R): R => ({
  ...report,
  national_ids: report.national_ids.map((id) => ({ ...id, value: id.value === null ? null : masked(id.value) })),
  hh_members: {
    ...report.hh_members,
    content: report.hh_members.content.map((member) => ({ ...member, date_of_birth: null })),
  },
});

/**
 * What somebody else may see: aggregates and what returns month by month, no single bookings, no numbers of papers in
 * full, no answer that nobody had to give. Only the lender of a mortgage sees the bookings.
 */
export function forRecipient<R extends Report>(report: R, audience: Audience): R;
export function forRecipient(report: Report, audience: Audience): Report {
  const plain = withoutPlaces(audience === 'lender' ? report : withoutPrivateNames(report));
  switch (plain.kind) {
    case 'rapid':
      return common(plain, 'recipient');
    case 'rent':
      return {
        ...withMaskedIds(common(plain, 'recipient')),
        balances: null,
        other_questions: plain.other_questions.filter(({ voluntary }) => !voluntary),
      };
    case 'mortgage':
      return {
        ...withMaskedIds(common(plain, audience)),
        balances: audience === 'lender' ? plain.balances : null,
        transactions: audience === 'lender' ? plain.transactions : [],
      };
  }
}

/** The household as somebody else may see it. */
export function aggregatedForRecipient(report: AggregatedReport, audience: Audience): AggregatedReport {
  const seen = withoutPlaces(report);
  const isLoan = report.of === 'mortgage' && audience === 'lender';
  return {
    ...seen,
    audience: isLoan ? 'lender' : 'recipient',
    members: report.members.map((member) => ({
      ...member,
      report: member.report && forRecipient(member.report, isLoan ? 'lender' : 'recipient'),
    })),
  };
}
