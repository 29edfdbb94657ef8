import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './summary-part.module.css';
import type { SummarisedStep } from './use-summary-facts.ts';

/** What one step holds, with the way back to it. */
export function SummaryPart({ step, children }: { step: SummarisedStep | 'income-check'; children: ReactNode }) {
  const t = useTranslations('Confirmation');
  const { goTo } = useFlow();
  const id = useId();
  const what = t(`Parts.${step}`);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{what}</h2>
        <Button kind="ghost" size="mini" icon="pen" aria-label={t('ChangeWhat', { what })} onClick={() => goTo(step)}>
          {t('Change')}
        </Button>
      </div>
      {children}
    </section>
  );
}
