import type { ModelInfo } from '@vesta/domain/report/model-info';
import { useTranslations } from 'use-intl';
import styles from './report-foot.module.css';

export function ReportFoot({ model }: { model: ModelInfo }) {
  const t = useTranslations('ReportView.Frame');
  const words = useTranslations('ReportWords');
  return (
    <footer className={styles.foot}>
      <p>{words('Notice')}</p>
      <p>{t('Model', { name: model.name, format: model.format })}</p>
    </footer>
  );
}
