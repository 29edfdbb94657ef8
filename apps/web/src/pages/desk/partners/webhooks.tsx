import { useTranslations } from 'use-intl';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { Loaded } from '../ui/loaded.tsx';
import { NewWebhook } from './new-webhook.tsx';
import styles from './partners.module.css';
import { WebhookRow } from './webhook-row.tsx';

/** A delivery changes by itself while one looks. */
const WATCH_MS = 5000;

/** Where the company wants to be told of events. */
export function Webhooks() {
  const t = useTranslations('DeskWork.Partners');
  const hooks = useDeskQuery('webhooks.list', { everyMs: WATCH_MS });
  return (
    <section className="section">
      <h2>{t('HooksTitle')}</h2>
      <p className="quiet">{t('HooksText')}</p>
      <Loaded query={hooks}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p>{t('NoHooks')}</p>
          ) : (
            <ul className={styles.list}>
              {webhooks.map((line) => (
                <WebhookRow key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewWebhook />
    </section>
  );
}
