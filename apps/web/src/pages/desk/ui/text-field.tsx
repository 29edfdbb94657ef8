import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field/field.tsx';
import { InputGroup } from '../../../ui/input-group/input-group.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import type { DeskForm } from '../lib/use-desk-form.ts';

type Native = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'className' | 'placeholder'>;

interface TextFieldProps extends Native {
  form: DeskForm;
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** What is wrong with something typed that is not such a thing, where the field can say more than the form. */
  refusal?: string;
  unit?: string;
}

/** One line of text of a form at the desk. */
export function TextField({ form, name, label, hint, isOptional = false, refusal, unit, ...native }: TextFieldProps) {
  const t = useTranslations('DeskWork');
  const input = (
    <TextInput
      {...native}
      name={name}
      value={String(form.values[name] ?? '')}
      onChange={({ currentTarget }) => form.set(name, currentTarget.value)}
    />
  );
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={form.errorOf(name, refusal)}
      required={!isOptional}
      {...(isOptional ? { optional: t('Optional') } : {})}
    >
      {unit ? <InputGroup after={unit}>{input}</InputGroup> : input}
    </Field>
  );
}
