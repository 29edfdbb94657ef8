import { isValidationCode } from '@vesta/domain/validation/codes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApiFailure } from '../../../lib/api.ts';

interface Schema<Out> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Out }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

type Values = Record<string, string | boolean>;

const knownCodes = [
  'required',
  'pattern',
  'tooLong',
  'noSuchDay',
  'notPositive',
  'tooLarge',
  'choice',
  'noLetters',
] as const;
type KnownCode = (typeof knownCodes)[number];
const codeOf = (message: string): KnownCode =>
  isValidationCode(message) ? (knownCodes.find((code) => code === message) ?? 'pattern') : 'pattern';

interface Around<V> {
  toPayload?: (values: V) => unknown;
  /** What sends the form. What was answered to one attempt says nothing of what is typed after it. */
  act?: { isIdle: boolean; reset: () => void };
}

/** Fields as they are typed, judged by the very schema that the server has; the first refused one gets the focus. */
export function useDeskForm<Out, V extends Values>(
  schema: Schema<Out>,
  initial: V,
  { toPayload = (values) => values, act }: Around<V> = {},
) {
  const t = useTranslations('DeskWork.Refused');
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Record<string, KnownCode>>({});
  const refuse = (issues: readonly { name: string; message: string }[]) => {
    setRefused(Object.fromEntries(issues.map(({ name, message }) => [name, codeOf(message)])));
    const [first] = issues;
    if (first) document.getElementById(first.name)?.focus();
  };
  return {
    values,
    set: (name: string, value: string | boolean) => {
      setValues((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _gone, ...rest }) => rest);
      if (act && !act.isIdle) act.reset();
    },
    reset: () => setValues(initial),
    errorOf: (name: string, ofPattern?: string): string | undefined => {
      const code = refused[name];
      return code && (code === 'pattern' && ofPattern ? ofPattern : t(code));
    },
    /** The checked form, or null after telling what is wrong with it. */
    check: (): Out | null => {
      const result = schema.safeParse(toPayload(values));
      if (result.success) {
        setRefused({});
        return result.data;
      }
      refuse(result.error.issues.map(({ path, message }) => ({ name: String(path[0]), message })));
      return null;
    },
    /** What the server refused although it was let through here. */
    refuseFrom: ({ fields }: ApiFailure) =>
      refuse(fields.map(({ loc, code }) => ({ name: String(loc.at(-1)), message: code }))),
  };
}

export type DeskForm = Pick<ReturnType<typeof useDeskForm<unknown, Values>>, 'values' | 'set' | 'errorOf'>;
