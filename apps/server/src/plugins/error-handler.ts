import { type ErrorCode, errorCatalogue } from '@vesta/domain/errors';
import type { Failure } from '@vesta/domain/failure';
import { MAX_JSON_BYTES } from '@vesta/domain/limits';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { AppError } from '../lib/app-error.ts';
import { isOutOfSpace } from '../lib/is-out-of-space.ts';
import { translate } from '../lib/translate.ts';
import { fieldFailures } from './field-failures.ts';
import { contextOf } from './request-context.ts';

/** Failures that the framework raises before our own code runs, in the words of our catalogue. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_CONTENT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_BAD_URL: 'NOT_FOUND',
};

const defaultValues: Partial<Record<ErrorCode, Record<string, string>>> = {
  UNSUPPORTED_CONTENT: { expected: 'JSON' },
};

const TOO_LARGE = 413;

/** Any other fault that the framework lays at the caller's door. */
function codeByStatus(status = 500): ErrorCode | null {
  if (status === TOO_LARGE) return 'BODY_TOO_LARGE';
  if (status === 415 || status === 406) return 'UNSUPPORTED_CONTENT';
  return status >= 400 && status < 500 ? 'MALFORMED_BODY' : null;
}

/** The reader of forms has neither codes nor statuses for a form that is not one. */
const isTornForm = ({ message }: Error): boolean =>
  /^(Multipart: |Unexpected end of (multipart data|form)|Part terminated early|Malformed part header)/.test(message);

const MEGABYTE = 1024 * 1024;
const sizeInWords = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / MEGABYTE)} MB`;

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (isOutOfSpace(error)) return new AppError('STORAGE_FULL', { cause: error });
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION', { fields: fieldFailures(error, contextOf(request).language), cause: error });
  }
  if ((error as unknown) instanceof DatabaseUnavailableError) return new AppError('UNAVAILABLE', { cause: error });
  const code =
    frameworkCodes[error.code] ?? codeByStatus(error.statusCode) ?? (isTornForm(error) ? 'MALFORMED_BODY' : 'INTERNAL');
  const values =
    code === 'BODY_TOO_LARGE' ? { limit: sizeInWords(request.routeOptions.bodyLimit ?? MAX_JSON_BYTES) } : {};
  return new AppError(code, { cause: error, detail: error.message, values });
}

export function failureOf(error: AppError, request: FastifyRequest): Failure {
  const { language } = request.context ?? contextOf(request);
  const values = { ...defaultValues[error.code], ...error.values };
  const message = translate(language, errorCatalogue[error.code].textKey, values);
  return {
    success: false,
    message,
    code: error.code,
    request_id: request.id,
    ...(error.fields.length > 0 ? { msg: error.fields } : {}),
  };
}

/** One way out for everything that goes wrong. Our own faults are logged by type and place, and told in one calm sentence. */
export function answerFailure(raw: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(raw, request);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, errorCode: error.code }, 'request failed');
  else request.log.info({ errorCode: error.code, reason: error.message }, 'request refused');
  // Whoever sends more than is taken goes on sending; without an end of the line all of it would still be received.
  if (error.status === TOO_LARGE) reply.header('Connection', 'close');
  if (typeof error.values.seconds === 'number') reply.header('Retry-After', error.values.seconds);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureOf(error, request));
}

export const errorHandler = plugin(
  async (app) => {
    app.setErrorHandler(answerFailure);
  },
  { name: 'error-handler', dependencies: ['request-context'] },
);
