import { keyLinkForm } from '@vesta/domain/desk/partners';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';
import { ToCopy } from './to-copy.tsx';

const nobody = { first_name: '', last_name: '', email: '', listing: '' };

/** A link as the company's own system would make it. */
export function LinkBuilder() {
  const t = useTranslations('DeskWork.Partners');
  const keys = useDeskQuery('keys.list');
  const listings = useDeskQuery('listings.list');
  const active = keys.data?.keys.filter(({ revoked_at }) => revoked_at === null) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const key = active.find(({ id }) => id === chosen)?.id ?? active[0]?.id;
  const make = useDeskAct('keys.link');
  const form = useDeskForm(keyLinkForm, nobody, { act: make });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || !key || make.isPending) return;
    make.mutate({ ids: { key }, body }, { onError: (error) => error instanceof ApiFailure && form.refuseFrom(error) });
  };
  if (!key) return null;
  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('LinkTitle')}</h2>
      <p className="quiet">{t('LinkText')}</p>
      <Field id="key" label={t('Key')}>
        <Select value={key} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {active.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="pair">
        <TextField form={form} name="first_name" label={t('FirstName')} autoComplete="off" />
        <TextField form={form} name="last_name" label={t('LastName')} autoComplete="off" />
      </div>
      <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="off" />
      <Field id="listing" label={t('Listing')}>
        <Select
          value={String(form.values.listing)}
          onChange={({ currentTarget }) => form.set('listing', currentTarget.value)}
        >
          <option value="">{t('NoListing')}</option>
          {listings.data?.listings
            .filter(({ closed_at }) => !closed_at)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </Select>
      </Field>
      {make.isError && <MessageBox text={make.error.message} />}
      {make.data && (
        <MessageBox tone="good" text={t('Link')}>
          <ToCopy key={make.data.link} name={t('Link')} text={make.data.link} />
        </MessageBox>
      )}
      <div>
        <Button type="submit" kind="second" size="mini" icon="link" busy={make.isPending}>
          {t('MakeLink')}
        </Button>
      </div>
    </form>
  );
}
