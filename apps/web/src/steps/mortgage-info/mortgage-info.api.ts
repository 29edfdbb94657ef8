import { useTranslations } from 'use-intl';
import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';

/** Saves the answers. A failure that says nothing asks to reload the page. */
export function useSaveMortgageInfo() {
  const t = useTranslations('General.Error');
  const save = useSaveAnswers('/v1/mortgage-info/submit', 'mortgage_info');
  return (body: Record<string, unknown>) =>
    save(body).catch((failure: unknown) => {
      if (failure instanceof Error && failure.message === '') failure.message = t('Refresh');
      throw failure;
    });
}
