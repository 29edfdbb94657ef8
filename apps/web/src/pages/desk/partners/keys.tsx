import { newKeyForm, type PartnerKeyLine } from '@vesta/domain/desk/partners';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDays } from '../../../lib/use-days.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { Loaded } from '../ui/loaded.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './partners.module.css';
import { SecretBox } from './secret-box.tsx';

function KeyRow({ line }: { line: PartnerKeyLine }) {
  const t = useTranslations('DeskWork.Partners');
  const { day } = useDays();
  const revoke = useDeskAct('keys.revoke');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{line.label}</b>
        <p className="small quiet">
          {t('MadeOn', { day: day(line.created_at) })}, {t('Entries', { count: line.entries })}
        </p>
        <code className={styles.code}>{line.id}</code>
        {revoke.isError && <MessageBox text={revoke.error.message} />}
      </div>
      {line.revoked_at ? (
        <Chip icon="lock">{t('Revoked')}</Chip>
      ) : (
        <>
          <Chip tone="good">{t('Active')}</Chip>
          <Button
            kind="ghost"
            size="mini"
            busy={revoke.isPending}
            aria-label={`${t('Revoke')}: ${line.label}`}
            onClick={() => revoke.mutate({ ids: { key: line.id } })}
          >
            {t('Revoke')}
          </Button>
        </>
      )}
    </li>
  );
}

/** Keys with which a company signs links on its own side. */
export function Keys() {
  const t = useTranslations('DeskWork.Partners');
  const keys = useDeskQuery('keys.list');
  const create = useDeskAct('keys.create');
  const form = useDeskForm(newKeyForm, { label: '' }, { act: create });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (body && !create.isPending) create.mutate({ body }, { onSuccess: form.reset });
  };
  return (
    <section className="section">
      <h2>{t('KeysTitle')}</h2>
      <p className="quiet">{t('KeysText')}</p>
      <Loaded query={keys}>
        {({ keys: list }) =>
          list.length === 0 ? (
            <p>{t('NoKeys')}</p>
          ) : (
            <ul className={styles.list}>
              {list.map((line) => (
                <KeyRow key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {create.data && <SecretBox secret={create.data.secret} />}
      {create.isError && <MessageBox text={create.error.message} />}
      <form className="stack-s" onSubmit={submit} noValidate>
        <TextField form={form} name="label" label={t('Label')} hint={t('LabelHint')} autoComplete="off" />
        <div>
          <Button type="submit" kind="second" size="mini" icon="key" busy={create.isPending}>
            {t('MakeKey')}
          </Button>
        </div>
      </form>
    </section>
  );
}
