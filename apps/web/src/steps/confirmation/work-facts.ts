import { isSalaried } from '@vesta/domain/employment';
import { isIncomeSource } from '@vesta/domain/income/sources';
import type { ApplicationState } from '@vesta/domain/state';
import { contractTypes } from '@vesta/domain/validation/contract';
import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import { useFormatter, useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';

/** What somebody says to live from: work, contract, and what they receive besides. */
export function useWorkFacts({ application, answers }: ApplicationState): Record<string, string | null> {
  const t = useTranslations();
  const format = useFormatter();
  const status = application.employment_status;
  const saved = answers.additional_details;
  const contract = isSalaried(status) ? contractTypes.find((type) => type === saved?.typeOfContract) : undefined;
  const others = splitOtherIncomes(savedText(saved, 'otherIncomes')).map((source) =>
    isIncomeSource(source) ? t(`AdditionalDetails.Income.Options.${source}`) : source,
  );
  return {
    [t('Confirmation.Work')]: t(`Occupation.Jobs.${status}.Title`),
    [t('AdditionalDetails.Contract.Type')]: contract ? t(`AdditionalDetails.Contract.Types.${contract}`) : null,
    [t('AdditionalDetails.Contract.Paychecks')]:
      isSalaried(status) && saved?.paychecksPerYear ? String(saved.paychecksPerYear) : null,
    [t('Confirmation.OtherIncome')]: format.list(others) || null,
  };
}
