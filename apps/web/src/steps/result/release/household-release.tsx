import type { HouseholdRelease as Standing } from '@vesta/domain/report-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDays } from '../../../lib/use-days.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { ConfirmTakeBack } from './confirm-take-back.dialog.tsx';
import { useHouseholdRelease } from './release.api.ts';
import styles from './release.module.css';
import { useReleaseWords } from './use-release-words.ts';

/** For co-applicants and guarantors: nothing of theirs is shown with the others before they say so here. */
export function HouseholdRelease({ standing }: { standing: Standing }) {
  const words = useReleaseWords();
  const t = useTranslations(words);
  const { longDay: day } = useDays();
  const change = useHouseholdRelease();
  const [isAsked, setIsAsked] = useState(false);
  const { asked_by: name, released_at: at, withdrawn_at: withdrawnAt } = standing;
  const offer = withdrawnAt ? t('TextAgain', { name, day: day(withdrawnAt) }) : t('Text', { name });
  return (
    <section className={styles.panel} id="household-release" aria-labelledby="household-release-title">
      <div className={styles.household}>
        <h2 id="household-release-title">{at ? t('TitleDone', { name }) : t('Title', { name })}</h2>
        <p>{at ? t('Since', { day: day(at) }) : offer}</p>
        <p className={styles.point}>
          <Icon name="lock" size={20} />
          {t('Never', { name })}
        </p>
        {change.isError && <ShownMessage text={change.error.message} defaultText={t('Failed')} />}
        <div>
          <Button
            kind={at ? 'second' : 'primary'}
            busy={change.isPending}
            onClick={() => (at ? setIsAsked(true) : change.mutate('release'))}
          >
            {t(at ? 'Withdraw' : 'Release')}
          </Button>
        </div>
        {isAsked && (
          <ConfirmTakeBack
            name={name}
            words={words}
            onKeep={() => setIsAsked(false)}
            onTakeBack={() => {
              setIsAsked(false);
              change.mutate('withdraw');
            }}
          />
        )}
      </div>
    </section>
  );
}
