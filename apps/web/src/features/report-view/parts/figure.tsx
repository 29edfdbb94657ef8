import type { FigureId } from '@vesta/domain/report/explain';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './figure.module.css';
import { useReportDoors } from './report-context.ts';

/** A figure that opens its evidence: a dotted line under it says so. */
export function Figure({ of, children }: { of: FigureId; children: ReactNode }) {
  const t = useTranslations('ReportView');
  const { explain, explained } = useReportDoors();
  if (!explain || !explained.has(of)) return <span className={styles.plain}>{children}</span>;
  return (
    <button type="button" className={styles.figure} onClick={() => explain(of)}>
      {children}
      <span className="visually-hidden">, {t('HowComputed')}</span>
    </button>
  );
}
