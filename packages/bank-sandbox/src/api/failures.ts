import type { FastifyInstance } from 'fastify';
import { type Door, newId } from '../door.ts';

const names: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  424: 'FAILED_DEPENDENCY',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
};

interface Issue {
  type: string;
  code: string;
  message: string;
  parameter?: string;
  institutionError?: { errorMessage: string; httpStatusCode: number };
}

/** A failure as the provider tells it: in the long shape with issues, or in the short one without. */
export class ProviderFailure extends Error {
  readonly status: number;
  readonly source: 'YAPILY' | 'INSTITUTION' | 'USER';
  readonly issue: Issue | null;

  constructor(status: number, source: ProviderFailure['source'], issue: Issue | null) {
    super(names[status] ?? 'UNKNOWN');
    this.status = status;
    this.source = source;
    this.issue = issue;
  }
}

/** The short shape, for what the gateway itself turns away. */
export const turnedAway = (status: number) => new ProviderFailure(status, 'YAPILY', null);

export const invalid = (parameter: string) =>
  new ProviderFailure(400, 'YAPILY', {
    type: 'INVALID_REQUEST',
    code: 'sandbox.invalid-field',
    parameter,
    message: `The field ${parameter} is missing or wrong`,
  });

export const noConsent = () =>
  new ProviderFailure(403, 'YAPILY', {
    type: 'INVALID_CONSENT',
    code: 'sandbox.consent',
    message: 'The consent is not authorised, or no longer',
  });

export const unknown = () =>
  new ProviderFailure(404, 'YAPILY', { type: 'NOT_FOUND', code: 'sandbox.unknown', message: 'There is no such thing' });

export const atBank = (status: number, httpStatusCode: number, errorMessage: string) =>
  new ProviderFailure(status, 'INSTITUTION', {
    type: 'INSTITUTION_ERROR',
    code: 'sandbox.institution',
    message: 'The institution answered with an error',
    institutionError: { errorMessage, httpStatusCode },
  });

export const byUser = (code: string) =>
  new ProviderFailure(400, 'USER', { type: 'INVALID_CREDENTIALS', code, message: 'What was typed is wrong' });

function bodyOf({ status, source, issue, message }: ProviderFailure, tracingId: string) {
  if (!issue) return { error: { code: status, status: message, message: 'The request was turned away' } };
  const supportUrl = 'https://sandbox.invalid/support';
  return { error: { tracingId, code: status, status: message, supportUrl, source, issues: [issue] } };
}

/** Every failure of the API leaves in one of the two shapes. */
export function tellFailures(app: FastifyInstance, door: Door): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const failure = error instanceof ProviderFailure ? error : turnedAway(status in names ? status : 400);
    const tracingId = newId(door).replaceAll('-', '');
    if (failure.status === 429) reply.header('Retry-After', '1');
    return reply.code(failure.status).send(bodyOf(failure, tracingId));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf(turnedAway(404), '')));
}
