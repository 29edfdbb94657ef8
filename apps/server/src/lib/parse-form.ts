import type { FieldFailure } from '@vesta/domain/failure';
import type { Language } from '@vesta/domain/languages';
import { isValidationCode } from '@vesta/domain/validation/codes';
import { fieldOfPath } from '@vesta/domain/validation/field-names';
import { sentenceOf } from '@vesta/domain/validation/message-of';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { translate, translatorOf } from './translate.ts';

/** One refused field in the words of the screen. What is no code of ours is a value of the wrong kind. */
export function fieldFailure(
  path: readonly PropertyKey[],
  message: string | undefined,
  language: Language,
  place = 'body',
): FieldFailure {
  const code = isValidationCode(message) ? message : 'pattern';
  const sentence = sentenceOf(translatorOf(language), fieldOfPath(path), code);
  const loc = [place, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  return { loc, code, msg: translate(language, 'Form.Error'), loc_msg: sentence };
}

/** Judges a form that depends on the caller's flow, with the same answer as a route's own schema gives. */
export function parseForm<S extends z.ZodMiniType>(schema: S, body: unknown, language: Language): z.output<S> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => fieldFailure(issue.path, issue.message, language));
  throw new AppError('VALIDATION', { fields });
}
