import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { DeskScreen } from './desk-screen.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { PlainFrame } from './frame/plain-frame.tsx';
import { DeskApi } from './lib/desk-api.tsx';
import { MeContext, useMeQuery } from './lib/use-me.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Waiting } from './ui/waiting.tsx';

function Desk() {
  const t = useTranslations();
  const me = useMeQuery();
  if (me.data)
    return (
      <MeContext value={me.data}>
        <DeskFrame>
          <DeskScreen />
        </DeskFrame>
      </MeContext>
    );
  return (
    <PlainFrame>
      {me.isPending ? (
        <Waiting />
      ) : me.isError ? (
        <MessageBox text={me.error.message} defaultText={t('Desk.LoadFailed')}>
          <p>
            <Button kind="second" size="mini" icon="refresh" onClick={() => void me.refetch()}>
              {t('General.Retry')}
            </Button>
          </p>
        </MessageBox>
      ) : (
        <SignIn />
      )}
    </PlainFrame>
  );
}

/** Where staff work: landlords and agencies at their listings, the house at its papers. */
export default function DeskPage() {
  return (
    <DeskApi>
      <Desk />
    </DeskApi>
  );
}
