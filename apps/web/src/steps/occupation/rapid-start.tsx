import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useInvitation } from '../../features/invitation/use-invitation.ts';
import { useOccupations } from '../../features/occupations/use-occupations.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useStartWorkflow } from './use-start-workflow.ts';

/** Rapid asks nothing here: the first occupation is taken and the workflow starts at once. */
export function RapidStart() {
  const t = useTranslations();
  const start = useStartWorkflow();
  const { role } = useInvitation();
  const { data: occupations, isError, refetch } = useOccupations(role);
  const first = occupations?.[0]?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when the first occupation is known
  useEffect(() => {
    if (first) start(first);
  }, [first]);
  if (!isError) return <Spinner label={t('General.Loading')} />;
  return (
    <MessageBox text={t('Occupation.LoadFailed')}>
      <p>
        <Button kind="second" size="mini" icon="refresh" onClick={() => refetch()}>
          {t('General.Retry')}
        </Button>
      </p>
    </MessageBox>
  );
}
