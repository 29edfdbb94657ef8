import { useQueryClient } from '@tanstack/react-query';
import type { DocumentMessage } from '@vesta/domain/documents/message';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { documentsKey } from './use-documents.ts';

const OTHER_BANK = 'R_BANK_IS_CHOSEN_BANK';

interface RightBankProps {
  said: Pick<DocumentMessage, 'data'> & { rule?: string | null };
  /** Every statement of which it was said. */
  documentIds: readonly string[];
}

/** Puts statements under another bank and has everything that follows from it asked for anew. */
function useChangeBank() {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async (documentIds: readonly string[], abi: string): Promise<void> => {
    for (const document_id of documentIds)
      await api.post('/v1/bank-account/change-bank', { body: { document_id, abi } });
    await queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['reading'] });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
  };
}

/** Where a statement is from another bank than was chosen: one tap chooses that bank, and the statement stays. */
export function RightBank({ said: { rule, data }, documentIds }: RightBankProps) {
  const t = useTranslations();
  const change = useChangeBank();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { bank, code } = data;
  if (rule !== OTHER_BANK || !bank || !code) return null;
  const choose = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await change(documentIds, String(code));
    } catch (failed) {
      setFailure((failed instanceof Error && failed.message) || t('General.Error.Short'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-s">
      <div>
        <Button kind="second" size="mini" icon="check" busy={busy} onClick={() => void choose()}>
          {t('Uploads.ItIsBank', { bank: String(bank) })}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
