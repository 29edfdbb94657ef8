import type { HouseholdRelease as Standing } from '@vesta/domain/report-answer';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { useHouseholdRelease } from './release.api.ts';
import styles from './release.module.css';

/** For co-applicants and guarantors: nothing of theirs counts with the others before they say so here. */
export function HouseholdRelease({ standing }: { standing: Standing }) {
  const t = useTranslations('ReportSharing.ToHousehold');
  const format = useFormatter();
  const general = useTranslations('General');
  const change = useHouseholdRelease();
  const [isAsking, setIsAsking] = useState(false);
  const { asked_by: name, released_at: at } = standing;
  return (
    <section className={styles.panel} id="household-release" aria-labelledby="household-release-title">
      <div className={styles.household}>
        <h2 id="household-release-title">{at ? t('TitleDone', { name }) : t('Title', { name })}</h2>
        <p>{at ? t('Since', { day: format.dateTime(new Date(at), { dateStyle: 'long' }) }) : t('Text', { name })}</p>
        <p className={styles.point}>
          <Icon name="lock" size={20} />
          {t('Never')}
        </p>
        {change.isError && <ShownMessage text={change.error.message} defaultText={t('Failed')} />}
        <div>
          <Button
            kind={at ? 'second' : 'primary'}
            busy={change.isPending}
            onClick={() => (at ? setIsAsking(true) : change.mutate('release'))}
          >
            {t(at ? 'Withdraw' : 'Release')}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Dialog
          title={t('Confirm.Title', { name })}
          closeLabel={general('Close')}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button
                onClick={() => {
                  setIsAsking(false);
                  change.mutate('withdraw');
                }}
              >
                {t('Confirm.Yes')}
              </Button>
              <Button kind="second" onClick={() => setIsAsking(false)}>
                {general('Cancel')}
              </Button>
            </>
          }
        >
          <p>{t('Confirm.Text', { name })}</p>
        </Dialog>
      )}
    </section>
  );
}
