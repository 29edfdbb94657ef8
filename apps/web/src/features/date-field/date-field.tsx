import { normaliseDate } from '@vesta/domain/validation/date';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { CheckedInput } from '../checked-form/checked-input.tsx';
import { dayTyping } from './day-typing.ts';

interface DateFieldProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  hint?: ReactNode;
  optional?: string;
  id?: string;
  /** "bday" for the person's own date of birth. */
  autoComplete?: string;
}

/** A day as DD/MM/YYYY: the slashes come by themselves, single digits get their zero when the field is left. */
export function DateField<T extends FieldValues>({ autoComplete = 'off', ...field }: DateFieldProps<T>) {
  const t = useTranslations('DateField');
  const { language } = useRoute();
  return (
    <CheckedInput
      {...field}
      normalise={normaliseDate}
      {...dayTyping(language)}
      input={{
        inputMode: 'numeric',
        placeholder: t('Pattern'),
        autoComplete,
        className: 'w-m num',
      }}
    />
  );
}
