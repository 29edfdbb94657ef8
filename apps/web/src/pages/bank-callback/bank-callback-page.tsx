import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** Where the bank sends a person back to: hands on what the bank said, and lets the person return to their tab. */
export default function BankCallbackPage() {
  const t = useTranslations('BankCallback');
  const api = useApi();
  const { search } = useLocation();
  const { mutate, isError } = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams(search);
      return api.post('/v1/yapily/receive-callback', {
        body: {
          institution: query.get('institution'),
          application_user_id: query.get('application-user-id'),
          user_uuid: query.get('user-uuid'),
          error: query.get('error'),
          consent: query.get('consent'),
        },
      });
    },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <div className="form stack">
      <Hearth lit={!isError} />
      <PageHeader header={t('Title')} description={t('Text')} />
      {isError && <MessageBox text={t('Failed')} />}
    </div>
  );
}
