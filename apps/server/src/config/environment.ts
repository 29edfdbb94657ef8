import { DEFAULT_WHO_PAYS, payers } from '@vesta/domain/payment/who-pays';
import * as z from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);
const text = () => z.preprocess(empty, z.string().optional());
const url = (...protocols: string[]) =>
  z.preprocess(
    empty,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      })
      .optional(),
  );
const flag = () =>
  z.preprocess(
    empty,
    z
      .enum(['0', '1', 'true', 'false'], { message: 'must be 1 or 0' })
      .default('0')
      .transform((value) => value === '1' || value === 'true'),
  );

/** Every variable that Vesta reads. docs/operations.md lists the same names; a test keeps the two in step. */
export const environmentSchema = z.object({
  NODE_ENV: z.preprocess(empty, z.enum(['production', 'development', 'test']).default('development')),
  PORT: z.preprocess(empty, z.coerce.number('must be a port number').int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(empty, z.string().default('localhost')),
  PUBLIC_URL: url('http:', 'https:'),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  ROLE: z.preprocess(empty, z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all')),
  MASTER_KEY: text(),
  MASTER_KEY_PREVIOUS: text(),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  SMTP_URL: url('smtp:', 'smtps:'),
  TSA_URL: url('http:', 'https:'),
  MAIL_FROM: z.preprocess(empty, z.string().default('Vesta <no-reply@vesta.localhost>')),
  STRIPE_SECRET_KEY: text(),
  STRIPE_PUBLISHABLE_KEY: text(),
  STRIPE_WEBHOOK_SECRET: text(),
  STRIPE_BASE_URL: url('http:', 'https:'),
  YAPILY_APPLICATION_ID: text(),
  YAPILY_APPLICATION_SECRET: text(),
  YAPILY_BASE_URL: url('http:', 'https:'),
  SEAL_CERT: text(),
  SEAL_KEY: text(),
  HOUSEHOLD_PAYMENT: z.preprocess(empty, z.enum(payers, 'must be main-applicant or each').default(DEFAULT_WHO_PAYS)),
  STAFF_EMAIL_DOMAIN: z.preprocess(empty, z.string().default('vesta.example')),
  MARKETING_URL: url('http:', 'https:'),
  GEO_PROVIDER: z.preprocess(empty, z.enum(['off', 'header', 'ipapi'], 'must be off, header or ipapi').default('off')),
  GEO_BASE_URL: url('http:', 'https:'),
  GEO_HEADER: z.preprocess(empty, z.string().default('cf-ipcountry')),
  PLACES_PROVIDER: z.preprocess(
    empty,
    z.enum(['built-in', 'google', 'photon'], 'must be built-in, google or photon').default('built-in'),
  ),
  PLACES_KEY: text(),
  PLACES_BASE_URL: url('http:', 'https:'),
  CONTENT_DIR: text(),
  OPERATOR_FILE: text(),
  TRUST_PROXY: flag(),
  ALLOW_SANDBOX: flag(),
  OPEN_DOCS: flag(),
  RATE_LIMIT_PER_MINUTE: z.preprocess(empty, z.coerce.number('must be a number').int().min(1).default(600)),
  ENGINE_PROCESSES: z.preprocess(empty, z.coerce.number('must be a number').int().min(1).max(16).optional()),
  HEALTH_PORT: z.preprocess(empty, z.coerce.number('must be a port number').int().min(0).max(65535).optional()),
  METRICS_TOKEN: text(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
  OTEL_EXPORTER_OTLP_HEADERS: text(),
  OTEL_SERVICE_NAME: z.preprocess(empty, z.string().default('vesta')),
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level').default('info'),
  ),
});

export type Environment = z.infer<typeof environmentSchema>;
export const environmentNames = Object.keys(environmentSchema.shape);
