import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/select/select.tsx';
import { type Sort, sorts } from './filters.ts';
import styles from './listing-page.module.css';

/** The reader's own order; it stands in the address. */
export function SortChoice({ value }: { value: Sort }) {
  const t = useTranslations('DeskWork.Sort');
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const choose = (sort: string) => {
    const next = new URLSearchParams(query);
    if (sort === 'arrival') next.delete('sort');
    else next.set('sort', sort);
    setQuery(next, { replace: true });
  };
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('Label')}</label>
      <Select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </Select>
    </div>
  );
}
