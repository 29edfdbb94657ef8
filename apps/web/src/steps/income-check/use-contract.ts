import type { ToldContract } from '@vesta/domain/documents/income-check';
import { isSalaried } from '@vesta/domain/employment';
import type { ApplicationState } from '@vesta/domain/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useSentence } from '../../features/checked-form/use-sentence.ts';
import { useKept } from '../../features/draft/use-kept.ts';
import { useRoute } from '../../lib/use-route.ts';
import { type Contract, useSaveContract } from './income-check.api.ts';

/**
 * The questions about the contract: asked of employed people where no earlier step has asked them. What the papers tell
 * is filled in until the person answers, and only confirmed.
 */
export function useContract({ application, answers }: ApplicationState, told: ToldContract | undefined) {
  const t = useTranslations('IncomeCheck.Contract');
  const { applicationType } = useRoute();
  const sentence = useSentence();
  const saveContract = useSaveContract();
  const [isMarked, setIsMarked] = useState(false);
  const isAsked =
    isSalaried(application.employment_status) &&
    (applicationType === 'rapid' || application.applicant_role === 'guarantor');
  const {
    value: given,
    change,
    clear,
  } = useKept<Contract>('income-check/contract', {
    typeOfContract: savedText(answers.additional_details, 'typeOfContract'),
    paychecksPerYear: String(answers.additional_details?.paychecksPerYear ?? ''),
  });
  const value: Contract = {
    typeOfContract: given.typeOfContract || (told?.typeOfContract ?? ''),
    paychecksPerYear: given.paychecksPerYear || String(told?.paychecksPerYear ?? ''),
  };
  const open = (['typeOfContract', 'paychecksPerYear'] as const).filter((question) => value[question] === '');
  return {
    isAsked,
    value,
    /** Something stands there that the person has not said. */
    isRead: value.typeOfContract !== given.typeOfContract || value.paychecksPerYear !== given.paychecksPerYear,
    change,
    /** What is open is said at the questions once somebody has tried to go on without them. */
    errors: isMarked ? Object.fromEntries(open.map((question) => [question, sentence(question, 'required')])) : {},
    mark: () => setIsMarked(true),
    why: isAsked && open[0] ? t(`Why.${open.length > 1 ? 'both' : open[0]}`) : null,
    save: async (): Promise<void> => {
      if (isAsked) await saveContract(value);
      clear();
    },
  };
}
