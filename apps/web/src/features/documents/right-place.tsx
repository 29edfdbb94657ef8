import type { DocumentMessage } from '@vesta/domain/documents/message';
import { placeOfPaper } from '@vesta/domain/documents/place-of-paper';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { CheckName } from '@vesta/texts/bundles';
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { OneTap } from './one-tap.tsx';
import { usePapersAnew } from './use-papers-anew.ts';

const WRONG_PLACE: CheckName = 'R_FILE_CLASSIFICATION';

/** The places for papers that the page has; without any nothing can be moved. */
export const ShownPlacesContext = createContext<readonly DocumentType[]>([]);

interface RightPlaceProps {
  said: Pick<DocumentMessage, 'data'> & { rule?: string | null };
  /** Every paper of which it was said. */
  documentIds: readonly string[];
}

function useMove() {
  const api = useApi();
  const askAnew = usePapersAnew();
  return async (documentIds: readonly string[], type: DocumentType): Promise<void> => {
    for (const document_id of documentIds) await api.post('/v1/other-documents/move', { body: { document_id, type } });
    await askAnew();
  };
}

/** A paper in the place of another goes where it belongs with one tap, and is not uploaded again. */
export function RightPlace({ said: { rule, data }, documentIds }: RightPlaceProps) {
  const t = useTranslations();
  const move = useMove();
  const shown = useContext(ShownPlacesContext);
  const place = rule === WRONG_PLACE ? placeOfPaper(String(data.found ?? ''), shown) : null;
  if (!place) return null;
  const label = t('Uploads.MoveTo', { place: t(`Papers.${place}`) });
  return <OneTap icon="arrow-r" label={label} act={() => move(documentIds, place)} />;
}
