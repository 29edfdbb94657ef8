import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { silentLog as log } from '../../../test/silent-log.ts';
import { readConfig } from '../../config/config.ts';
import { serve } from '../../serve.ts';
import { createOtlpExporter } from './otlp-exporter.ts';
import type { Span } from './port.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { resource: { attributes: SentSpan['attributes'] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A collector: whatever it is sent, decoded. */
let collector: Server;
let endpoint: string;
let received: { path: string | undefined; key: string | undefined; type: string | undefined; body: Sent }[];
let refuses = false;
beforeEach(async () => {
  received = [];
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as Sent;
    if (!refuses)
      received.push({
        path: request.url,
        key: request.headers['x-key'] as string,
        type: request.headers['content-type'],
        body,
      });
    response.writeHead(refuses ? 503 : 200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.closeAllConnections();
  return new Promise((resolve) => collector.close(resolve));
});
const spans = () => received.flatMap(({ body }) => body.resourceSpans[0]?.scopeSpans[0]?.spans ?? []);
const factsOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test('a call and the job that it ordered arrive at a collector, below the caller’s own span and without a word of the person', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesta-traces-'));
  const database = await createTestDatabase();
  const config = readConfig({
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' },
  });
  const server = await serve(config, { engine: scriptedEngine(), database: { ...database, close: async () => {} } });
  const answer = await fetch(`${server.address}/api/v1/signup/submit?lang=it`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', region: 'it', 'application-type': 'rent' },
      traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
    },
    body: JSON.stringify({
      ...{ first_name: 'Zefirina', last_name: 'Quarzobelli', email: 'zefirina@quarzobelli.example' },
      ...{ mobile: '+39-3471182906', privacy_policy_consented: true, marketing_consented: false },
      employment_status: 'Employed',
    }),
  });
  expect(answer.status).toBe(200);
  await fetch(`${server.address}/api/v1/quarzobelli`);
  const sent = () => server.house.figures.mails.get();
  await expect.poll(async () => (await sent()).values.length).toBeGreaterThan(0);
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });

  expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'a b', type: 'application/json' });
  expect(factsOf(received[0]?.body.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'vesta',
  });
  const all = spans();
  const call = all.find(({ name }) => name === 'POST /api/v1/signup/submit');
  expect(call).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8), kind: 2, status: {} });
  expect(call && factsOf(call)).toMatchObject({ 'http.response.status_code': '200' });
  const job = all.find(({ name }) => name === 'job send-mail');
  const mail = all.find(({ name }) => name === 'send a mail');
  expect(mail).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId });
  for (const { traceId, spanId, startTimeUnixNano, endTimeUnixNano } of all) {
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  expect(JSON.stringify(received)).not.toMatch(/quarzobelli|zefirina/i);
});

test('a collector that is away costs nobody anything; what was kept is sent when it is back', async () => {
  const span = (name: string): Span => ({
    ...{ traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8), parentId: null, name, kind: 'inside' },
    ...{ startedAt: new Date(0), ms: 1.5, facts: {}, hasFailed: true },
  });
  const exporter = createOtlpExporter({ endpoint, headers: {}, resource: {}, log, everyMs: 20 });
  refuses = true;
  exporter.take(span('early'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toEqual([]);
  refuses = false;
  exporter.take(span('late'));
  await expect.poll(() => spans().map(({ name }) => name)).toEqual(['early', 'late']);
  expect(spans()[0]).toMatchObject({ status: { code: 2 }, startTimeUnixNano: '0', endTimeUnixNano: '1500000' });
  await exporter.close();
});

test('nothing is traced, and nothing loaded, where no collector is named', () => {
  expect(readConfig({ NODE_ENV: 'test' }).traces).toBeNull();
});
