import { useQueryClient } from '@tanstack/react-query';
import type { DocumentMessage } from '@vesta/domain/documents/message';
import { placeOfPaper } from '@vesta/domain/documents/place-of-paper';
import type { DocumentType } from '@vesta/domain/documents/types';
import { createContext, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { documentsKey } from './use-documents.ts';

const WRONG_PLACE = 'R_FILE_CLASSIFICATION';

/** The places for papers that the page has; without any nothing can be moved. */
export const ShownPlacesContext = createContext<readonly DocumentType[]>([]);

interface RightPlaceProps {
  said: Pick<DocumentMessage, 'data'> & { rule?: string | null };
  /** Every paper of which it was said. */
  documentIds: readonly string[];
}

function useMove() {
  const api = useApi();
  const queries = useQueryClient();
  const { applicationId } = useRoute();
  return async (documentIds: readonly string[], type: DocumentType): Promise<void> => {
    for (const document_id of documentIds) await api.post('/v1/other-documents/move', { body: { document_id, type } });
    await queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    void queries.invalidateQueries({ queryKey: ['reading'] });
    void queries.invalidateQueries({ queryKey: ['validation', applicationId] });
  };
}

/** A paper in the place of another goes where it belongs with one tap, and is not uploaded again. */
export function RightPlace({ said: { rule, data }, documentIds }: RightPlaceProps) {
  const t = useTranslations();
  const move = useMove();
  const shown = useContext(ShownPlacesContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const place = rule === WRONG_PLACE ? placeOfPaper(String(data.found ?? ''), shown) : null;
  if (!place) return null;
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await move(documentIds, place);
    } catch (failed) {
      setFailure((failed instanceof Error && failed.message) || t('General.Error.Short'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-s">
      <div>
        <Button kind="second" size="mini" icon="arrow-r" busy={busy} onClick={() => void go()}>
          {t('Uploads.MoveTo', { place: t(`Papers.${place}`) })}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
