import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useSignOutEverywhere } from './my-data.api.ts';
import styles from './my-data.module.css';

/** For whoever left a session open on a device that is not at hand. */
export function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useTranslations('MyData');
  const signOut = useSignOutEverywhere();
  return (
    <section className={styles.card} aria-labelledby="devices-title">
      <h2 id="devices-title">{t('Devices.Title')}</h2>
      <p>{t('Devices.Lead')}</p>
      <Button
        kind="second"
        size="mini"
        busy={signOut.isPending}
        onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}
      >
        {t('Devices.Button')}
      </Button>
      {signOut.isError && <ShownMessage text={signOut.error.message} defaultText={t('ActFailed')} />}
    </section>
  );
}
