import { useQuery } from '@tanstack/react-query';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { ApplicantRole } from '@vesta/domain/roles';
import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';

/** What the person's occupation asks for, in their role; null when nobody knows it. */
export function useOwnOccupation(role: ApplicantRole, status: EmploymentStatus) {
  const api = useApi();
  const { region, language } = useRoute();
  return useQuery({
    queryKey: ['own-occupation', role, status, region, language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query = { role };
      const answer = await api.get('/v1/workflow/occupations', { query, signal });
      return answer.occupations.find(({ key }) => key === status) ?? null;
    },
  });
}

export const useSaveAdditionalDetails = () =>
  useSaveAnswers('/v1/personal-details/submit/additional', 'additional_details');
