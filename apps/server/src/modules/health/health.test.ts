import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { DatabaseUnavailableError } from '../../db/database-unavailable-error.ts';
import { healthRoutes } from './routes.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({ METRICS_TOKEN: 'figures-please' });
});
afterAll(() => t.close());

const get = (url: string, headers = {}) => t.app.inject({ method: 'GET', url, headers });

test('a healthy house is alive and ready', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).json()).toEqual({
    success: true,
    checks: { database: true, storage: true, mail: true, reader: true },
  });
});

test('a database that does not answer turns readiness red while the process stays alive, and recovers by itself', async () => {
  const { ping } = t.house.database;
  t.house.database.ping = async () => {
    throw new DatabaseUnavailableError('away');
  };
  const red = await get('/readyz');
  expect([red.statusCode, red.json().checks.database]).toEqual([503, false]);
  expect((await get('/healthz')).statusCode).toBe(200);
  t.house.database.ping = ping;
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('a database that answers and takes nothing, as on a full disk, turns readiness red', async () => {
  const { pool } = t.house.database;
  await pool.query('set session characteristics as transaction read only');
  const red = await get('/readyz');
  await pool.query('set session characteristics as transaction read write');
  expect([red.statusCode, red.json().checks.database]).toEqual([503, false]);
  expect((await get('/readyz')).statusCode).toBe(200);
});

test('weights that are missing or damaged turn readiness red until they are whole again', async () => {
  let broken = ['reader.onnx'];
  const app = fastify();
  await healthRoutes(app, t.house, async () => broken);
  const ready = async () => {
    const answer = await app.inject({ method: 'GET', url: '/readyz' });
    return [answer.statusCode, answer.json().checks.reader];
  };
  expect(await ready()).toEqual([503, false]);
  broken = [];
  expect(await ready()).toEqual([200, true]);
  await app.close();
});

test('metrics are in Prometheus format, name routes by pattern, and need the token when one is set', async () => {
  await get('/api/v1/workflow/occupations');
  expect((await get('/metrics')).statusCode).toBe(401);
  // As many letters as the right one.
  expect((await get('/metrics', { authorization: 'Bearer figures-pleasé' })).statusCode).toBe(401);
  const answer = await get('/metrics', { authorization: 'Bearer figures-please' });
  expect(answer.headers['content-type']).toMatch(/text\/plain/);
  expect(answer.body).toMatch(
    /vesta_http_request_seconds_count\{method="GET",route="\/api\/v1\/workflow\/occupations",status="200"\} 1/,
  );
  expect(answer.body).toMatch(/vesta_jobs\{job="send-mail",state="dead"\} 0/);
});
