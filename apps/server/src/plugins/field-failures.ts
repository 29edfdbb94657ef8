import type { FieldFailure } from '@vesta/domain/failure';
import type { Language } from '@vesta/domain/languages';
import type { FastifyError } from 'fastify';
import { translate } from '../lib/translate.ts';

interface ZodIssue {
  instancePath: string;
  message?: string;
  keyword: string;
}

/** Turns what the schema refused into the msg list: where, why, and a sentence for the screen. */
export function fieldFailures(error: FastifyError, language: Language): FieldFailure[] {
  const issues = (error.validation ?? []) as unknown as ZodIssue[];
  const context = error.validationContext ?? 'body';
  return issues.map((issue) => ({
    loc: [context, ...issue.instancePath.split('/').filter(Boolean)],
    code: issue.keyword,
    msg: translate(language, 'Form.Error'),
  }));
}
