import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import { useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** The identity paper by phone: the same questions as on the computer, side by side with it. */
export function PhoneIds() {
  const t = useTranslations('IdUpload');
  const { region } = useRoute();
  const papers = useIdPapers();
  const { data, isError, refetch } = useIdOptions();
  const { watch } = papers;
  useEffect(() => watch(true), [watch]);
  return (
    <section className="section" aria-labelledby="which-document">
      <PageHeader sub id="which-document" header={t('Which')} />
      <IdUpload
        papers={papers}
        options={data ? data[data.selected ?? (region === 'de' ? 'ce' : 'default')] : null}
        failed={isError}
        onRetry={() => void refetch()}
      />
    </section>
  );
}
