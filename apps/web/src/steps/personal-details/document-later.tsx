import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import styles from './document-later.module.css';

/** Says when the ID document is asked for, so that nobody looks for it here. */
export function DocumentLater() {
  const t = useTranslations();
  return (
    <section className="section" aria-labelledby="document-later">
      <PageHeader sub id="document-later" header={t('PersonalDetails.Document.Title')} />
      <div className={styles.note}>
        <span className={styles.drawing}>
          <PaperDrawing name="id-front" />
        </span>
        <p>{t('PersonalDetails.Document.Text', { step: t('Steps.IncomeCheck') })}</p>
      </div>
    </section>
  );
}
