import type { DocumentMessage } from '@vesta/domain/documents/message';
import type { CheckName } from '@vesta/texts/bundles';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { OneTap } from './one-tap.tsx';
import { usePapersAnew } from './use-papers-anew.ts';

const OTHER_BANK: CheckName = 'R_BANK_IS_CHOSEN_BANK';

interface RightBankProps {
  said: Pick<DocumentMessage, 'data'> & { rule?: string | null };
  /** Every statement of which it was said. */
  documentIds: readonly string[];
}

/** Puts statements under another bank and has everything that follows from it asked for anew. */
function useChangeBank() {
  const api = useApi();
  const askAnew = usePapersAnew();
  return async (documentIds: readonly string[], abi: string): Promise<void> => {
    for (const document_id of documentIds)
      await api.post('/v1/bank-account/change-bank', { body: { document_id, abi } });
    await askAnew();
  };
}

/** Where a statement is from another bank than was chosen: one tap chooses that bank, and the statement stays. */
export function RightBank({ said: { rule, data }, documentIds }: RightBankProps) {
  const t = useTranslations();
  const change = useChangeBank();
  const { bank, code } = data;
  if (rule !== OTHER_BANK || !bank || !code) return null;
  const label = t('Uploads.ItIsBank', { bank: String(bank) });
  return <OneTap icon="check" label={label} act={() => change(documentIds, String(code))} />;
}
