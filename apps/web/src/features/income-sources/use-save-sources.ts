import { useQueryClient } from '@tanstack/react-query';
import { joinOtherIncomes } from '@vesta/domain/validation/other-incomes';
import { useRoute } from '../../lib/use-route.ts';
import { useSaveAnswers } from '../checked-form/use-save-answers.ts';

/** Saves what somebody lives from, as one text with commas. */
export function useSaveSources() {
  const save = useSaveAnswers('/v1/personal-details/submit/other-incomes', 'additional_details');
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async (sources: readonly string[]): Promise<void> => {
    await save({ otherIncomes: joinOtherIncomes(sources) || null });
    // Which papers are asked for follows from it.
    await queries.invalidateQueries({ queryKey: ['supported-documents', applicationId] });
  };
}
