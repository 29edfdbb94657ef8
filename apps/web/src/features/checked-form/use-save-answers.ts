import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationState } from '@vesta/domain/state';
import type { Path } from '../../lib/calls.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

type AnswersKey = keyof ApplicationState['answers'];

/**
 * Sends the answers of a step and keeps them at hand, so that Back shows what was saved without asking the server
 * again: a failed reload would empty the whole flow.
 */
export function useSaveAnswers(path: Path<'POST'>, key: AnswersKey) {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  /** `kept` is what the server makes of it, where that is not the same. */
  return async (body: Record<string, unknown>, kept = body): Promise<void> => {
    await api.post(path, { body });
    queries.setQueryData<ApplicationState | null>(
      ['state', applicationId],
      (state) => state && { ...state, answers: { ...state.answers, [key]: { ...state.answers[key], ...kept } } },
    );
  };
}
