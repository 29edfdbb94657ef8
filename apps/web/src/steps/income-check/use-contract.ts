import { isSalaried } from '@vesta/domain/employment';
import type { ApplicationState } from '@vesta/domain/state';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useRoute } from '../../lib/use-route.ts';
import { type Contract, useSaveContract } from './income-check.api.ts';

/** The questions about the contract: asked of employed people where no earlier step has asked them. */
export function useContract({ application, answers }: ApplicationState) {
  const t = useTranslations('IncomeCheck.Contract');
  const { applicationType } = useRoute();
  const saveContract = useSaveContract();
  const isAsked =
    isSalaried(application.employment_status) &&
    (applicationType === 'rapid' || application.applicant_role === 'guarantor');
  const [value, change] = useState<Contract>({
    typeOfContract: savedText(answers.additional_details, 'typeOfContract'),
    paychecksPerYear: String(answers.additional_details?.paychecksPerYear ?? ''),
  });
  const isComplete = value.typeOfContract !== '' && value.paychecksPerYear !== '';
  return {
    isAsked,
    value,
    change,
    why: isAsked && !isComplete ? t('Why') : null,
    save: async (): Promise<void> => {
      if (isAsked) await saveContract(value);
    },
  };
}
