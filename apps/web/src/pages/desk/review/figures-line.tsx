import { useTranslations } from 'use-intl';
import { useDeskQuery } from '../lib/desk-calls.ts';
import styles from './review.module.css';
import { useTime } from './use-time.ts';

/** How long people wait, in one sentence. */
export function FiguresLine() {
  const t = useTranslations('DeskReview.Queue');
  const { lasting } = useTime();
  const { data } = useDeskQuery('review.figures');
  if (!data) return null;
  const { open, overdue, decided, median_wait_ms: median } = data;
  return (
    <p className={styles.figures}>
      {t('Figures', { open, overdue, decided, median: median === null ? 'none' : lasting(median) })}
    </p>
  );
}
