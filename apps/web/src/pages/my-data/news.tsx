import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useStopNews } from './my-data.api.ts';
import styles from './my-data.module.css';

export function News({ wantsNews }: { wantsNews: boolean }) {
  const t = useTranslations('MyData');
  const stop = useStopNews();
  return (
    <section className={styles.card} aria-labelledby="news-title">
      <h2 id="news-title">{t('News.Title')}</h2>
      <p role="status">{t(wantsNews ? 'News.On' : 'News.Off')}</p>
      {wantsNews && (
        <Button kind="second" size="mini" busy={stop.isPending} onClick={() => stop.mutate(undefined)}>
          {t('News.Stop')}
        </Button>
      )}
      {stop.isError && <ShownMessage text={stop.error.message} defaultText={t('ActFailed')} />}
    </section>
  );
}
