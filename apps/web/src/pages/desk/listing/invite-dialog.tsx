import { inviteApplicantForm } from '@vesta/domain/desk/applicants';
import { languages } from '@vesta/domain/languages';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';

/** Asks somebody by e-mail to apply; several one after the other. */
export function InviteDialog({ language, onClose }: { language: string; onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const invite = useDeskAct('applicants.invite');
  const form = useDeskForm(inviteApplicantForm, { email: '', language }, { act: invite });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || invite.isPending) return;
    invite.mutate(
      { body },
      {
        onSuccess: () => form.set('email', ''),
        onError: (error) => error instanceof ApiFailure && form.refuseFrom(error),
      },
    );
  };
  return (
    <Dialog
      title={t('DeskWork.Invite.Title')}
      closeLabel={t('DeskWork.Close')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} busy={invite.isPending}>
            {t('DeskWork.Invite.Send')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('DeskWork.Close')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack-s" onSubmit={submit} noValidate>
        {invite.isSuccess && <MessageBox tone="good" text={t('DeskWork.Invite.Sent')} />}
        {invite.isError && <MessageBox text={invite.error.message} />}
        <TextField form={form} name="email" label={t('DeskWork.Invite.Email')} type="email" autoComplete="off" />
        <FieldGroup label={t('DeskWork.Invite.Language')}>
          <Segmented
            value={String(form.values.language)}
            onChange={(value) => form.set('language', value)}
            options={languages.map((value) => ({ value, label: t(`Languages.${value}`) }))}
          />
        </FieldGroup>
      </form>
    </Dialog>
  );
}
