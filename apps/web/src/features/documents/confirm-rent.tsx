import { useQueryClient } from '@tanstack/react-query';
import { amountText } from '@vesta/domain/money/amount-text';
import { formatMoney } from '@vesta/domain/money/format-money';
import { seenRent } from '@vesta/domain/rent/seen-rent';
import type { ApplicationState } from '@vesta/domain/state';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { OneTap } from './one-tap.tsx';
import { usePapersAnew } from './use-papers-anew.ts';

/** Saves the rent and has everything that follows from it asked for anew. */
function useSaveRent() {
  const api = useApi();
  const queries = useQueryClient();
  const askAnew = usePapersAnew();
  const { applicationId, region } = useRoute();
  return async (cents: number): Promise<void> => {
    const currentRent = amountText(cents, region);
    await api.post('/v1/personal-details/submit/current-rent', { body: { currentRent } });
    const told = { livingSituation: 'Tenant', currentRent };
    queries.setQueryData<ApplicationState | null>(
      ['state', applicationId],
      (state) =>
        state && {
          ...state,
          answers: { ...state.answers, additional_details: { ...state.answers.additional_details, ...told } },
        },
    );
    await askAnew();
  };
}

interface ConfirmRentProps {
  said: Parameters<typeof seenRent>[0];
}

/** Where a check saw another rent than was said: one tap makes it the rent that is declared. */
export function ConfirmRent({ said }: ConfirmRentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const save = useSaveRent();
  const rent = seenRent(said);
  if (rent === null) return null;
  const label = t('Uploads.ConfirmRent', { amount: formatMoney(rent, locale) });
  return <OneTap icon="check" label={label} act={() => save(rent)} />;
}
