import type { ReactNode } from 'react';
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx';
import styles from './report-head.module.css';

type ReportHeadProps = {
  /** What kind of report, and for whom. */
  eyebrow: string;
  forWhom: string | null;
  title: ReactNode;
  facts: readonly { label: string; value: string }[];
  actions?: ReactNode;
};

export function ReportHead({ eyebrow, forWhom, title, facts, actions }: ReportHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.eyebrow}>
          {eyebrow} {forWhom && <span>{forWhom}</span>}
        </p>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Unbroken words={value} />
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
