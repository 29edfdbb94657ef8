import { normaliseEmail } from '@vesta/domain/validation/email';
import { normaliseName } from '@vesta/domain/validation/name';
import { isSameName } from '@vesta/domain/validation/same-name';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { refusedGuarantorValues } from './additional-details.rules.ts';
import { type Guarantor, newGuarantor, toGuarantor } from './people.mapping.ts';
import { PersonForm, type ReportUnsaved } from './person-form.tsx';
import { SameName } from './same-name.tsx';

interface GuarantorFormProps {
  user: { first_name: string; last_name: string; email: string };
  onAdd: (guarantor: Guarantor) => void;
  onCancel: () => void;
  onUnsaved: ReportUnsaved;
}

export function GuarantorForm({ user, onAdd, onCancel, onUnsaved }: GuarantorFormProps) {
  const t = useTranslations('AdditionalDetails');
  const { form } = useCheckedForm(newGuarantor, (values) => refusedGuarantorValues(values, user.email));
  const { fullname, email } = form.watch();
  const add = async () => {
    if (!(await form.trigger())) return false;
    onAdd(toGuarantor(form.getValues()));
    return true;
  };
  return (
    <PersonForm
      label={t('Guarantor.Add')}
      saveLabel={t('Guarantor.Save')}
      typed={{ fullname, email }}
      onAdd={add}
      onCancel={onCancel}
      onUnsaved={onUnsaved}
    >
      <CheckedInput
        form={form}
        name="fullname"
        id="guarantor-fullname"
        label={t('Member.FullName')}
        normalise={normaliseName}
        input={{ autoComplete: 'off' }}
      />
      {isSameName(user, fullname) && <SameName />}
      <CheckedInput
        form={form}
        name="email"
        id="guarantor-email"
        label={t('Member.Email')}
        hint={t('Member.EmailHint')}
        normalise={normaliseEmail}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none' }}
      />
    </PersonForm>
  );
}
