import type { CheckName } from '@vesta/texts/bundles';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';

const UNDECLARED: CheckName = 'R_BANK_UNDECLARED_INCOME';

interface StateIncomeProps {
  said: { rule?: string | null };
}

/** Where a check saw income that was not stated: the way to the question about it, where the flow has one. */
export function StateIncome({ said: { rule } }: StateIncomeProps) {
  const t = useTranslations('Uploads');
  const { steps, goTo } = useFlow();
  const isAsked = steps.some(({ router, skip }) => router === 'additional-details' && !skip);
  if (rule !== UNDECLARED || !isAsked) return null;
  return (
    <div>
      <Button kind="second" size="mini" icon="pen" onClick={() => goTo('additional-details')}>
        {t('StateIncome')}
      </Button>
    </div>
  );
}
