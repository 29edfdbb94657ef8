import { type FieldPath, type PathValue, type UseFormReturn, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CountryChoice } from '../../features/country-choice/country-choice.tsx';

interface NationalityFieldProps<T extends { nationality: string }> {
  form: UseFormReturn<T>;
  optional?: string;
  hint?: string;
  /** The nationality decides about other questions, which may have to be judged again. */
  onChosen?: () => void;
}

export function NationalityField<T extends { nationality: string }>({
  form,
  optional,
  hint,
  onChosen,
}: NationalityFieldProps<T>) {
  const t = useTranslations('PersonalDetails.Birth');
  const name = 'nationality' as FieldPath<T>;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <CountryChoice
      id="nationality"
      label={t('Nationality')}
      hint={hint}
      {...(optional ? { optional } : {})}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(country) => {
        form.setValue(name, country.name as PathValue<T, FieldPath<T>>, { shouldDirty: true, shouldValidate: true });
        onChosen?.();
      }}
    />
  );
}
