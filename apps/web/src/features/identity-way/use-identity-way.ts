import { BY_BANK } from '@vesta/domain/documents/bank-identity';
import { useState } from 'react';
import { useBanks } from '../bank-choice/use-banks.ts';
import { savedText } from '../checked-form/saved-text.ts';
import type { IdPapers } from '../id-upload/use-id-papers.ts';

type Saved = Record<string, unknown> | null | undefined;

/** Whether the person shows a document or lets their bank say who they are. Without a bank to ask there is no choice. */
export function useIdentityWay(saved: Saved, { ids }: Pick<IdPapers, 'ids'>) {
  const { data: banks } = useBanks();
  const isOffered = banks?.some(({ psd2_enabled }) => psd2_enabled) ?? false;
  const [chosen, choose] = useState<boolean | null>(null);
  const wasByBank = savedText(saved, 'idDocument') === BY_BANK && ids.length === 0;
  return { isOffered, isByBank: chosen ?? wasByBank, choose };
}
