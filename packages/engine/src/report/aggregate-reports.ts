import type { Day } from '@vesta/domain/dates/day';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { AskedRent } from '@vesta/domain/rent/asked-rent';
import type { AggregatedMember, AggregatedReport } from '@vesta/domain/report/aggregated-report';
import { addTallies } from '@vesta/domain/report/checks-tally';
import type { Explanation } from '@vesta/domain/report/explain';
import type { ReportMessage } from '@vesta/domain/report/flags';
import type { ShareState } from '@vesta/domain/report/people';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { HouseholdCount } from '@vesta/domain/validation/household-count';
import { peopleOf } from '../analysis/analyse.ts';
import { guarantorRoom } from '../analysis/model/guarantor-room.ts';
import { livingMinimum } from '../analysis/model/living-minimum.ts';
import type { Purse } from '../analysis/model/rent-capacity.ts';
import { explainMortgage } from './explain/mortgage.ts';
import { explainRent } from './explain/rent.ts';
import { type FullReport, householdSums } from './household-sums.ts';
import type { MortgageFacts } from './input.ts';
import { affordabilityOf, type RentAnswer } from './parts/affordability-of.ts';
import { modelOf } from './parts/model-of.ts';
import { type MortgageAnswer, mortgageOf } from './parts/mortgage-of.ts';
import { validUntil } from './parts/person.ts';

export interface HouseholdMember {
  readonly fullname: string;
  readonly role: ApplicantRole;
  readonly relationship: string | null;
  readonly share: ShareState;
  /** Null until they released it to the household. */
  readonly report: FullReport | null;
}

export interface AggregateInput {
  readonly of: 'rent' | 'mortgage';
  readonly reportId: string;
  readonly today: Day;
  readonly region: RegionCode;
  /** As the form keeps it: everybody first, of them the minors. */
  readonly household: HouseholdCount;
  readonly listing: { readonly companyName: string | null; readonly title: string | null } | null;
  readonly rent: AskedRent | null;
  readonly mortgage: MortgageFacts | null;
  readonly members: readonly HouseholdMember[];
}

const roomOf = ({ employment, own_room: own }: FullReport): number | null =>
  own || employment.monthly_income.value === null
    ? (own?.room ?? null)
    : guarantorRoom({
        income: employment.monthly_income.value,
        commitments: employment.commitments,
        housing: employment.actual_monthly_rent.value ?? 0,
      });

const memberOf = ({ fullname, role, relationship, share, report }: HouseholdMember): AggregatedMember => ({
  fullname,
  role,
  relationship,
  pending: report === null,
  share,
  counted: report !== null && role !== 'guarantor' && report.employment.monthly_income.value !== null,
  verified: report?.personal_details.verified ?? null,
  monthly_income: report?.employment.monthly_income.value ?? null,
  commitments: report?.employment.commitments ?? null,
  // What others have on their accounts counts in the sum, and is told of nobody but whoever asks.
  average_cash_balance: role === 'main-applicant' ? (report?.employment.average_cash_balance.value ?? null) : null,
  room: report && role === 'guarantor' ? roomOf(report) : null,
  checks_tally: report?.checks_tally ?? null,
});

function messagesOf(members: readonly AggregatedMember[], shortfall: number | null): ReportMessage[] {
  const pending = members.filter((member) => member.pending);
  const hasGuarantor = members.some(({ role }) => role === 'guarantor');
  const list: ReportMessage[] = [];
  if (pending.length > 0) {
    const names = pending.map(({ fullname }) => fullname).join(', ');
    list.push({
      type: 'warning',
      msg: 'member_pending',
      source: 'household',
      data: { names, count: pending.length },
      papers: [],
    });
  }
  if (shortfall !== null && shortfall > 0 && !hasGuarantor) {
    list.push({ type: 'warning', msg: 'guarantor_needed', source: 'household', data: { shortfall }, papers: [] });
  }
  return list;
}

const coveredBy = (report: FullReport): number =>
  report.kind === 'rent' ? report.monthly_affordability.rent_covered : 0;

/** Everybody of one household together. Whoever has not finished, or not released their figures to it, is named and counts for nothing. */
export function aggregateReports(input: AggregateInput): AggregatedReport {
  const members = input.members.map(memberOf);
  const tenants = input.members.flatMap(({ role, report }) => (report && role !== 'guarantor' ? [report] : []));
  const sums = householdSums(tenants);
  const applying = input.members.filter(({ role }) => role !== 'guarantor').length;
  const people = peopleOf({ household: input.household, coApplicants: Math.max(0, applying - 1) });
  const living = livingMinimum(people, input.region);
  const purse: Purse | null =
    sums.income === null ? null : { income: sums.income, commitments: sums.commitments, living };
  const rent: RentAnswer | null =
    input.of === 'mortgage'
      ? null
      : affordabilityOf({
          region: input.region,
          asked: input.rent,
          purse,
          balance: sums.balance,
          housingBenefit: tenants.reduce((sum, report) => sum + coveredBy(report), 0),
          rooms: members.flatMap(({ room }) => room ?? []),
        });
  const mortgage: MortgageAnswer | null =
    input.of === 'rent'
      ? null
      : mortgageOf({
          region: input.region,
          today: input.today,
          facts: input.mortgage,
          purse,
          commitments: sums.commitments,
          birthDates: tenants.flatMap(({ personal_details }) => personal_details.date_of_birth ?? []),
          balance: sums.lastBalance,
          balancePlaces: [],
          keys: null,
        });
  const guarantors = members
    .filter(({ role }) => role === 'guarantor')
    .map(({ fullname, relationship, pending, share, monthly_income, commitments, room }) => ({
      ...{ fullname, relationship, pending, share, monthly_income, commitments, room },
      email: null,
      housing: null,
    }));
  const none = { incomePlaces: [], commitmentPlaces: [], cashPlaces: [], undeclared: 0, pay: null };
  const explain: Explanation[] = [
    ...(rent && purse ? explainRent({ purse, answer: rent, guarantors, ...none }) : []),
    ...(mortgage ? explainMortgage(mortgage.part, purse) : []),
  ];
  return {
    kind: 'aggregated',
    of: input.of,
    report_id: input.reportId,
    generated_on: input.today,
    valid_until: validUntil(input.today),
    audience: 'household',
    model: modelOf(input.of, input.region),
    listing_info: { company_name: input.listing?.companyName ?? null, title: input.listing?.title ?? null },
    household: { ...people, living_minimum: living },
    members,
    group: {
      monthly_income: sums.income,
      commitments: sums.commitments,
      average_cash_balance: sums.balance,
      pending: members.filter(({ pending }) => pending).length,
      checks_tally: addTallies(members.flatMap(({ checks_tally }) => checks_tally ?? [])),
    },
    monthly_affordability: rent?.affordability ?? null,
    deposit: rent?.deposit ?? null,
    guarantee: rent?.guarantee ?? null,
    mortgage: mortgage?.part ?? null,
    aggregated_error_messages: messagesOf(members, rent?.guarantee.shortfall ?? null),
    explain,
  };
}
