import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './income-check.module.css';

/** The occupation has no income to show. */
export function NotRequired() {
  const t = useTranslations();
  const flow = useFlow();
  return (
    <div className="form">
      <PageHeader header={t('IncomeCheck.Title')} />
      <div className={styles.page}>
        <MessageBox tone="info" text={t('IncomeCheck.NotRequired')} />
      </div>
      <ActionBar back={{ label: t('General.Back'), onBack: flow.back }}>
        <ContinueButton type="button" label={t('General.Continue')} onContinue={() => flow.next()} />
      </ActionBar>
    </div>
  );
}
