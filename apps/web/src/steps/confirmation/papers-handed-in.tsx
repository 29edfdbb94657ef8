import { documentTypes } from '@vesta/domain/documents/types';
import { useTranslations } from 'use-intl';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';

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
  const facts = documentTypes.flatMap((type) => {
    const count = documents.filter((document) => document.type === type && !document.hasError).length;
    return count > 0
      ? [{ label: t(`Confirmation.Papers.${type}`, { count }), value: t('Confirmation.Files', { count }) }]
      : [];
  });
  if (facts.length === 0) return <p className="small quiet">{t('Confirmation.NoPapers')}</p>;
  return <Facts facts={facts} />;
}
