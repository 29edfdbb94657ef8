import type { Certainty } from '@vesta/domain/report/certainty';
import { useTranslations } from 'use-intl';
import { Strength } from '../parts/strength.tsx';
import { useWrittenData } from '../parts/use-written-data.ts';
import styles from './side.module.css';

/** How sure we are, part by part, and why. */
export function CertaintyList({ certainty }: { certainty: readonly Certainty[] }) {
  const t = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords');
  const written = useWrittenData();
  return (
    <div>
      <h3 className={styles.heading}>{t('HowSure')}</h3>
      <ul className={styles.sure}>
        {certainty.map(({ about, grade, reason, data }) => (
          <li key={about}>
            <b>{words(`CertaintyAbout.${about}`)}</b>
            <Strength grade={grade} />
            <p>{words(`CertaintyReasons.${reason}`, written(data))}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
