import { idOptionSetOf } from '@vesta/domain/identifiers/id-options';
import { useTranslations } from 'use-intl';
import { findCountry } from '../../features/country-choice/find-country.ts';
import { useCountries } from '../../features/country-choice/use-countries.ts';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import type { IdPapers } from '../../features/id-upload/use-id-papers.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** The document and its pictures. The nationality may be given on the same page, so it decides as soon as it is there. */
export function GermanDocument({ papers, nationality }: { papers: IdPapers; nationality: string }) {
  const t = useTranslations('PersonalDetails.German');
  const { countries } = useCountries();
  const { data, isError, refetch } = useIdOptions();
  const country = findCountry(countries, nationality);
  const set = country ? idOptionSetOf(country.cca2) : (data?.selected ?? 'ce');
  return (
    <section className="section" aria-labelledby="which-document">
      <PageHeader sub id="which-document" header={t('Which')} />
      <IdUpload papers={papers} options={data ? data[set] : null} failed={isError} onRetry={() => void refetch()} />
    </section>
  );
}
