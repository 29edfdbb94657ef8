import type { StepRouter } from '@vesta/domain/workflow/steps';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './summary-part.module.css';
import type { SummaryName } from './use-summary-facts.ts';

interface SummaryPartProps {
  name: SummaryName;
  /** Where it can be changed. */
  step: StepRouter;
  children: ReactNode;
}

/** What belongs together, with the way back to the step that asked for it. */
export function SummaryPart({ name, step, children }: SummaryPartProps) {
  const t = useTranslations('Confirmation');
  const { goTo } = useFlow();
  const id = useId();
  const what = t(`Parts.${name}`);
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
