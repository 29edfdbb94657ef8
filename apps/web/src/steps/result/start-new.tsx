import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';

/** Begins over with a new rapid application of the same person; what belonged to the old one is forgotten here. */
export function StartNew() {
  const t = useTranslations('ReportView.Result');
  const api = useApi();
  const queries = useQueryClient();
  const flow = useFlow();
  const start = useMutation({
    mutationFn: () => api.get('/v2/report/create-new-app'),
    onSuccess: ({ application_id: applicationId }) => {
      queries.removeQueries({ queryKey: ['documents'] });
      queries.removeQueries({ queryKey: ['report'] });
      flow.goTo('income-check', applicationId);
    },
  });
  return (
    <>
      <Button kind="ghost" icon="plus" disabled={start.isPending} onClick={() => start.mutate()}>
        {t('StartNew')}
      </Button>
      {start.isError && <ShownMessage text={start.error.message} defaultText={t('StartNewFailed')} />}
    </>
  );
}
