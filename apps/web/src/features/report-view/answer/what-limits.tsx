import type { Explanation } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/use-figures.ts';
import styles from './what-limits.module.css';

/** Which of the three limits binds, and what the answer would be without commitments. */
export function WhatLimits({ explain }: { explain: readonly Explanation[] }) {
  const t = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords');
  const { money, whole } = useFigures();
  const rent = explain.find(({ figure }) => figure === 'affordable_rent');
  const commitments = explain.find(({ figure }) => figure === 'commitments');
  if (!rent?.binding) return null;
  const without = rent.counterfactuals.find(({ key }) => key === 'without_commitments');
  return (
    <p className={styles.why}>
      <span>
        <b>{t('WhatLimits')}</b> {words(`Limits.${rent.binding}`)}
        {rent.binding === 'debt' && commitments?.value != null && (
          <>
            {' '}
            (<Figure of="commitments">{money(commitments.value)}</Figure>)
          </>
        )}
      </span>
      {without?.value != null && rent.binding !== 'ratio' && (
        <span>
          {t('WithoutIt')} <b>{whole(without.value)}</b>
        </span>
      )}
    </p>
  );
}
