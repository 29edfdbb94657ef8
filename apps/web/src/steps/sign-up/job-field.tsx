import type { ApplicantRole } from '@vesta/domain/roles';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useOccupations } from '../../features/occupations/use-occupations.ts';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { SignUpValues } from './sign-up.mapping.ts';

/** Whoever comes here past the first page has not said yet how they earn a living. */
export function JobField({ form, role }: { form: UseFormReturn<SignUpValues>; role: ApplicantRole }) {
  const t = useTranslations();
  const { data: occupations = [] } = useOccupations(role);
  const error = form.formState.errors.employment_status?.message;
  return (
    <Field id="employment_status" label={t('SignUp.Job')} hint={t('SignUp.JobHint')} error={error} required>
      <Select {...form.register('employment_status')}>
        <option value="">{t('SignUp.JobChoose')}</option>
        {occupations.map(({ key }) => (
          <option key={key} value={key}>
            {t(`Occupation.Jobs.${key}.Title`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
