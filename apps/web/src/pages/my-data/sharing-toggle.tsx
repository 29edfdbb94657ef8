import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import { useRestrict } from './my-data.api.ts';
import styles from './my-data.module.css';

/** One switch that closes every link and stops new ones. It takes effect at once. */
export function SharingToggle({ applicationId, isRestricted }: { applicationId: string; isRestricted: boolean }) {
  const t = useTranslations('MyData');
  const restrict = useRestrict(applicationId);
  // Shown at once: a switch that springs back until the answer is there looks refused.
  const [wish, setWish] = useState<boolean | null>(null);
  const turn = (isOn: boolean) => {
    setWish(isOn);
    restrict.mutate(isOn, { onSettled: () => setWish(null) });
  };
  const hint = `sharing-${applicationId}`;
  return (
    <div>
      <Toggle
        checked={wish ?? isRestricted}
        aria-describedby={hint}
        onChange={({ target }) => wish === null && turn(target.checked)}
      >
        {t('Sharing.Label')}
      </Toggle>
      <p id={hint} className={styles.hint}>
        {t('Sharing.Hint')}
      </p>
      {restrict.isError && <ShownMessage text={restrict.error.message} defaultText={t('ActFailed')} />}
    </div>
  );
}
