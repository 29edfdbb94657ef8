import { useQuery } from '@tanstack/react-query';
import { SHORTEST_SEARCH } from '@vesta/domain/places';
import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';
import { useApi } from '../../lib/use-api.ts';

export const useSavePersonalDetails = () => useSaveAnswers('/v2/personal-details/submit', 'personal_details');

/** Italian municipalities by name. Who was born elsewhere simply types on, so a failure is none. */
export function useBirthplaces(text: string) {
  const api = useApi();
  const search = text.trim();
  return useQuery({
    queryKey: ['birthplaces', search],
    enabled: search.length >= SHORTEST_SEARCH,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query = { text: search };
      const answer = await api.get('/v1/openapis/birthplaces', { query, signal });
      return answer.municipalities;
    },
  });
}
