import { testLinkForm } from '@vesta/domain/desk/partners';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';

/** Says what is wrong with a link, to those who make links. */
export function LinkTester() {
  const t = useTranslations('DeskWork.Partners');
  const test = useDeskAct('keys.test');
  const form = useDeskForm(testLinkForm, { link: '' }, { act: test });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (body && !test.isPending) test.mutate({ body });
  };
  const { verdict, label } = test.data ?? {};
  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('TestTitle')}</h2>
      <p className="quiet">{t('TestText')}</p>
      <TextField form={form} name="link" label={t('TestLink')} autoComplete="off" />
      {test.isError && <MessageBox text={test.error.message} />}
      {verdict && (
        <MessageBox
          tone={verdict === 'good' ? 'good' : 'warning'}
          {...(label ? { lead: label } : {})}
          text={t(`Verdicts.${verdict}`)}
        />
      )}
      <div>
        <Button type="submit" kind="second" size="mini" icon="search" busy={test.isPending}>
          {t('Test')}
        </Button>
      </div>
    </form>
  );
}
