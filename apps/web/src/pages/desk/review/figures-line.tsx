import { MOST_COUNTED } from '@vesta/domain/desk/review';
import { useTranslations } from 'use-intl';
import { useDeskQuery } from '../lib/desk-calls.ts';
import styles from './review.module.css';
import { useTime } from './use-time.ts';

/** How long people wait, in one sentence. The figures are a minute old at times, so the queue itself says how many wait. */
export function FiguresLine({ waiting }: { waiting: number | undefined }) {
  const t = useTranslations('DeskReview.Queue');
  const { lasting } = useTime();
  const { data } = useDeskQuery('review.figures');
  if (!data) return null;
  const { overdue, decided, median_wait_ms: median } = data;
  const open = waiting === undefined || waiting >= MOST_COUNTED ? data.open : waiting;
  return (
    <p className={styles.figures}>
      {t('Figures', {
        open,
        overdue: Math.min(overdue, open),
        decided,
        median: median === null ? 'none' : lasting(median),
      })}
    </p>
  );
}
