import { type DocumentRecord, isConnected } from '@vesta/domain/documents/record';
import { documentTypes } from '@vesta/domain/documents/types';
import { useTranslations } from 'use-intl';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';

const isAccount = (document: DocumentRecord): boolean => document.type === 'bank_statement' && isConnected(document);

/** The papers that count, by kind and number. One that was refused is said to be so where it was handed in. */
export function PapersHandedIn() {
  const t = useTranslations();
  const { documents, isPending, isError } = useDocuments();
  if (isPending)
    return (
      <LoadingArea label={t('General.Loading')}>
        <Skeleton lines={2} />
      </LoadingArea>
    );
  if (isError) return <p className="small quiet">{t('Confirmation.PapersFailed')}</p>;
  const usable = documents.filter(({ hasError }) => !hasError);
  const connected = usable.filter(isAccount).length;
  // Whoever connected an account handed in no file of it.
  const accounts =
    connected > 0
      ? [
          {
            label: t('Confirmation.Connected', { count: connected }),
            value: t('Confirmation.Accounts', { count: connected }),
          },
        ]
      : [];
  const facts = documentTypes.flatMap((type) => {
    const count = usable.filter((document) => document.type === type && !isAccount(document)).length;
    const files = { label: t(`Confirmation.Papers.${type}`, { count }), value: t('Confirmation.Files', { count }) };
    return [...(count > 0 ? [files] : []), ...(type === 'bank_statement' ? accounts : [])];
  });
  if (facts.length === 0) return <p className="small quiet">{t('Confirmation.NoPapers')}</p>;
  return <Facts facts={facts} />;
}
