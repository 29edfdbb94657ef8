import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import { signatureName } from '@vesta/domain/declaration/signature';
import type { ApplicationState } from '@vesta/domain/state';
import { useFormatter, useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useFactText } from '../../features/documents/use-fact-text.ts';
import type { Fact } from '../../ui/facts/facts.tsx';
import { addressLine } from './address-line.ts';
import { euroIn, useHomeFacts } from './home-facts.ts';
import { householdFacts } from './household-facts.ts';

/** Steps whose answers can be shown in a line or two, in the words of the screen. */
export const summarisedSteps = [
  'personal-details',
  'additional-details',
  'questionnaire',
  'mortgage-info',
  'current-address',
] as const;
export type SummarisedStep = (typeof summarisedSteps)[number];

/** What was answered, step by step, as facts. A step that was not answered yet has none. */
export function useSummaryFacts({ user, answers }: ApplicationState): Record<SummarisedStep, Fact[]> {
  const t = useTranslations('Confirmation');
  const format = useFormatter();
  const text = useFactText();
  const facts = (rows: Record<string, string | null>): Fact[] =>
    Object.entries(rows).flatMap(([label, value]) => (value ? { label, value } : []));

  const { personal_details, current_address, mortgage_info } = answers;
  const born = dayFromSlashDate(savedText(personal_details, 'dateOfBirth'));
  const household = householdFacts(answers.additional_details);
  const list: unknown = answers.questionnaire?.questionnaire;
  const given = Array.isArray(list) ? (list as { response?: unknown }[]) : null;
  const euro = (name: string) => euroIn(mortgage_info, name);
  const loan = euro('loan_amount');
  const term = Number(mortgage_info?.loan_term ?? 0);
  const homes = useHomeFacts(answers.additional_details);
  return {
    'personal-details': facts({
      [t('Name')]: signatureName(user),
      [t('Email')]: user.email,
      [t('Born')]: born && text('day', born),
      [t('Lives')]: addressLine(personal_details, 'plain'),
    }),
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
