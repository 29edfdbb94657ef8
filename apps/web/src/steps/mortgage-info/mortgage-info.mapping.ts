import { amountText } from '@vesta/domain/money/amount-text';
import { parseMoney } from '@vesta/domain/money/parse-money';
import { loanPercentage, requiredFunds } from '@vesta/domain/mortgage/loan';
import {
  DEFAULT_FINANCING,
  type FinancingState,
  type FundSource,
  financingStates,
  fundSources,
  loanTerms,
  type PropertyType,
  propertyTypes,
} from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseMoney } from '@vesta/domain/validation/money';
import { savedText } from '../../features/checked-form/saved-text.ts';

/** The field in which the amount of a source is typed. */
export const amountFields = {
  'balance of bank account': 'amount_balance',
  'savings on investments': 'amount_investments',
  'by family members': 'amount_family',
  other: 'amount_other',
} as const satisfies Record<FundSource, string>;

type AmountField = (typeof amountFields)[FundSource];

export const sourceOfField = (name: string): FundSource | undefined =>
  fundSources.find((source) => amountFields[source] === name);

export type MortgageValues = {
  identified_property: 'yes' | 'no' | '';
  property_type: PropertyType | '';
  property_value: string;
  need_financing: FinancingState;
  loan_amount: string;
  /** Of the wished term; empty for no wish. */
  loan_term: string;
  sources_of_fund: FundSource[];
  confirmation: boolean;
} & Record<AmountField, string>;

type Saved = Record<string, unknown> | null;

function savedSources(saved: Saved): { source: FundSource; amount: string }[] {
  const list: unknown = saved?.sources_of_fund;
  if (!Array.isArray(list)) return [];
  return fundSources.flatMap((source) => {
    const one = list.find((entry) => (entry as { source?: unknown })?.source === source);
    return one ? [{ source, amount: savedText(one as Record<string, unknown>, 'amount') }] : [];
  });
}

const savedYesOrNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '');

export function toFormValues(saved: Saved): MortgageValues {
  const sources = savedSources(saved);
  const amountOf = (source: FundSource) => sources.find((one) => one.source === source)?.amount ?? '';
  return {
    identified_property: savedYesOrNo(saved?.identified_property),
    property_type: propertyTypes.find((type) => type === saved?.property_type) ?? '',
    property_value: savedText(saved, 'property_value'),
    need_financing: financingStates.find((state) => state === saved?.need_financing) ?? DEFAULT_FINANCING,
    loan_amount: savedText(saved, 'loan_amount'),
    loan_term: loanTerms.some((years) => years === saved?.loan_term) ? String(saved?.loan_term) : '',
    sources_of_fund: sources.map(({ source }) => source),
    amount_balance: amountOf('balance of bank account'),
    amount_investments: amountOf('savings on investments'),
    amount_family: amountOf('by family members'),
    amount_other: amountOf('other'),
    // What was saved was confirmed; nobody saves without the tick.
    confirmation: saved !== null,
  };
}

/** What the typed amounts come to at this moment; null where one of them cannot be read yet. */
export function figuresOf(values: MortgageValues, region: RegionCode) {
  const value = parseMoney(values.property_value, region);
  const loan = parseMoney(values.loan_amount, region);
  const sum = values.sources_of_fund.reduce(
    (total, source) => total + (parseMoney(values[amountFields[source]], region) ?? 0),
    0,
  );
  return { percentage: loanPercentage(value, loan), funds: requiredFunds(value, loan), sum };
}

export function toPayload(values: MortgageValues, region: RegionCode) {
  const { percentage, funds } = figuresOf(values, region);
  return {
    identified_property: values.identified_property === '' ? null : values.identified_property === 'yes',
    property_type: values.property_type || null,
    property_value: normaliseMoney(values.property_value, region),
    loan_amount: normaliseMoney(values.loan_amount, region),
    loan_term: values.loan_term === '' ? null : Number(values.loan_term),
    need_financing: values.need_financing,
    loan_percentage: percentage,
    funds: funds === null ? null : amountText(funds, region),
    sources_of_fund: values.sources_of_fund.map((source) => ({
      source,
      amount: normaliseMoney(values[amountFields[source]], region),
    })),
    confirmation: values.confirmation,
  };
}
