import type { ApplicationState } from '@vesta/domain/state';
import { useFormatter, useTranslations } from 'use-intl';
import type { Fact } from '../../ui/facts/facts.tsx';
import { addressLine } from './address-line.ts';
import { useEuroIn, useHomeFacts } from './home-facts.ts';
import { householdFacts } from './household-facts.ts';
import { usePersonalFacts } from './personal-facts.ts';
import { useWorkFacts } from './work-facts.ts';

/** Steps whose answers can be shown in a line or two, in the words of the screen. */
export const summarisedSteps = [
  'personal-details',
  'additional-details',
  'questionnaire',
  'mortgage-info',
  'current-address',
] as const;
export type SummarisedStep = (typeof summarisedSteps)[number];
/** Work and pay have a part of their own: which step asks about them differs from flow to flow. */
export type SummaryName = SummarisedStep | 'work' | 'income-check';

/** What was answered, step by step, as facts. A step that was not answered yet has none. */
export function useSummaryFacts(state: ApplicationState): Record<SummarisedStep | 'work', Fact[]> {
  const t = useTranslations('Confirmation');
  const format = useFormatter();
  const facts = (rows: Record<string, string | null>): Fact[] =>
    Object.entries(rows).flatMap(([label, value]) => (value ? { label, value } : []));

  const { answers } = state;
  const { current_address, mortgage_info } = answers;
  const household = householdFacts(answers.additional_details);
  const list: unknown = answers.questionnaire?.questionnaire;
  const given = Array.isArray(list) ? (list as { response?: unknown }[]) : null;
  const euroIn = useEuroIn(state.application.region);
  const euro = (name: string) => euroIn(mortgage_info, name);
  const loan = euro('loan_amount');
  const term = Number(mortgage_info?.loan_term ?? 0);
  const homes = useHomeFacts(state);
  const personal = usePersonalFacts(state);
  const work = useWorkFacts(state);
  return {
    'personal-details': facts(personal),
    work: facts(work),
    'additional-details': household
      ? facts({
          [t('People')]: t('PeopleCount', { people: household.people, minors: household.minors }),
          [t('Members')]: format.list(household.members),
          [t('Guarantors')]: format.list(household.guarantors),
          ...homes,
        })
      : [],
    questionnaire: given
      ? facts({
          [t('Answers')]: t('AnswersCount', {
            total: given.length,
            open: given.filter(({ response }) => response === 'PNTS').length,
          }),
        })
      : [],
    'mortgage-info': facts({
      [t('Value')]: euro('property_value'),
      [t('Loan')]: loan && t('LoanShare', { amount: loan, percent: Number(mortgage_info?.loan_percentage ?? 0) }),
      [t('Term')]: term > 0 ? t('TermYears', { years: term }) : null,
      [t('Funds')]: euro('funds'),
    }),
    'current-address': facts({ [t('Lives')]: addressLine(current_address, 'current') }),
  };
}
