import { ageOn } from '@vesta/domain/dates/age';
import { loanPercentage, requiredFunds } from '@vesta/domain/mortgage/loan';
import { BANK_BALANCE } from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { FundSource, LtvBand, Maturity, MaturityReason, MortgagePart } from '@vesta/domain/report/mortgage';
import type { Place } from '@vesta/domain/report/place';
import type { PaperKeys } from '../../analysis/evidence/paper-keys.ts';
import { percentOf, sumOf, tenths } from '../../analysis/model/cents.ts';
import { constants, regionConstants } from '../../analysis/model/constants.ts';
import { type MortgageCapacity, mortgageCapacity } from '../../analysis/model/mortgage-capacity.ts';
import type { Purse } from '../../analysis/model/rent-capacity.ts';
import type { FundFacts, MortgageFacts } from '../input.ts';

export interface MortgageQuestion {
  readonly region: RegionCode;
  readonly today: string;
  readonly facts: MortgageFacts | null;
  readonly purse: Purse | null;
  readonly commitments: number;
  /** Of everybody who borrows. */
  readonly birthDates: readonly string[];
  /** On the accounts at the last known day, and where that stands. */
  readonly balance: number | null;
  readonly balancePlaces: readonly Place[];
  readonly keys: PaperKeys | null;
}

const bandOf = (percent: number): LtvBand => {
  if (percent <= constants.LTV_GOOD) return 'good';
  return percent <= constants.LTV_RAISED ? 'raised' : 'high';
};

function fundOf({ source, amount, proof, papers }: FundFacts, question: MortgageQuestion): FundSource {
  if (source === BANK_BALANCE) {
    const shown = Math.max(0, Math.min(amount ?? question.balance ?? 0, question.balance ?? 0));
    const state = shown === 0 ? 'declared_only' : amount !== null && shown < amount ? 'partly' : 'shown';
    return { source, declared: amount, shown, state, places: [...question.balancePlaces] };
  }
  const places = papers.flatMap((paper) =>
    (question.keys?.ofFile(paper) ?? []).map((key) => ({
      key,
      page: null,
      box: null,
      what: source,
      part: 'figure' as const,
    })),
  );
  if (proof === 'accepted') return { source, declared: amount, shown: amount ?? 0, state: 'shown', places };
  return { source, declared: amount, shown: 0, state: proof === 'unread' ? 'inconclusive' : 'declared_only', places };
}

const oldest = (birthDates: readonly string[], today: string): number | null =>
  birthDates.reduce<number | null>((most, day) => {
    const age = ageOn(day, today);
    return age === null ? most : Math.max(most ?? 0, age);
  }, null);

interface Chosen {
  readonly chosen: Maturity | null;
  readonly reason: MaturityReason | null;
}

/** The years that are judged: those wished for, else the shortest that fit, else the longest that age allows. */
function chosenOf(capacity: MortgageCapacity | null, wished: number | null): Chosen {
  const wish = capacity?.maturities.find(({ years }) => years === wished) ?? null;
  if (wish?.allowed) return { chosen: wish, reason: 'wished' };
  const chosen = capacity?.suggested ?? capacity?.longest ?? null;
  if (chosen === null) return { chosen, reason: null };
  if (wish) return { chosen, reason: 'wished_too_late' };
  return { chosen, reason: capacity?.suggested ? 'shortest' : 'longest' };
}

export interface MortgageAnswer {
  readonly part: MortgagePart;
  readonly capacity: MortgageCapacity | null;
}

/** What a loan would cost, whether the income carries it, and what of the own funds is shown. */
export function mortgageOf(question: MortgageQuestion): MortgageAnswer {
  const { facts, purse, region } = question;
  const [value, loan] = [facts?.propertyValue ?? null, facts?.loanAmount ?? null];
  const age = oldest(question.birthDates, question.today);
  const capacity = purse && mortgageCapacity({ ...purse, loan: loan ?? 0, age });
  const { chosen, reason } = chosenOf(capacity, facts?.wishedTerm ?? null);
  const ltv = value && loan !== null ? tenths((loan * 100) / value) : null;
  const required = requiredFunds(value, loan);
  const funds = (facts?.sources ?? []).map((fund) => fundOf(fund, question));
  const shown = sumOf(funds.map((fund) => fund.shown));
  const isSettled = capacity !== null && loan !== null && loan > 0;
  const { ANCILLARY_FROM, ANCILLARY_TO } = regionConstants[region];
  const part: MortgagePart = {
    identified_property: facts?.identifiedProperty ?? null,
    property_type: facts?.propertyType ?? null,
    need_financing: facts?.needFinancing ?? null,
    property_value: value,
    loan_amount: loan,
    loan_percentage: loanPercentage(value, loan),
    ltv,
    ltv_band: ltv === null ? null : bandOf(ltv),
    rate_percent: constants.MORTGAGE_RATE_BASIS_POINTS / 100,
    available_income: purse && purse.income - purse.commitments,
    financial_expenses: question.commitments,
    instalment_budget: capacity && Math.floor(capacity.budget),
    cautious_budget: capacity && Math.floor(capacity.cautious),
    label: isSettled ? (chosen?.fits ? 'sustainable' : 'not_sustainable') : 'unknown',
    suggested_maturity: isSettled ? (capacity.suggested?.years ?? null) : null,
    wished_maturity: facts?.wishedTerm ?? null,
    judged_maturity: isSettled ? (chosen?.years ?? null) : null,
    age_limit: constants.OLDEST_AT_END,
    maturity_reason: isSettled ? reason : null,
    instalment: isSettled ? (chosen?.instalment ?? null) : null,
    dti: isSettled ? (chosen?.dti ?? null) : null,
    sustainable_mortgage: chosen?.could_borrow ?? null,
    sustainable_maturity: chosen?.years ?? null,
    maturities: capacity ? [...capacity.maturities] : [],
    required_funds: required,
    shown_funds: shown,
    down_payment_coverage:
      required === null ? null : required === 0 ? 100 : Math.min(100, Math.floor((shown * 100) / required)),
    funds,
    ancillary:
      value === null
        ? null
        : {
            from_percent: ANCILLARY_FROM,
            to_percent: ANCILLARY_TO,
            from: percentOf(value, ANCILLARY_FROM),
            to: percentOf(value, ANCILLARY_TO),
          },
  };
  return { part, capacity };
}
