import type { CertaintyGrade } from '@vesta/domain/report/certainty';
import { useTranslations } from 'use-intl';
import styles from './strength.module.css';

const BARS: Record<CertaintyGrade, number> = { strong: 3, good: 2, thin: 1 };

/** How well something is known, in three bars and a word. */
export function Strength({ grade }: { grade: CertaintyGrade }) {
  const t = useTranslations('ReportView.Grade');
  return (
    <span className={styles.strength}>
      <svg width="17" height="14" viewBox="0 0 17 14" aria-hidden="true">
        {[6, 10, 14].map((height, bar) => (
          <rect
            key={height}
            className={bar < BARS[grade] ? styles.full : styles.empty}
            x={bar * 6.5}
            y={14 - height}
            width="4"
            height={height}
            rx="1"
          />
        ))}
      </svg>
      {t(grade)}
    </span>
  );
}
