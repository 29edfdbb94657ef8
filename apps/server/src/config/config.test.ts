import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverFolder } from '../lib/worker-url.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { environmentNames } from './environment.ts';

const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString('base64');

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('nothing needs to be set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, production: false, databaseUrl: null, s3: null, role: 'all' });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    s3: null,
  });
});

test('everything that is wrong is listed at once, by name', () => {
  const problems = problemsOf({ PORT: 'abc', DATABASE_URL: 'mysql://x', ROLE: 'both', SMTP_URL: 'http://mail' });
  expect(problems.map((p) => p.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'ROLE', 'SMTP_URL']);
});

describe('production', () => {
  const safe = {
    NODE_ENV: 'production',
    MASTER_KEY: key,
    PUBLIC_URL: 'https://vesta.example',
    SMTP_URL: 'smtp://mail:25',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    YAPILY_APPLICATION_ID: 'application',
    YAPILY_APPLICATION_SECRET: 'secret',
  };

  test('starts with key, address and real providers', () => {
    expect(problemsOf(safe)).toEqual([]);
  });

  test.each(['MASTER_KEY', 'PUBLIC_URL'] as const)('demands %s', (name) => {
    const { [name]: _left, ...rest } = safe;
    expect(problemsOf(rest).join()).toContain(name);
  });

  test('draws no map of itself for strangers unless that is meant', () => {
    expect(readConfig(safe).openDocs).toBe(false);
    expect(readConfig({ ...safe, OPEN_DOCS: '1' }).openDocs).toBe(true);
    expect(readConfig({}).openDocs).toBe(true);
  });

  test('refuses a sandbox by accident, and takes it when it is meant', () => {
    const { SMTP_URL: _left, ...rest } = safe;
    expect(problemsOf(rest).join()).toMatch(/ALLOW_SANDBOX.*mail/);
    expect(problemsOf({ ...rest, ALLOW_SANDBOX: '1' })).toEqual([]);
    const { STRIPE_SECRET_KEY: _a, STRIPE_PUBLISHABLE_KEY: _b, STRIPE_WEBHOOK_SECRET: _c, ...unpaid } = safe;
    expect(problemsOf(unpaid).join()).toMatch(/ALLOW_SANDBOX.*payments/);
    expect(problemsOf({ ...unpaid, ALLOW_SANDBOX: '1' })).toEqual([]);
    const { YAPILY_APPLICATION_ID: _id, YAPILY_APPLICATION_SECRET: _secret, ...unconnected } = safe;
    expect(problemsOf(unconnected).join()).toMatch(/ALLOW_SANDBOX.*bank connections/);
    expect(problemsOf({ ...unconnected, ALLOW_SANDBOX: '1' })).toEqual([]);
  });
});

test('half a Stripe configuration names the missing half and repeats no key', () => {
  const problems = problemsOf({ STRIPE_SECRET_KEY: 'sk_live_very_secret' });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  expect(problems.join()).not.toContain('very_secret');
});

test('half a Yapily configuration names the missing half and repeats no secret', () => {
  const problems = problemsOf({ YAPILY_APPLICATION_SECRET: 'very_secret' });
  expect(problems).toEqual(['YAPILY_APPLICATION_ID: is needed as well when Yapily connects the banks']);
  expect(problemsOf({ YAPILY_BASE_URL: 'http://localhost:9' })).toHaveLength(2);
});

test('banks are connected at the provider’s own address unless another is named', () => {
  const keys = { YAPILY_APPLICATION_ID: 'a', YAPILY_APPLICATION_SECRET: 'b' };
  expect(readConfig(keys).yapily?.baseUrl).toBe('https://api.yapily.com');
  expect(readConfig({ ...keys, YAPILY_BASE_URL: 'http://localhost:9' }).yapily?.baseUrl).toBe('http://localhost:9');
  expect(readConfig({}).yapily).toBeNull();
});

test('half an S3 configuration names the missing half', () => {
  expect(problemsOf({ S3_BUCKET: 'papers' })).toEqual([
    'S3_ACCESS_KEY_ID: is needed as well when files go to S3',
    'S3_SECRET_ACCESS_KEY: is needed as well when files go to S3',
  ]);
});

test('separate processes need a database that they can share', () => {
  expect(problemsOf({ ROLE: 'worker' }).join()).toContain('DATABASE_URL');
});

test('a bad master key is described without being repeated', () => {
  const [problem = ''] = problemsOf({ MASTER_KEY: 'secret-but-short' });
  expect(problem).toMatch(/^MASTER_KEY: /);
  expect(problem).not.toContain('secret-but-short');
});

test('docs/operations.md lists every variable', () => {
  const docs = readFileSync(join(serverFolder, '../../docs/operations.md'), 'utf8');
  for (const name of environmentNames) expect(docs, name).toContain(`\`${name}\``);
});
