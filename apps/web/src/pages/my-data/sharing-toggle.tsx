import { useTranslations } from 'use-intl';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import { useRestrict } from './my-data.api.ts';
import styles from './my-data.module.css';

/** One switch that closes every link and stops new ones. It takes effect at once. */
export function SharingToggle({ applicationId, isRestricted }: { applicationId: string; isRestricted: boolean }) {
  const t = useTranslations('MyData');
  const restrict = useRestrict(applicationId);
  const shown = restrict.isPending ? restrict.variables : isRestricted;
  const hint = `sharing-${applicationId}`;
  return (
    <div>
      <Toggle
        checked={shown}
        aria-describedby={hint}
        onChange={({ target }) => !restrict.isPending && restrict.mutate(target.checked)}
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
