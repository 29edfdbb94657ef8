import { checkStandings, countOf, type ChecksTally as Tally } from '@vesta/domain/report/checks-tally';
import { useTranslations } from 'use-intl';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import styles from './side.module.css';

/** Beyond this many marks a row of them says no more than one of each kind with its number. */
const MOST_MARKS = 24;

/** What was verified at a glance, with the way to the working. */
export function ChecksTally({ tally }: { tally: Tally }) {
  const t = useTranslations('ReportView.Answer');
  const all = countOf(tally);
  if (all === 0) return null;
  const marks =
    all <= MOST_MARKS
      ? checkStandings.flatMap((outcome) =>
          Array.from({ length: tally[outcome] }, (_, at) => (
            <OutcomeMark key={`${outcome} ${at}`} outcome={outcome} size={22} />
          )),
        )
      : checkStandings
          .filter((outcome) => tally[outcome] > 0)
          .map((outcome) => (
            <span key={outcome}>
              <OutcomeMark outcome={outcome} size={22} />
              {tally[outcome]}
            </span>
          ));
  return (
    <div>
      <h3 className={styles.heading}>{t('WhatVerified')}</h3>
      <p className={styles.marks} aria-hidden="true">
        {marks}
      </p>
      <p className={styles.tally}>
        <b>{t('Tally', { ...tally })}</b> <SectionLink to="checks">{t('SeeWorking')}</SectionLink>
      </p>
    </div>
  );
}
