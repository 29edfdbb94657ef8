import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/log.ts';
import { withRetries } from '../../lib/retry.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import type { Country } from '../../ui/countries-dropdown/match-countries.ts';
import { homeCountries } from './home-countries.ts';

const FIELDS = 'name,localeName,cca2,code,flag';

interface Countries {
  countries: readonly Country[];
  state: 'ready' | 'loading' | 'failed';
}

/** Every country in the language on screen. Until they are there, and when they never come, Italy and Germany. */
export function useCountries(): Countries {
  const api = useApi();
  const { language } = useRoute();
  const t = useTranslations('System');
  const { data, isError } = useQuery({
    queryKey: ['countries', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const load = () => api.get('/v1/openapis/country-flags', { query: { fields: FIELDS }, signal });
      const { countries } = await withRetries(load, t('FailedAfterRetries')).catch((error: unknown) => {
        logFailure('countries not loaded', error);
        throw error;
      });
      return countries.map(
        ({ name = '', localeName = '', cca2 = '', flag = '', code }): Country => ({
          ...{ name, localeName, cca2, flag },
          code: code ?? '',
        }),
      );
    },
  });
  if (data) return { countries: data, state: 'ready' };
  return { countries: homeCountries(language), state: isError ? 'failed' : 'loading' };
}
