import type { ApplicantFigures } from '@vesta/domain/desk/applicants';
import { checkStandings } from '@vesta/domain/report/checks-tally';
import { useTranslations } from 'use-intl';
import { OutcomeMark } from '../../../features/report-view/parts/outcome-mark.tsx';
import styles from './below.module.css';
import { Band } from './rent-band.tsx';

const sample = { min_cents: 44, value_cents: 60, max_cents: 74, rent_cents: 70 } as ApplicantFigures;
const SAMPLE_END = 140;

/** What band, marks and numbers mean, and that a person decides. */
export function HowToRead() {
  const t = useTranslations('DeskWork.How');
  return (
    <section>
      <h2 className={styles.heading}>{t('Title')}</h2>
      <div className={styles.how}>
        <div>
          <Band figures={sample} end={SAMPLE_END} />
          <p>{t('Band')}</p>
        </div>
        <div>
          <p className={styles.marks} aria-hidden="true">
            {checkStandings.map((outcome) => (
              <OutcomeMark key={outcome} outcome={outcome} size={18} />
            ))}
          </p>
          <p>{t('Checks')}</p>
        </div>
      </div>
      <p className={styles.decide}>{t('Decide')}</p>
    </section>
  );
}
