import type { FieldFailure } from '@vesta/domain/failure';
import type { Language } from '@vesta/domain/languages';
import type { FastifyError } from 'fastify';
import { fieldFailure } from '../lib/parse-form.ts';

interface SchemaIssue {
  instancePath: string;
  message?: string;
}

/** Turns what a route's schema refused into the msg list: where, why, and a sentence for the screen. */
export function fieldFailures(error: FastifyError, language: Language): FieldFailure[] {
  const issues = (error.validation ?? []) as SchemaIssue[];
  return issues.map(({ instancePath, message }) =>
    fieldFailure(instancePath.split('/').filter(Boolean), message, language, error.validationContext),
  );
}
