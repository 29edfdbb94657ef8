import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';

/** Back to the papers: what is added or put right makes a new report in the place of this one, and costs nothing more. */
export function CorrectPapers() {
  const t = useTranslations('ReportView.Result');
  const { steps, goTo } = useFlow();
  if (!steps.some(({ router, skip }) => router === 'income-check' && !skip)) return null;
  return (
    <Button kind="ghost" icon="pen" onClick={() => goTo('income-check')}>
      {t('CorrectPapers')}
    </Button>
  );
}
