import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './hidden-report.module.css';
import { useReleases } from './release/release.api.ts';
import { standingCount } from './release/standing.ts';

type State = 'done' | 'now' | 'ahead';

/** How far a hidden report is, and what is still to come. */
export function HiddenWay({ isMade }: { isMade: boolean }) {
  const t = useTranslations('ReportView.Result.Hidden');
  const { data: releases } = useReleases();
  const count = standingCount(releases ?? [], Date.now());
  const isReleased = count > 0;
  const steps: [name: 'Papers' | 'Report' | 'Release' | 'Decision', text: string, state: State][] = [
    ['Papers', t('PapersText'), 'done'],
    ['Report', t(isMade ? 'Made' : 'Making'), isMade ? 'done' : 'now'],
    [
      'Release',
      isReleased ? t('Released', { count }) : t('ReleaseText'),
      isReleased ? 'done' : isMade ? 'now' : 'ahead',
    ],
    ['Decision', t('DecisionText'), isReleased ? 'now' : 'ahead'],
  ];
  return (
    <ol className={styles.way} aria-label={t('Way')}>
      {steps.map(([name, text, state]) => (
        <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.coal}>{state === 'done' && <Icon name="check" size={16} />}</span>
          <span>
            <b>{t(name)}</b>
            <small>{text}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
