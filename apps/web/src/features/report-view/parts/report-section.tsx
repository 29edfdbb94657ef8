import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './report-section.module.css';

type ReportSectionProps = {
  id: string;
  /** What it is about, in a word. */
  label: string;
  /** Its one figure, for whoever leaves it folded. */
  keyFigure?: ReactNode;
  /** How many remarks wait inside: a folded section must not hide that something is wrong. */
  remarks?: number;
  /** Its finding, as a sentence. */
  heading: ReactNode;
  children: ReactNode;
};

/** Folded it tells its finding, open it tells why. */
export function ReportSection({ id, label, keyFigure, remarks = 0, heading, children }: ReportSectionProps) {
  const t = useTranslations('ReportView');
  return (
    <details className={styles.section} id={id}>
      <summary>
        <span className={styles.words}>
          <span className={styles.label}>
            {label}
            {keyFigure && <span className={styles.key}>{keyFigure}</span>}
            {remarks > 0 && (
              <span className={styles.remarks}>
                <Icon name="alert" size={16} />
                {t('Remarks', { count: remarks })}
              </span>
            )}
          </span>
          <h2 className={styles.heading}>{heading}</h2>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
