import type { ReviewCase } from '@vesta/domain/desk/review';
import { useTranslations } from 'use-intl';
import styles from './review.module.css';
import { useTime } from './use-time.ts';

type Words = ((key: string) => string) & { has: (key: string) => boolean };

/** Who did what with this case, and when. */
export function CaseHistory({ one: { history } }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview.Case');
  const words = useTranslations('DeskReview.Case.Actions') as unknown as Words;
  const { moment } = useTime();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history" className={styles.part}>
        {t('History')}
      </h2>
      <ol className={styles.history}>
        {history.map(({ at, action, by }) => {
          const key = action.slice(action.indexOf('.') + 1);
          return (
            <li key={`${at} ${action}`}>
              {moment(at)} · {words.has(key) ? words(key) : action}
              {by && ` · ${by}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
