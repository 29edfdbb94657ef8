import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

interface Operation {
  summary?: string;
  responses: Record<string, unknown>;
  requestBody?: unknown;
}

test('API-02 one OpenAPI document describes every call, with what it takes and how it fails', async () => {
  const answer = await t.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const document = answer.json();
  expect(document.openapi).toMatch(/^3\.1/);
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, verbs]) => Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...operation })),
  );
  expect(operations.map((o) => o.name)).toEqual(
    expect.arrayContaining([
      'post /api/v1/auth/validate',
      'get /api/v1/workflow/',
      'get /api/v1/workflow/listing-info',
      'get /api/v1/workflow/occupations',
      'post /api/v1/workflow/send-continue-later-email',
      'get /api/v1/state/',
      'post /api/v1/state/update-step',
    ]),
  );
  for (const { name, summary } of operations) expect(summary, name).toBeTruthy();
  const update = document.paths['/api/v1/state/update-step'].post;
  expect(update.requestBody.content['application/json'].schema.required).toEqual(['step', 'step_router']);
  expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '401', '409', '422']));
});

test('API-02 a page to browse it is served, under a policy of its own', async () => {
  const page = await t.app.inject({ method: 'GET', url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/text\/html/);
});
