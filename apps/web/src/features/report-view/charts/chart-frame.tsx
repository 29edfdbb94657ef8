import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './chart.module.css';

export type LegendSign = 'paper' | 'bank' | 'off' | 'none' | 'other' | 'out' | 'threshold' | 'day' | 'best' | 'fits';

type ChartFrameProps = {
  legend: readonly { sign: LegendSign; word: string }[];
  /** The drawing; it says nothing to a screen reader, the caption and the table do. */
  children: ReactNode;
  caption: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
};

/** A drawing for those who would rather look, a sentence and a table for those who would rather read. */
export function ChartFrame({ legend, children, caption, table }: ChartFrameProps) {
  const t = useTranslations('ReportView.Chart');
  return (
    <figure className={styles.frame}>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({ sign, word }) => (
          <li key={sign}>
            <i className={styles[`sign-${sign}`]} />
            {word}
          </li>
        ))}
      </ul>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.asTable}>
        <summary>
          {t('AsTable')}
          <Icon name="down" size={18} />
        </summary>
        {table}
      </details>
    </figure>
  );
}
