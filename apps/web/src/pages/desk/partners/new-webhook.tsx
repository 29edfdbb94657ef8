import { newWebhookForm, type WebhookEvent, webhookEvents } from '@vesta/domain/desk/webhooks';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Tick } from '../../../ui/tick/tick.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';
import { SecretBox } from './secret-box.tsx';

/** A new endpoint; the secret that signs its messages is told once. */
export function NewWebhook() {
  const t = useTranslations('DeskWork.Partners');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const create = useDeskAct('webhooks.create');
  const form = useDeskForm(
    newWebhookForm,
    { url: '' },
    { act: create, toPayload: (values) => ({ ...values, events }) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || create.isPending) return;
    create.mutate(
      { body },
      { onSuccess: form.reset, onError: (error) => error instanceof ApiFailure && form.refuseFrom(error) },
    );
  };
  const toggle = (event: WebhookEvent) =>
    setEvents((now) => (now.includes(event) ? now.filter((one) => one !== event) : [...now, event]));
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {create.data && <SecretBox secret={create.data.secret} />}
      {create.isError && <MessageBox text={create.error.message} />}
      <TextField
        form={form}
        name="url"
        label={t('Url')}
        hint={t('UrlHint')}
        refusal={t('UrlRefused')}
        inputMode="url"
        autoComplete="off"
      />
      <FieldGroup id="events" label={t('Events')} error={form.errorOf('events')}>
        {webhookEvents.map((event) => (
          <Tick key={event} checked={events.includes(event)} onChange={() => toggle(event)}>
            {t(`EventNames.${event}`)}
          </Tick>
        ))}
      </FieldGroup>
      <div>
        <Button type="submit" kind="second" size="mini" icon="plus" busy={create.isPending}>
          {t('AddHook')}
        </Button>
      </div>
    </form>
  );
}
