import { inviteMemberForm } from '@vesta/domain/desk/members';
import { companyRoles } from '@vesta/domain/desk/permissions';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { Tick } from '../../../ui/tick/tick.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';

const empty = { name: '', email: '', role: 'agent' };

export function InviteMember() {
  const t = useTranslations('DeskWork.Team');
  const roles = useTranslations('Desk.Roles');
  const invite = useDeskAct('members.invite');
  const form = useDeskForm(inviteMemberForm, empty, { act: invite });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || invite.isPending) return;
    invite.mutate(
      { body },
      { onSuccess: form.reset, onError: (error) => error instanceof ApiFailure && form.refuseFrom(error) },
    );
  };
  return (
    <form className="section" onSubmit={submit} noValidate>
      <h2>{t('Invite')}</h2>
      {invite.isSuccess && <MessageBox tone="good" text={t('Sent')} />}
      {invite.isError && <ShownMessage text={invite.error.message} />}
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" />
      <TextField form={form} name="email" label={t('Email')} type="email" autoComplete="off" />
      <FieldGroup label={t('Role')}>
        {companyRoles.map((value) => (
          <Tick
            key={value}
            kind="radio"
            name="role"
            checked={form.values.role === value}
            onChange={() => form.set('role', value)}
            hint={t(`RoleText.${value}`)}
          >
            {roles(value)}
          </Tick>
        ))}
      </FieldGroup>
      <div className="row">
        <Button type="submit" busy={invite.isPending}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}
