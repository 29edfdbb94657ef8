import { normaliseEmail } from '@vesta/domain/validation/email';
import { isChild, type Relationship, relationships } from '@vesta/domain/validation/household-vocabulary';
import { normaliseName } from '@vesta/domain/validation/name';
import { isSameName } from '@vesta/domain/validation/same-name';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { FieldPair } from '../../features/checked-form/field-pair.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useToday } from '../../features/checked-form/use-today.ts';
import { DateField } from '../../features/date-field/date-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { refusedMemberValues } from './additional-details.rules.ts';
import { type Member, newMember, toMember } from './people.mapping.ts';
import { PersonForm, type ReportUnsaved } from './person-form.tsx';
import { RoleChoice } from './role-choice.tsx';
import { SameName } from './same-name.tsx';

interface MemberFormProps {
  user: { first_name: string; last_name: string; email: string };
  onAdd: (member: Member) => void;
  onCancel: () => void;
  onUnsaved: ReportUnsaved;
}

/** Somebody who moves in too. Children need no e-mail address and sign nothing. */
export function MemberForm({ user, onAdd, onCancel, onUnsaved }: MemberFormProps) {
  const t = useTranslations('AdditionalDetails');
  const today = useToday();
  const { form } = useCheckedForm(newMember, (values) => refusedMemberValues(values, today, user.email));
  const { fullname, relationship, role, date_of_birth, email } = form.watch();
  const add = async () => {
    if (!(await form.trigger()) || relationship === '') return false;
    onAdd(toMember(form.getValues(), relationship));
    return true;
  };
  const relate = (chosen: Relationship | '') => {
    form.setValue('relationship', chosen, { shouldValidate: true });
    if (chosen !== '' && isChild(chosen)) form.setValue('role', 'Occupant');
    if (form.formState.errors.date_of_birth) void form.trigger('date_of_birth');
  };
  return (
    <PersonForm
      label={t('Member.Title')}
      saveLabel={t('Member.Save')}
      typed={{ fullname, relationship, date_of_birth, email }}
      onAdd={add}
      onCancel={onCancel}
      onUnsaved={onUnsaved}
    >
      <CheckedInput
        form={form}
        name="fullname"
        id="member-fullname"
        label={t('Member.FullName')}
        normalise={normaliseName}
        input={{ autoComplete: 'off' }}
      />
      {isSameName(user, fullname) && <SameName />}
      <FieldPair>
        <Field
          id="member-relationship"
          label={t('Member.Relationship')}
          error={form.formState.errors.relationship?.message}
          required
        >
          <Select
            value={relationship}
            onChange={({ currentTarget: { value } }) => relate(relationships.find((one) => one === value) ?? '')}
          >
            <option value="">{t('Member.Choose')}</option>
            {relationships.map((one) => (
              <option key={one} value={one}>
                {t(`Relationships.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <DateField form={form} name="date_of_birth" id="member-date_of_birth" label={t('Member.DateOfBirth')} />
      </FieldPair>
      <RoleChoice value={role} onChange={(chosen) => form.setValue('role', chosen)} />
      {!(relationship !== '' && isChild(relationship)) && (
        <CheckedInput
          form={form}
          name="email"
          id="member-email"
          label={t('Member.Email')}
          hint={role === 'Occupant' ? t('Member.EmailHintOccupant') : t('Member.EmailHint')}
          normalise={normaliseEmail}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none' }}
        />
      )}
    </PersonForm>
  );
}
