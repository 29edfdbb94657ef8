import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import { useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** The identity paper by phone: the same questions as on the computer, and what was chosen there (`first`) is asked for at once. */
export function PhoneIds({ first }: { first: IdCombination | null }) {
  const t = useTranslations();
  const { region } = useRoute();
  const papers = useIdPapers(first);
  const { data, isError, refetch } = useIdOptions();
  const { watch, combination } = papers;
  useEffect(() => watch(true), [watch]);
  const options = data ? data[data.selected ?? (region === 'de' ? 'ce' : 'default')] : null;
  const chosen = first && options?.find(({ key }) => key === combination);
  return (
    <section className="section" aria-labelledby="which-document">
      <PageHeader sub id="which-document" header={chosen?.name ?? t('IdUpload.Which')} />
      <IdUpload
        papers={papers}
        options={options}
        failed={isError}
        onRetry={() => void refetch()}
        {...(chosen ? { changeLabel: t('Handover.Phone.OtherDocument') } : {})}
      />
    </section>
  );
}
