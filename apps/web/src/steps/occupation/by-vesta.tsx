import type { Listing } from '@vesta/domain/listing';
import { useTranslations } from 'use-intl';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './by-vesta.module.css';

/** Under a company's colours, still says who checks and who pays. */
export function ByVesta({ listing }: { listing: Listing }) {
  const t = useTranslations('Occupation.Status');
  return (
    <p className={styles.by}>
      <Mark />
      {listing.lanPays ? t('ChecksCompanyPays', { company: listing.company.name }) : t('Checks')}
    </p>
  );
}
