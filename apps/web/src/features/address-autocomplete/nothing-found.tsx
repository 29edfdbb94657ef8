import { SHORTEST_SEARCH } from '@vesta/domain/places';
import { useTranslations } from 'use-intl';

/** What stands in the place of the suggestions; a few letters more may help. */
export function NothingFound({ isShort, country }: { isShort: boolean; country: string }) {
  const t = useTranslations('Address');
  if (country === '') return <p>{t('NoResults')}</p>;
  return (
    <>
      <p>{t('NoMatchesIn', { country })}</p>
      {isShort && <p>{t('TypeMore', { count: SHORTEST_SEARCH })}</p>}
    </>
  );
}
