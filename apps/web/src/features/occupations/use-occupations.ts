import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** The occupations offered to a role; hidden ones are not. */
export function useOccupations(role = 'main-applicant') {
  const api = useApi();
  const { region, language } = useRoute();
  return useQuery({
    queryKey: ['occupations', role, region, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query = { role };
      const answer = await api.get('/v1/workflow/occupations', { query, signal });
      return answer.occupations.filter((occupation) => !occupation.hidden);
    },
  });
}
