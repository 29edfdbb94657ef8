import { normaliseDate } from '@vesta/domain/validation/date';
import { DATE_LENGTH } from '@vesta/domain/validation/date-while-typing';
import type { FocusEvent, ReactNode } from 'react';
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

/**
 * A whole date is replaced by what is typed next, as it is when one comes with the tab key: digits typed into the
 * middle of it would make another date of both. Only after the tap has placed its caret, which would undo it.
 */
function selectWhole({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  setTimeout(() => {
    if (document.activeElement === currentTarget && currentTarget.value.length === DATE_LENGTH) currentTarget.select();
  });
}

/** A day as DD/MM/YYYY: the slashes come by themselves, single digits get their zero when the field is left. */
export function DateField<T extends FieldValues>({ autoComplete = 'off', ...field }: DateFieldProps<T>) {
  const t = useTranslations('DateField');
  const { language } = useRoute();
  return (
    <CheckedInput
      {...field}
      normalise={normaliseDate}
      onFocus={selectWhole}
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
