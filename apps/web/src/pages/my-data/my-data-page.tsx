import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { EverythingErased } from './everything-erased.tsx';
import { useMyData } from './my-data.api.ts';
import { MyDataOverview } from './overview.tsx';
import { SignIn } from './sign-in.tsx';

/** Everything that is kept about a person, in their own hands. Without a session it asks for the address first. */
export default function MyDataPage() {
  const t = useTranslations('MyData');
  const general = useTranslations('General');
  const [isErased, setIsErased] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const { data, isPending, isError, error, refetch } = useMyData();
  if (isErased) return <EverythingErased />;
  if (data)
    return <MyDataOverview data={data} onErased={() => setIsErased(true)} onSignedOut={() => setIsSignedOut(true)} />;
  if (data === null) return <SignIn notice={isSignedOut ? t('Devices.Done') : null} />;
  return (
    <div className="form stack">
      <PageHeader header={t('Title')} />
      {isPending && <p role="status">{t('Loading')}</p>}
      {isError && (
        <MessageBox text={error.message} defaultText={t('Failed')}>
          <p>
            <Button kind="second" size="mini" icon="refresh" onClick={() => void refetch()}>
              {general('Retry')}
            </Button>
          </p>
        </MessageBox>
      )}
    </div>
  );
}
