import * as z from 'zod/mini';
import type { ValidationCode } from './codes.ts';
import { tidy } from './tidy.ts';
import type { Normaliser, Validator } from './validator.ts';

type Typed = string | null | undefined;

const code = (value: ValidationCode): ValidationCode => value;
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** No field is near as long; beyond this a text is refused unread, so that nobody keeps the server busy with one. */
const MAX_TYPED_LENGTH = 2000;

/** A text that is normalised first and judged then; its issue carries the validation code as message. */
export const checkedText = (normalise: Normaliser, validate: Validator) =>
  z.string({ error: code('pattern') }).check(
    z.overwrite((value) => (value.length > MAX_TYPED_LENGTH ? value : normalise(value))),
    z.superRefine((value, context) => {
      const refused = value.length > MAX_TYPED_LENGTH ? 'tooLong' : validate(value);
      if (refused) context.addIssue({ code: 'custom', message: refused });
    }),
  );

/** A missing text counts as empty, so that one parse names every field that lacks something. */
export const requiredText = (normalise: Normaliser, validate: Validator) =>
  z.pipe(
    z.transform((value: Typed): string => value ?? ''),
    checkedText(normalise, validate),
  );

/** A text that may be left out: empty and missing both become null. */
export const optionalText = (normalise: Normaliser, validate: Validator) =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed): string | null => (isBlank(value) ? null : (value ?? null))),
      z.nullable(checkedText(normalise, validate)),
    ),
    null,
  );

/** A text that stands for itself when nothing else is said. */
export const textOr = (fallback: string, normalise: Normaliser, validate: Validator) =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed): string => (isBlank(value) ? fallback : (value ?? fallback))),
      checkedText(normalise, validate),
    ),
    fallback,
  );

/** A text that another field's answer decides about: normalised here, judged by the form. */
export const judgedLater = (normalise: Normaliser) => requiredText(normalise, () => null);

const refuseChoice = (issue: { input?: unknown }): ValidationCode => (isBlank(issue.input) ? 'required' : 'choice');

/** One of the listed words, whatever its case and the spaces around it. */
function matching<const T extends readonly string[]>(options: T, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const wanted = tidy(value).toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? value;
}

export const choice = <const T extends readonly string[]>(options: T) =>
  z.pipe(
    z.transform((value: Typed) => matching(options, value)),
    z.enum(options, { error: refuseChoice }),
  );

export const choiceOr = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed) => (isBlank(value) ? fallback : matching(options, value))),
      z.enum(options, { error: refuseChoice }),
    ),
    fallback,
  );

export const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed) => (isBlank(value) ? null : matching(options, value))),
      z.nullable(z.enum(options, { error: refuseChoice })),
    ),
    null,
  );

/** A tick box: not ticked unless it says so. */
export const flag = (unsaid = false) =>
  z.prefault(
    z.pipe(
      z.transform((value: boolean | null | undefined): boolean => value ?? unsaid),
      z.boolean({ error: code('choice') }),
    ),
    unsaid,
  );

/** A tick without which nothing goes on. */
export const consent = () => z.literal(true, { error: code('consent') });

/** The answers of one screen. Whatever is not a set of answers at all is refused with a code too. */
export const form = <T extends z.core.$ZodLooseShape>(fields: T) => z.object(fields, { error: code('pattern') });
