import { useTranslations } from 'use-intl';
import { StepSkeleton } from '../features/checked-form/step-skeleton.tsx';
import { useRoute } from '../lib/use-route.ts';
import { LoadingArea, Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './loading-page.module.css';

/** Shown while a page's code, words or permission are on their way: the shape of what will stand there. */
export function LoadingPage() {
  const t = useTranslations('General');
  const { page } = useRoute();
  if (page === 'step') return <StepSkeleton label={t('Loading')} />;
  // The desk brings its frame with its code: there is nothing yet that a shape could stand in.
  if (page === 'desk')
    return (
      <div className={styles.page}>
        <Spinner label={t('Loading')} />
      </div>
    );
  return (
    <LoadingArea label={t('Loading')}>
      <div className="form stack">
        <Skeleton width="70%" height={38} />
        <Skeleton lines={3} />
        <Skeleton height={190} radius={16} />
      </div>
    </LoadingArea>
  );
}
