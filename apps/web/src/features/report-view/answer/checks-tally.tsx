import type { CheckLine } from '@vesta/domain/report/check-line';
import { useTranslations } from 'use-intl';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { SectionLink } from '../parts/section-link.tsx';
import { countOutcomes } from '../sections/checks/count-outcomes.ts';
import { tellOnce } from '../sections/checks/tell-once.ts';
import styles from './side.module.css';

/** Beyond this many marks a row of them says no more than one of each kind with its number. */
const MOST_MARKS = 24;
const order = ['passed', 'failed', 'inconclusive'] as const;

/** What was verified at a glance, with the way to the working. */
export function ChecksTally({ checks }: { checks: readonly CheckLine[] }) {
  const t = useTranslations('ReportView.Answer');
  const lines = tellOnce(checks);
  const counts = countOutcomes(lines);
  if (lines.length === 0) return null;
  const marks =
    lines.length <= MOST_MARKS
      ? order.flatMap((outcome) =>
          lines
            .filter((line) => line.outcome === outcome)
            .map(({ rule, papers }) => <OutcomeMark key={`${rule} ${papers.join()}`} outcome={outcome} size={22} />),
        )
      : order
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <span key={outcome}>
              <OutcomeMark outcome={outcome} size={22} />
              {counts[outcome]}
            </span>
          ));
  return (
    <div>
      <h3 className={styles.heading}>{t('WhatVerified')}</h3>
      <p className={styles.marks} aria-hidden="true">
        {marks}
      </p>
      <p className={styles.tally}>
        <b>{t('Tally', { ...counts })}</b> <SectionLink to="checks">{t('SeeWorking')}</SectionLink>
      </p>
    </div>
  );
}
