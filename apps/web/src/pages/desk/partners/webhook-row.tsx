import type { WebhookDelivery, WebhookLine } from '@vesta/domain/desk/webhooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip/chip.tsx';
import { Fold } from '../../../ui/fold/fold.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useMoment } from '../listing/use-moment.ts';
import styles from './partners.module.css';

const tones: Record<WebhookDelivery['status'], ChipTone> = { waiting: 'unsure', delivered: 'good', failed: 'bad' };

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslations('DeskWork.Partners');
  const moment = useMoment();
  const { event, status, attempts, answer, problem, created_at } = delivery;
  const said = [
    t('Attempts', { count: attempts }),
    ...(answer === null ? [] : [t('Answer', { status: answer })]),
    ...(problem === null ? [] : [t(`Problems.${problem}`)]),
  ];
  return (
    <li className={styles.delivery}>
      <span>
        <b>{t(`EventNames.${event}`)}</b>
        <small>
          {moment(created_at)} · {said.join(' · ')}
        </small>
      </span>
      <Chip tone={tones[status]}>{t(`States.${status}`)}</Chip>
    </li>
  );
}

/** One endpoint with what was sent to it lately. */
export function WebhookRow({ line }: { line: WebhookLine }) {
  const t = useTranslations('DeskWork.Partners');
  const [isLogOpen, setIsLogOpen] = useState(false);
  const test = useDeskAct('webhooks.test');
  const remove = useDeskAct('webhooks.remove');
  const enable = useDeskAct('webhooks.enable');
  const { id, url, events, disabled_at: isOff, deliveries } = line;
  const act = { ids: { webhook: id } };
  const failed = test.error ?? remove.error ?? enable.error;
  return (
    <li className={styles.hook}>
      <code className={styles.code}>{url}</code>
      <p className="small quiet">{events.map((event) => t(`EventNames.${event}`)).join(' · ')}</p>
      {isOff && (
        <MessageBox tone="warning" text={t('SwitchedOff')}>
          <p>
            <Button kind="second" size="mini" busy={enable.isPending} onClick={() => enable.mutate(act)}>
              {t('SwitchOn')}
            </Button>
          </p>
        </MessageBox>
      )}
      {failed && <MessageBox text={failed.message} />}
      {test.isSuccess && <MessageBox tone="info" text={t('TestSent')} />}
      <div className="row row-wrap">
        <Button
          kind="second"
          size="mini"
          icon="send"
          busy={test.isPending}
          onClick={() => test.mutate(act, { onSuccess: () => setIsLogOpen(true) })}
        >
          {t('SendTest')}
        </Button>
        <Button kind="ghost" size="mini" icon="trash" busy={remove.isPending} onClick={() => remove.mutate(act)}>
          {t('RemoveHook')}
        </Button>
      </div>
      <Fold bare title={t('Log')} open={isLogOpen} onToggle={setIsLogOpen}>
        {deliveries.length === 0 ? (
          <p className="small quiet">{t('NoLog')}</p>
        ) : (
          <ol>
            {deliveries.map((delivery) => (
              <DeliveryLine key={delivery.id} delivery={delivery} />
            ))}
          </ol>
        )}
      </Fold>
    </li>
  );
}
