import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** Holds the place of a step that is not there yet, and says so. */
export default function NotBuiltScreen() {
  const t = useTranslations();
  const flow = useFlow();
  const label = flow.steps[flow.currentStep]?.label as 'Steps.Result' | undefined;
  return (
    <div className="form">
      <PageHeader intro={label && t(label)} header={t('NotBuilt.Title')} description={t('NotBuilt.Text')} />
      <ActionBar back={{ label: t('General.Back'), onBack: flow.back }}>
        <ContinueButton label={t('General.Continue')} why={t('NotBuilt.Why')} />
      </ActionBar>
    </div>
  );
}
