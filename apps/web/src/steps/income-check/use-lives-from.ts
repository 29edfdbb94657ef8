import { insteadOfWork, livesWithoutWork } from '@vesta/domain/income/sources';
import type { ApplicationState } from '@vesta/domain/state';
import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { useSaveSources } from '../../features/income-sources/use-save-sources.ts';

/** What guarantors without work live from: each answer is saved at once, because the papers below follow from it. */
export function useLivesFrom({ application, answers }: ApplicationState) {
  const t = useTranslations('IncomeCheck');
  const save = useSaveSources();
  const isAsked = application.applicant_role === 'guarantor' && livesWithoutWork(application.employment_status);
  const [chosen, choose] = useState(() => splitOtherIncomes(savedText(answers.additional_details, 'otherIncomes')));
  return {
    isAsked,
    options: insteadOfWork,
    chosen,
    onChange: (sources: string[]): void => {
      choose(sources);
      // A save that fails is made good by the one on Continue.
      save(sources).catch(() => undefined);
    },
    why: isAsked && chosen.length === 0 ? t('WhyLivesFrom') : null,
    save: async (): Promise<void> => {
      if (isAsked) await save(chosen);
    },
  };
}
