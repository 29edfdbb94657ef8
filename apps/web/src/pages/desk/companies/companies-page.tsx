import { newCompanyForm } from '@vesta/domain/desk/company';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { PageHead } from '../ui/page-head.tsx';
import { TextField } from '../ui/text-field.tsx';

/** The house makes companies; everything about them is their own owners' work. */
export default function CompaniesPage() {
  const t = useTranslations('DeskWork.Companies');
  const [made, setMade] = useState<string | null>(null);
  const create = useDeskAct('companies.create');
  const form = useDeskForm(newCompanyForm, { name: '', owner_name: '', owner_email: '' }, { act: create });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || create.isPending) return;
    create.mutate(
      { body },
      {
        onSuccess: () => {
          setMade(body.name);
          form.reset();
        },
        onError: (error) => error instanceof ApiFailure && form.refuseFrom(error),
      },
    );
  };
  return (
    <form className="form stack" onSubmit={submit} noValidate>
      <PageHead title={t('Title')} lead={t('Lead')} />
      {made && create.isSuccess && <MessageBox tone="good" text={t('Created', { name: made })} />}
      {create.isError && <ShownMessage text={create.error.message} />}
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" />
      <TextField form={form} name="owner_name" label={t('OwnerName')} autoComplete="off" />
      <TextField form={form} name="owner_email" label={t('OwnerEmail')} type="email" autoComplete="off" />
      <div className="row">
        <Button type="submit" busy={create.isPending}>
          {t('Create')}
        </Button>
      </div>
    </form>
  );
}
