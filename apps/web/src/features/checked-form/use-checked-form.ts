import type { ValidationCode } from '@vesta/domain/validation/codes';
import { isFieldName } from '@vesta/domain/validation/field-names';
import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type ServerRefusals, serverRefusals } from './server-refusals.ts';
import { useSentence } from './use-sentence.ts';

/** The refused fields of a form, in the order in which they stand on screen. */
export type Refused<T> = { [Field in keyof T & string]?: ValidationCode | null };

/** Refusals of what nobody has answered yet. */
const missing: readonly ValidationCode[] = ['required', 'choice', 'consent'];

export interface CheckedForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Which answers are not right at this moment, shown or not. */
  refusedNow: (keyof T & string)[];
  /** Those of them in which something stands that is not right; the others are still missing. */
  wrongNow: (keyof T & string)[];
  /** Marks the fields that the server refused; `renamed` turns its names into those on screen. */
  markRefused: (failure: unknown, renamed?: (name: string) => string) => void;
}

/** A form judged by the rules of the domain: first when a field is left, from then on with every change. */
export function useCheckedForm<T extends FieldValues>(
  values: T,
  refuse: (values: T) => Refused<T>,
  /** Words of a step's own for a refusal; null leaves them to the texts of the fields. */
  ownWords: (name: string, code: ValidationCode) => string | null = () => null,
): CheckedForm<T> {
  const sentence = useSentence();
  const wordsFor = (name: string, code: ValidationCode) =>
    ownWords(name, code) ?? sentence(isFieldName(name) ? name : 'other', code);
  const refusedByServer = useRef<ServerRefusals>({});
  const resolver: Resolver<T> = (typed) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, code] of Object.entries<ValidationCode | null | undefined>(refuse(typed))) {
      if (code) errors[name] = { type: code, message: wordsFor(name, code) };
    }
    for (const [name, { value, message }] of Object.entries(refusedByServer.current)) {
      if (typed[name] === value) errors[name] ??= { type: 'server', message };
    }
    if (Object.keys(errors).length === 0) return { values: typed, errors: {} };
    return { values: {}, errors: errors as FieldErrors<T> };
  };
  const form = useForm<T>({
    defaultValues: values as DefaultValues<T>,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  const refused = refuse(form.watch());
  const refusedNow = (Object.keys(refused) as (keyof T & string)[]).filter((name) => refused[name]);
  return {
    form,
    refusedNow,
    wrongNow: refusedNow.filter((name) => !missing.includes(refused[name] ?? 'required')),
    markRefused(failure, renamed) {
      refusedByServer.current = serverRefusals(failure, form.getValues(), renamed);
      void form.trigger();
    },
  };
}
