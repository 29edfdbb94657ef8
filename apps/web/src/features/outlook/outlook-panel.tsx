import type { OutlookAnswer, OutlookVerdict } from '@vesta/domain/outlook/outlook';
import { useFormatter, useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { partOfPaper } from '../documents/part-of-paper.ts';
import styles from './outlook-panel.module.css';
import { PaperRows } from './paper-rows.tsx';
import { useOutlook } from './use-outlook.ts';

type Said = OutlookVerdict | 'blocked' | 'refused' | 'awaited';
const icons: Record<Said, IconName> = {
  conclusive: 'shield',
  partly: 'unsure',
  awaited: 'unsure',
  notYet: 'alert',
  blocked: 'alert',
  refused: 'alert',
};
const PANEL_HEIGHT = 220;

/**
 * What the report could say is no matter as long as none is made. Without an income, that comes first. Where all that
 * was asked for is there and only a refused file lies beside it, nothing is missing.
 */
function saidOf({ verdict, blocked, expected, advice }: OutlookAnswer): Said {
  const isSettled = advice.length > 0 && advice.every(({ message_key }) => message_key === 'Outlook.Advice.refused');
  if (blocked && verdict !== 'notYet') return isSettled ? 'refused' : 'blocked';
  return verdict === 'conclusive' && expected.length > 0 ? 'awaited' : verdict;
}

/** Identity papers are handed in with the personal details, all others with the income. */
const placeOf = (advice: OutlookAnswer['advice']) =>
  advice.every(({ paper }) => paper === 'national_id') ? 'personal-details' : 'income-check';

/** Before anybody declares or pays: will the report be conclusive, and what would make it so? */
export function OutlookPanel() {
  const t = useTranslations('Outlook');
  const format = useFormatter();
  const { goTo } = useFlow();
  const { data, isPending } = useOutlook();
  if (isPending)
    return (
      <LoadingArea label={t('Loading')}>
        <Skeleton height={PANEL_HEIGHT} radius={16} />
      </LoadingArea>
    );
  // It is a help, not a gate: without it the person goes on all the same.
  if (!data) return <MessageBox tone="info" text={t('Failed')} />;
  const { verdict, reading, papers, advice, expected } = data;
  const said = saidOf(data);
  return (
    <section className={classNames(styles.panel, styles[said])} aria-labelledby="outlook" data-verdict={verdict}>
      <h2 id="outlook" className={styles.title}>
        <Icon name={icons[said]} size={28} />
        {t(`Title.${said}`)}
      </h2>
      <p role="status">{t(`Lead.${said}`)}</p>
      <PaperRows papers={papers} advice={advice} />
      {expected.length > 0 && <p>{t('Expected', { count: expected.length, names: format.list(expected) })}</p>}
      {reading > 0 && <p className="small quiet">{t('Reading', { count: reading })}</p>}
      {advice.length > 0 && (
        <p>
          <Button
            kind="second"
            size="mini"
            icon="plus"
            onClick={() => goTo(placeOf(advice), undefined, partOfPaper(advice[0]?.paper))}
          >
            {t(said === 'refused' ? 'GoRefused' : 'Go')}
          </Button>
        </p>
      )}
    </section>
  );
}
