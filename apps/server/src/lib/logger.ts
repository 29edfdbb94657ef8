import { hostname } from 'node:os';
import type { FastifyServerOptions } from 'fastify';
import { errorForLog } from './error-for-log.ts';

type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Fields that may hold something private, wherever they turn up. */
const PRIVATE_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'code',
  'sig',
  'email',
  'first_name',
  'last_name',
  'fullname',
  'name',
  'mobile',
  'fiscal_code',
  'iban',
  'date_of_birth',
  'body',
];

const everywhere = (field: string) => [field, `*.${field}`, `*.*.${field}`, `*.headers.${field}`];

/** The path of a request without its query: tokens and ids of people travel there. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

export function loggerOptions(level: string, stream?: NodeJS.WritableStream): Options {
  return {
    level,
    base: { host: hostname() },
    redact: { paths: PRIVATE_FIELDS.flatMap(everywhere), censor: '[private]' },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: errorForLog,
    },
    ...(stream ? { stream } : {}),
  } as Options;
}
