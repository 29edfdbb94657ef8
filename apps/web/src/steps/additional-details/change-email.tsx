import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { refusedAsOwn } from '@vesta/domain/validation/own-address';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './household.module.css';

interface ChangeEmailProps {
  email: string;
  /** The applicant's own address, which is nobody else's. */
  own: string;
  onChange: (email: string) => void;
  onCancel: () => void;
}

/** Another address for somebody in the list. Saved with the step, which then writes to the new one and forgets the old. */
export function ChangeEmail({ email, own, onChange, onCancel }: ChangeEmailProps) {
  const t = useTranslations();
  const id = useId();
  const { form } = useCheckedForm({ email }, (values) => ({
    email: validateEmail(values.email) ?? refusedAsOwn(values.email, own),
  }));
  const save = async () => {
    if (await form.trigger()) onChange(normaliseEmail(form.getValues('email')));
  };
  // It stands inside the form of the page, which Enter must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void save();
  };
  return (
    <fieldset className={styles.change} onKeyDown={onKeyDown}>
      <CheckedInput
        form={form}
        name="email"
        id={id}
        label={t('AdditionalDetails.Member.Email')}
        hint={t('AdditionalDetails.Invitation.ChangeHint')}
        normalise={normaliseEmail}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none' }}
      />
      <div className="row row-wrap">
        <Button size="mini" onClick={() => void save()}>
          {t('AdditionalDetails.Invitation.Save')}
        </Button>
        <Button kind="ghost" size="mini" onClick={onCancel}>
          {t('General.Cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
