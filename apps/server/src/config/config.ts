import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseMasterKey } from '../lib/vault/master-key.ts';
import { ConfigError } from './config-error.ts';
import { type Environment, environmentSchema } from './environment.ts';

export interface S3Settings {
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  baseUrl: string | null;
}

export interface YapilySettings {
  applicationId: string;
  secret: string;
  baseUrl: string;
}

const YAPILY_URL = 'https://api.yapily.com';

/** The operator's own certificate for sealing reports, as PEM files. */
export interface SealSettings {
  certificateFile: string;
  keyFile: string;
}

/** Where traces are sent, in the protocol of OpenTelemetry over HTTP. */
export interface TraceSettings {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** The settings of one process, checked and in our own words. */
export interface Config {
  production: boolean;
  /** Whether the description of the API and the workbench are shown; in production only when told so. */
  openDocs: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  role: Environment['ROLE'];
  /** Null: the key kept in the data directory is used, which production does not allow. */
  masterKey: Buffer | null;
  previousMasterKeys: Buffer[];
  s3: S3Settings | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: the sandbox takes the payments, and no money moves. */
  stripe: StripeSettings | null;
  /** Null: the banks that can be connected are a sandbox. */
  yapily: YapilySettings | null;
  /** Null: reports are sealed with a certificate that the house made for itself. */
  seal: SealSettings | null;
  /** Null: seals bear the time of this machine. */
  timestampUrl: string | null;
  /** Whose payment covers the reports of a household. */
  whoPays: Environment['HOUSEHOLD_PAYMENT'];
  staffEmailDomain: string;
  marketingUrl: string | null;
  geo: { provider: Environment['GEO_PROVIDER']; baseUrl: string | null; header: string };
  places: { provider: Environment['PLACES_PROVIDER']; key: string | null; baseUrl: string | null };
  contentDir: string | null;
  operatorFile: string | null;
  trustProxy: boolean;
  rateLimitPerMinute: number;
  /** How many papers are read at a time. */
  engineProcesses: number;
  /** Where a process that only works says how it is; null: nowhere. */
  healthPort: number | null;
  metricsToken: string | null;
  /** Null: nothing is traced. */
  traces: TraceSettings | null;
  logLevel: Environment['LOG_LEVEL'];
  /** Parts of the house that only pretend; shown on screen and refused in production unless allowed. */
  sandboxes: string[];
}

const keys = (name: string, value: string | undefined, problems: string[]): Buffer[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      try {
        return [parseMasterKey(part)];
      } catch (error) {
        problems.push(`${name}: ${(error as Error).message}`);
        return [];
      }
    });

function s3Settings(env: Environment, problems: string[]): S3Settings | null {
  const wanted = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const anySet = env.S3_ENDPOINT || env.S3_REGION || wanted.some((name) => env[name]);
  if (!anySet) return null;
  const missing = wanted.filter((name) => !env[name]);
  for (const name of missing) problems.push(`${name}: is needed as well when files go to S3`);
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION ?? 'eu-central-1',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function stripeSettings(env: Environment, problems: string[]): StripeSettings | null {
  const wanted = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  if (!env.STRIPE_BASE_URL && wanted.every((name) => !env[name])) return null;
  const missing = wanted.filter((name) => !env[name]);
  for (const name of missing) problems.push(`${name}: is needed as well when Stripe takes the payments`);
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    baseUrl: env.STRIPE_BASE_URL ?? null,
  };
}

function yapilySettings(env: Environment, problems: string[]): YapilySettings | null {
  const wanted = ['YAPILY_APPLICATION_ID', 'YAPILY_APPLICATION_SECRET'] as const;
  if (!env.YAPILY_BASE_URL && wanted.every((name) => !env[name])) return null;
  const missing = wanted.filter((name) => !env[name]);
  for (const name of missing) problems.push(`${name}: is needed as well when Yapily connects the banks`);
  return {
    applicationId: env.YAPILY_APPLICATION_ID ?? '',
    secret: env.YAPILY_APPLICATION_SECRET ?? '',
    baseUrl: env.YAPILY_BASE_URL ?? YAPILY_URL,
  };
}

