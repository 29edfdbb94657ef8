import type { WorkflowStep } from '@vesta/domain/workflow/workflow';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** A step was left out: which one, and the way there. */
export function OpenStepNotice({ step: { router, label } }: { step: WorkflowStep }) {
  const t = useTranslations();
  const flow = useFlow();
  const step = t(label as 'Steps.AdditionalDetails');
  return (
    <MessageBox tone="warning" text={t('System.StepMissing', { step })}>
      <p>
        <Button kind="second" size="mini" icon="right" onClick={() => flow.goTo(router)}>
          {t('System.ToStep', { step })}
        </Button>
      </p>
    </MessageBox>
  );
}
