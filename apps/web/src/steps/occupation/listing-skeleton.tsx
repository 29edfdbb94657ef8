import { useTranslations } from 'use-intl';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import layout from './employment-status-question.module.css';
import styles from './listing-skeleton.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the branded page while the listing is on its way. */
export function ListingSkeleton() {
  const t = useTranslations('Occupation.Listing');
  return (
    <LoadingArea label={t('Loading')}>
      <div className={layout.withListing}>
        <div className={styles.lines}>
          <Skeleton width={180} />
          <Skeleton width="82%" height={38} />
          <Skeleton />
          <Skeleton width="50%" />
          {CARDS.map((card) => (
            <Skeleton key={card} height={79} radius={16} />
          ))}
        </div>
        <div className={styles.place}>
          <Skeleton height={190} radius={0} />
          <div className={styles.inside}>
            <Skeleton width={120} height={30} />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </div>
        </div>
      </div>
    </LoadingArea>
  );
}