function sealSettings(env: Environment, problems: string[]): SealSettings | null {
  if (!env.SEAL_CERT && !env.SEAL_KEY) return null;
  if (!env.SEAL_CERT || !env.SEAL_KEY)
    problems.push('SEAL_CERT, SEAL_KEY: a certificate needs its key, and a key its certificate');
  return { certificateFile: env.SEAL_CERT ?? '', keyFile: env.SEAL_KEY ?? '' };
}

/** What is missing before strangers' papers may be trusted to this process. */
function productionProblems(env: Environment, sandboxes: string[]): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!env.MASTER_KEY) problems.push('MASTER_KEY: is needed in production (32 random bytes, base64)');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL: is needed in production (the address people type)');
  if (sandboxes.length > 0 && !env.ALLOW_SANDBOX) {
    problems.push(
      `ALLOW_SANDBOX: production does not start on a sandbox by accident; these are sandboxes now: ${sandboxes.join(', ')}. ` +
        'Configure the real provider, or set ALLOW_SANDBOX=1 if you mean it',
    );
  }
  return problems;
}

function traceSettings(env: Environment): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given = '' } = env;
  if (!endpoint) return null;
  const pairs = given.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
  });
  return { endpoint, headers: Object.fromEntries(pairs), serviceName: env.OTEL_SERVICE_NAME };
}

export function readConfig(source: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const problems: string[] = [];
  const [masterKey = null] = keys('MASTER_KEY', env.MASTER_KEY, problems);
  const previousMasterKeys = keys('MASTER_KEY_PREVIOUS', env.MASTER_KEY_PREVIOUS, problems);
  const s3 = s3Settings(env, problems);
  const stripe = stripeSettings(env, problems);
  const yapily = yapilySettings(env, problems);
  const seal = sealSettings(env, problems);
  const sandboxes = [
    ...(env.SMTP_URL ? [] : ['mail (SMTP_URL)']),
    ...(stripe ? [] : ['payments (STRIPE_SECRET_KEY)']),
    ...(yapily ? [] : ['bank connections (YAPILY_APPLICATION_ID)']),
  ];
  problems.push(...productionProblems(env, sandboxes));
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    problems.push(`ROLE: ${env.ROLE} needs DATABASE_URL, because the embedded database serves one process only`);
  }
  if (env.PLACES_PROVIDER === 'google' && !env.PLACES_KEY)
    problems.push('PLACES_KEY: is needed with PLACES_PROVIDER=google');
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production: env.NODE_ENV === 'production',
    openDocs: env.NODE_ENV !== 'production' || env.OPEN_DOCS,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    role: env.ROLE,
    masterKey,
    previousMasterKeys,
    s3,
    smtpUrl: env.SMTP_URL ?? null,
    timestampUrl: env.TSA_URL ?? null,
    mailFrom: env.MAIL_FROM,
    stripe,
    yapily,
    seal,
    whoPays: env.HOUSEHOLD_PAYMENT,
    staffEmailDomain: env.STAFF_EMAIL_DOMAIN.toLowerCase(),
    marketingUrl: env.MARKETING_URL ?? null,
    geo: { provider: env.GEO_PROVIDER, baseUrl: env.GEO_BASE_URL ?? null, header: env.GEO_HEADER },
    places: { provider: env.PLACES_PROVIDER, key: env.PLACES_KEY ?? null, baseUrl: env.PLACES_BASE_URL ?? null },
    contentDir: env.CONTENT_DIR ?? null,
    operatorFile: env.OPERATOR_FILE ?? null,
    trustProxy: env.TRUST_PROXY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    engineProcesses: env.ENGINE_PROCESSES ?? (availableParallelism() > 2 ? 2 : 1),
    healthPort: env.ROLE === 'worker' ? (env.HEALTH_PORT ?? null) : null,
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: traceSettings(env),
    logLevel: env.LOG_LEVEL,
    sandboxes,
  };
}
