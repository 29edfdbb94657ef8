import { useMutation } from '@tanstack/react-query';
import { bankCalls } from '@vesta/domain/bank-connection/calls';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pendingOf, wayBack } from '../../features/bank-connection/pending-connection.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** Long enough to be read, short enough not to be waited for. */
const GO_BACK_MS = 1500;

/** What the bank hung on the address. It is taken down at once: history and bookmarks need not keep it. */
function takeDown(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return query;
}

/** Where the bank sends a person back to: hands on what the bank said, and leads the person back to their application. */
export default function BankCallbackPage() {
  const t = useTranslations('BankCallback');
  const api = useApi();
  const { applicationId } = useRoute();
  const [query] = useState(takeDown);
  const [pending] = useState(() => pendingOf(applicationId));
  const back = wayBack(pending);
  const { mutate, isError, isSuccess } = useMutation({
    mutationFn: () =>
      api.post(bankCalls.callback, {
        isQuiet: true,
        body: {
          institution: query.get('institution'),
          application_user_id: query.get('application-user-id'),
          user_uuid: query.get('user-uuid'),
          error: query.get('error'),
          consent: query.get('consent'),
          one_time_token: query.get('one-time-token'),
        },
      }),
  });
  useEffect(() => mutate(), [mutate]);
  // Whoever had no tab of their own for the bank has nothing to go back to but this one.
  useEffect(() => {
    if (!isSuccess || !back || !pending?.isSameTab) return;
    const timer = setTimeout(() => window.location.replace(back), GO_BACK_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, back, pending]);
  return (
    <div className="form stack">
      <Hearth lit={!isError} />
      <PageHeader header={t('Title')} description={t(pending?.isSameTab ? 'SameTab' : 'Text')} />
      {isError && <MessageBox text={t('Failed')} />}
      {back && (
        <div>
          <ButtonLink href={back} endIcon="arrow-r">
            {t('Back')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
