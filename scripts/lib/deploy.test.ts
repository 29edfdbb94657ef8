import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentNames } from '../../apps/server/src/config/environment.ts';
import { createFigures } from '../../apps/server/src/figures/figures.ts';
import { releasedPaths } from './make-release.mjs';
import { root } from './root.mjs';

const folder = join(root, 'deploy');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const known = new Set(environmentNames);

/** What the other services of the compose file are told; not ours. */
const OF_OTHERS = /^(POSTGRES|MINIO)_/;

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each([
  ['vesta.env.example', /^([A-Z][A-Z0-9_]+)=/gm],
  ['compose.yaml', /^\s+([A-Z][A-Z0-9_]+):/gm],
  ['Dockerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['vesta-api@.service', /(?<=^Environment=.*)\b([A-Z][A-Z0-9_]+)=/gm],
  ['vesta-worker@.service', /(?<=^Environment=.*)\b([A-Z][A-Z0-9_]+)=/gm],
])('%s names settings that there are', (file, pattern) => {
  const found = names(textOf(file), pattern).filter((name) => !OF_OTHERS.test(name));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
});

test('what is started lies in a release, and the release ships the files of this folder', () => {
  const started = readdirSync(folder).flatMap((name) => names(textOf(name), /\/opt\/vesta\/([\w./-]+)/g));
  expect(new Set(started)).toEqual(new Set(['vesta.mjs']));
  expect(releasedPaths).toContain('deploy');
  expect(releasedPaths.filter((path) => !existsSync(join(root, path)) && !path.includes('/dist'))).toEqual([]);
});

test('ports agree: of the image, of the proxy in front, of the health of workers', () => {
  const image = textOf('Dockerfile');
  const [port = ''] = names(image, /\bPORT=(\d+)/g);
  expect(names(image, /EXPOSE (\d+)/g)).toEqual([port]);
  expect(names(image, /localhost:(\d+)\/healthz/g)).toEqual([port]);
  expect(names(textOf('nginx.conf'), /server api:(\d+)/g)).toEqual([port]);
  // The image's own health check asks the same port of a worker.
  expect(names(textOf('compose.yaml'), /HEALTH_PORT: "(\d+)"/g)).toEqual([port]);
});

test('every figure on the dashboard and in the alarms is one that a process tells', async () => {
  const { registry } = createFigures();
  const own = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  // Told beside them by plugins/metrics.ts and by the library.
  const others = [
    'vesta_jobs',
    'vesta_job_age_seconds',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ];
  const told = readFileSync(join(root, 'apps/server/src/plugins/metrics.ts'), 'utf8');
  for (const name of others.filter((one) => one.startsWith('vesta_'))) expect(told).toContain(`'${name}'`);
  for (const file of ['grafana.json', 'alerts.yaml']) {
    const used = names(textOf(file), /\b((?:vesta|process|nodejs)_[a-z0-9_]+)/g);
    expect(used.length).toBeGreaterThan(5);
    const plain = used.map((name) => (own.has(name) ? name : name.replace(/_(count|bucket|sum)$/, '')));
    expect(plain.filter((name) => !own.has(name) && !others.includes(name))).toEqual([]);
  }
});

test('every alarm is explained to whoever it wakes', () => {
  const explained = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const alarm of names(textOf('alerts.yaml'), /alert: (\w+)/g)) expect(explained).toContain(`\`${alarm}\``);
});

test('whoever ends a process gives it the time that it may take', () => {
  expect(textOf('compose.yaml')).toContain('stop_grace_period: 45s');
  for (const unit of ['vesta-api@.service', 'vesta-worker@.service'])
    expect(textOf(unit)).toContain('TimeoutStopSec=45');
});
