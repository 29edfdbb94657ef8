import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './report-section.module.css';

type ReportSectionProps = {
  id: string;
  /** What it is about, in a word. */
  label: string;
  /** Its one figure, for whoever leaves it folded. */
  keyFigure?: ReactNode;
  /** Its finding, as a sentence. */
  heading: ReactNode;
  children: ReactNode;
};

/** Folded it tells its finding, open it tells why. */
export function ReportSection({ id, label, keyFigure, heading, children }: ReportSectionProps) {
  return (
    <details className={styles.section} id={id}>
      <summary>
        <span className={styles.words}>
          <span className={styles.label}>
            {label}
            {keyFigure && <span className={styles.key}>{keyFigure}</span>}
          </span>
          <h2 className={styles.heading}>{heading}</h2>
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
