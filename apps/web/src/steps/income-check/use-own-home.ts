import { asksAboutLoan } from '@vesta/domain/rent/own-home-form';
import type { ApplicationState } from '@vesta/domain/state';
import { type LivingSituation, livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { normaliseMoney, validateMoney } from '@vesta/domain/validation/money';
import { asksAboutRent } from '@vesta/domain/validation/tenancy-fields';
import { optional } from '@vesta/domain/validation/validator';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';
import { useKept } from '../../features/draft/use-kept.ts';
import { useRoute } from '../../lib/use-route.ts';

export interface OwnHomeValues {
  livingSituation: LivingSituation | null;
  currentRent: string;
  housingLoan: string;
}

/** How guarantors live, asked here because no earlier step of theirs asks it. Every answer may stay open. */
export function useOwnHome({ application, answers }: ApplicationState) {
  const { region, applicationType } = useRoute();
  const saved = answers.additional_details;
  const isAsked = application.applicant_role === 'guarantor' && applicationType !== 'rapid';
  const save = useSaveAnswers('/v1/personal-details/submit/own-home', 'additional_details');
  const { value, change, clear } = useKept<OwnHomeValues>('income-check/own-home', {
    livingSituation: livingSituations.find((one) => one === saved?.livingSituation) ?? null,
    currentRent: savedText(saved, 'currentRent'),
    housingLoan: savedText(saved, 'housingLoan'),
  });
  const asksRent = asksAboutRent(value.livingSituation);
  const asksLoan = asksAboutLoan(value.livingSituation);
  const refused = optional((text) => validateMoney(text, region));
  const errors = {
    currentRent: asksRent ? refused(value.currentRent) : null,
    housingLoan: asksLoan ? refused(value.housingLoan) : null,
  };
  const amount = (isOnScreen: boolean, text: string) => (isOnScreen ? normaliseMoney(text, region) || null : null);
  return {
    isAsked,
    value,
    change,
    asksRent,
    asksLoan,
    errors,
    save: async (): Promise<void> => {
      if (!isAsked) return;
      await save({
        livingSituation: value.livingSituation,
        currentRent: amount(asksRent, value.currentRent),
        housingLoan: amount(asksLoan, value.housingLoan),
      });
      clear();
    },
  };
}
