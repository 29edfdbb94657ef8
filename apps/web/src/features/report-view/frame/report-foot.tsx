import type { Report } from '@vesta/domain/report/report';
import { useTranslations } from 'use-intl';
import styles from './report-foot.module.css';

export function ReportFoot({ report: { kind, model } }: { report: Report }) {
  const t = useTranslations('ReportView.Frame');
  const words = useTranslations('ReportWords');
  return (
    <footer className={styles.foot}>
      <p>{words('Notice', { kind })}</p>
      <p>{t('Model', { version: model.name.split(' ').at(-1) ?? model.name })}</p>
    </footer>
  );
}
