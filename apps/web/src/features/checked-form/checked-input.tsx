import type { ComponentProps, FocusEvent } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form';
import { Field, type FieldProps } from '../../ui/field/field.tsx';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'readOnly'
  | 'placeholder'
  | 'className'
>;

interface CheckedInputProps<T extends FieldValues> extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'ok'> {
  form: UseFormReturn<T>;
  name: Path<T>;
  /** Makes what was typed the way it is kept, when the field is left. */
  normalise?: (value: string) => string;
  /** Changes the text while it is being typed, e.g. puts slashes into a date. */
  whileTyping?: (typed: string, previous: string) => string;
  /** How the kept text stands in the field, where the reader's language writes it otherwise. */
  shows?: (value: string) => string;
  /** A unit at the end of the field, e.g. "€". */
  unit?: string;
  lines?: number;
  input?: Native & { numeric?: boolean };
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The control's id where two forms on one page ask for the same thing. */
  id?: string;
}

/** One line of text in a form: label, hint, error and the input, tidied when it is left. */
export function CheckedInput<T extends FieldValues>(props: CheckedInputProps<T>) {
  const {
    form,
    name,
    label,
    hint,
    optional,
    ok,
    normalise,
    whileTyping,
    shows,
    unit,
    lines,
    input,
    onFocus,
    id = name,
  } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const value = (field.value ?? '') as string;
  const control = {
    ...input,
    name,
    value: shows ? shows(value) : value,
    ref: field.ref,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      field.onChange(whileTyping ? whileTyping(currentTarget.value, value) : currentTarget.value),
    onBlur: () => {
      // Asked anew: a suggestion may have filled the field in the moment in which it was left.
      const left = (form.getValues(name) ?? '') as string;
      const tidied = normalise ? normalise(left) : left;
      if (tidied !== left) form.setValue(name, tidied as PathValue<T, Path<T>>, { shouldDirty: true });
      field.onBlur();
    },
  };
  const { numeric, ...area } = control as typeof control & { numeric?: boolean };
  const text = <TextInput {...area} {...(numeric ? { numeric } : {})} {...(onFocus ? { onFocus } : {})} />;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      ok={ok}
      error={fieldState.error?.message}
      required={!optional}
      {...(optional ? { optional } : {})}
    >
      {lines ? <TextArea {...area} rows={lines} /> : unit ? <InputGroup after={unit}>{text}</InputGroup> : text}
    </Field>
  );
}
