import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';
import { scriptedEngine } from '../../test/scripted-engine.ts';
import { openHealthDoor } from '../health-door.ts';
import { measuredEngine } from './measured-engine.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({ METRICS_TOKEN: 'figures-please' });
});
afterAll(() => t.close());

const figures = () => t.house.figures.registry.metrics();

test('mails are counted by what they are, and whether they left', async () => {
  await t.house.mail.send({
    to: 'a@vesta.example',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    template: 'code',
  });
  await expect(
    t.house.mail.send({ to: 'nobody', subject: '', html: '', text: '', template: 'code' }),
  ).rejects.toThrow();
  expect(await figures()).toContain('vesta_mails_total{template="code",outcome="sent"} 1');
  expect(await figures()).toContain('vesta_mails_total{template="code",outcome="failed"} 1');
});

test('readings are counted by kind and outcome, also those that fail', async () => {
  const options = { today: '2026-11-17' as never };
  const engine = measuredEngine(scriptedEngine(), t.house.figures);
  const { kind, verdict } = await engine.read({ bytes: new Uint8Array([1]), options });
  expect(await figures()).toContain(`vesta_reading_seconds_count{kind="${kind ?? 'unknown'}",outcome="${verdict}"} 1`);
  const broken = { ...scriptedEngine(), read: async () => Promise.reject(new Error('gone')) };
  await expect(measuredEngine(broken, t.house.figures).read({ bytes: new Uint8Array(), options })).rejects.toThrow(
    'gone',
  );
  expect(await figures()).toContain('vesta_reading_seconds_count{kind="unknown",outcome="failed"} 1');
});

test('a worker says how it is on a port of its own: alive, ready, and its figures to whoever has the token', async () => {
  const door = await openHealthDoor(t.house, 0);
  try {
    const ask = (path: string, headers = {}) => fetch(`${door.address}${path}`, { headers });
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/metrics')).status).toBe(401);
    const text = await (await ask('/metrics', { authorization: 'Bearer figures-please' })).text();
    expect(text).toContain('vesta_job_age_seconds{job="parse-document"} 0');
    expect((await ask('/api/v1/workflow/occupations')).status).toBe(404);
  } finally {
    await door.close();
  }
});
