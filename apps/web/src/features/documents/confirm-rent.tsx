import { useQueryClient } from '@tanstack/react-query';
import { amountText } from '@vesta/domain/money/amount-text';
import { formatMoney } from '@vesta/domain/money/format-money';
import { seenRent } from '@vesta/domain/rent/seen-rent';
import type { ApplicationState } from '@vesta/domain/state';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { documentsKey } from './use-documents.ts';

/** Saves the rent and has everything that follows from it asked for anew. */
function useSaveRent() {
  const api = useApi();
  const queries = useQueryClient();
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
    await queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['reading'] });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const rent = seenRent(said);
  if (rent === null) return null;
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await save(rent);
    } catch (failed) {
      setFailure((failed instanceof Error && failed.message) || t('General.Error.Short'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-s">
      <div>
        <Button kind="second" size="mini" icon="check" busy={busy} onClick={() => void confirm()}>
          {t('Uploads.ConfirmRent', { amount: formatMoney(rent, locale) })}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
