import * as z from 'zod/mini';
import { amountText } from '../money/amount-text.ts';
import { parseMoney } from '../money/parse-money.ts';
import type { RegionCode } from '../regions/codes.ts';
import { crossCheck } from '../validation/cross-check.ts';
import { checkedText, choice, choiceOr, form } from '../validation/form-fields.ts';
import { normaliseMoney } from '../validation/money.ts';
import { preparedBy, underOneName } from '../validation/payload-names.ts';
import { validateAmount } from './amount.ts';
import { loanPercentage, refusedLoan, requiredFunds } from './loan.ts';
import { DEFAULT_FINANCING, financingStates, fundSources, loanTerms, propertyTypes } from './vocabulary.ts';

/** The screen's names, each with the name under which the answer is kept. */
const names = {
  identifiedProperty: 'identified_property',
  needFinancing: 'need_financing',
  sourcesOfFund: 'sources_of_fund',
  propertyValue: 'property_value',
  propertyType: 'property_type',
  loanAmount: 'loan_amount',
  loanTerm: 'loan_term',
};

type Typed = string | number | null | undefined;

/** A plain number is euro with a decimal point; a text is read the way people of the region write amounts. */
const asText = (value: Typed): string => (typeof value === 'number' ? value.toFixed(2) : (value ?? ''));

const amount = (region: RegionCode) =>
  z.pipe(
    z.transform((value: Typed) => asText(value)),
    checkedText(
      (text) => normaliseMoney(text, region),
      (text) => validateAmount(text, region),
    ),
  );

const yesOrNo = () =>
  z.boolean({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'choice') });

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The years that somebody would like; who names none is shown the shortest that fits. */
const wishedTerm = () =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed) => (isAbsent(value) ? null : Number(value))),
      z.nullable(z.literal(loanTerms, { error: 'choice' })),
    ),
    null,
  );

const sources = (region: RegionCode) =>
  z.array(form({ source: choice(fundSources), amount: amount(region) }), { error: 'required' }).check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(fundSources.length, { error: 'tooMany' }),
    z.refine((list) => new Set(list.map(({ source }) => source)).size === list.length, { error: 'choice' }),
  );

/** The mortgage questionnaire. Percentage and required funds are worked out here and never taken from the sender. */
export const mortgageForm = (region: RegionCode) =>
  preparedBy(
    (payload) => underOneName(payload, names),
    z.pipe(
      form({
        identified_property: yesOrNo(),
        property_type: choice(propertyTypes),
        property_value: amount(region),
        loan_amount: amount(region),
        loan_term: wishedTerm(),
        need_financing: choiceOr(financingStates, DEFAULT_FINANCING),
        sources_of_fund: sources(region),
        confirmation: z.literal(true, { error: 'confirmation' }),
      }).check(crossCheck((answers) => ({ loan_amount: refusedLoan(answers, region) }))),
      z.transform(({ confirmation: _, ...answers }) => {
        const value = parseMoney(answers.property_value, region);
        const loan = parseMoney(answers.loan_amount, region);
        return {
          ...answers,
          loan_percentage: loanPercentage(value, loan) ?? 0,
          funds: amountText(requiredFunds(value, loan) ?? 0, region),
        };
      }),
    ),
  );

export type MortgageInfo = z.output<ReturnType<typeof mortgageForm>>;
