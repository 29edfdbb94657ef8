import type { ReviewCase } from '@vesta/domain/desk/review';
import { useTranslations } from 'use-intl';
import styles from './review.module.css';

/** The applicant's own words, as they wrote them. */
export function CaseWords({ one: { words } }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview.Case');
  if (words === null) return null;
  return (
    <section className={styles.words} aria-labelledby="case-words">
      <h2 id="case-words">{t('Words')}</h2>
      <blockquote dir="auto">{words}</blockquote>
    </section>
  );
}
