import type { CheckName } from '@vesta/texts/bundles';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { FlowContext } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';

const UNDECLARED: CheckName = 'R_BANK_UNDECLARED_INCOME';

interface StateIncomeProps {
  said: { rule?: string | null };
}

/** Where a check saw income that was not stated: the way to the question about it, where the flow has one. */
export function StateIncome({ said: { rule } }: StateIncomeProps) {
  const t = useTranslations('Uploads');
  // A phone that only hands in papers stands beside the flow.
  const flow = useContext(FlowContext);
  const isAsked = flow?.steps.some(({ router, skip }) => router === 'additional-details' && !skip);
  if (rule !== UNDECLARED || !isAsked) return null;
  return (
    <div>
      <Button kind="second" size="mini" icon="pen" onClick={() => flow?.goTo('additional-details')}>
        {t('StateIncome')}
      </Button>
    </div>
  );
}
