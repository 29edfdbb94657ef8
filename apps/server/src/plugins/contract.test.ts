import OpenAPIClientAxios from 'openapi-client-axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { contractTypes } from '../../test/contract-types.ts';
import { createTestHouse, type TestHouse } from '../../test/house.ts';
import { codeIn, lastMailTo } from '../../test/mails.ts';
import { buildApp } from '../app.ts';

interface Operation {
  operationId?: string;
  parameters?: { name: string; required?: boolean }[];
  security?: Record<string, unknown>[];
}

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const described = async () => (await t.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();

test('API-02 the types by which the pages call are those of the description', async () => {
  await expect(await contractTypes(await described())).toMatchFileSnapshot('../../../web/src/lib/contract.gen.ts');
});

test('API-02 every call has a name, says its flow in headers, and who may call it', async () => {
  const { paths, components } = await described();
  const operations = Object.entries<Record<string, Operation>>(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({ at: `${verb} ${path}`, operation })),
    );
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { at, operation } of operations) {
    const said = (operation.parameters ?? []).map(({ name }) => name);
    const flow = at.includes('/v1/desk/')
      ? ['Desk-Call', 'lang']
      : ['Application-Type', 'Region', 'application_id', 'lang'];
    expect(said, at).toEqual(expect.arrayContaining(flow));
    expect(operation.security?.length, at).toBeGreaterThan(0);
    for (const scheme of operation.security?.flatMap(Object.keys) ?? [])
      expect(components.securitySchemes[scheme], at).toBeDefined();
  }
  const state = paths['/api/v1/state/'].get;
  expect(state.security).toEqual([{ session: [] }]);
  expect(state.parameters).toContainEqual(expect.objectContaining({ name: 'application_id', required: true }));
  expect(paths['/api/v1/signup/submit'].post.security).toEqual([{}, { session: [] }]);
  expect(paths['/api/v1/desk/me'].get.security).toEqual([{ desk: [] }]);
});

test('an answer holds what its schema names and nothing else', async () => {
  const app = await buildApp(t.house);
  const schema = { summary: 'x', response: { 200: z.object({ told: z.string() }) } };
  app.get('/api/v1/more-than-told', { schema, config: { access: 'public' } }, async () => ({
    told: 'this',
    secret: 'that',
  }));
  expect((await app.inject({ url: '/api/v1/more-than-told' })).json()).toEqual({ told: 'this' });
  await app.close();
});

test('API-02 a client that a tool makes of the description signs up, verifies, and reads its state', async () => {
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const definition = { ...(await described()), servers: [{ url: address }] };
  const client = await new OpenAPIClientAxios({ definition }).init();
  const methods = client as unknown as Record<
    string,
    (...args: unknown[]) => Promise<{ data: Record<string, string> }>
  >;
  const ask = async (name: string, ...asked: unknown[]) => {
    const method = methods[name];
    if (!method) throw new Error(`The tool made no ${name}.`);
    return (await method(...asked)).data;
  };
  const email = 'carla.conti@example.com';
  const signedUp = await ask(
    'postV1SignupSubmit',
    { lang: 'en', 'Application-Type': 'rent', Region: 'it' },
    {
      ...{ first_name: 'Carla', last_name: 'Conti', email, mobile: '+39-3471234567' },
      ...{ privacy_policy_consented: true, marketing_consented: false, employment_status: 'Employed' },
    },
  );
  expect(signedUp).toEqual({ success: true, application_id: expect.any(String) });
  const code = codeIn(await lastMailTo(t, email));
  const opened = await ask('postV1VerifyEmailSubmit', { lang: 'en' }, { email, code });
  const { access_token, application_id } = opened;
  const state = await ask('getV1State', { application_id, lang: 'en' }, undefined, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(state).toMatchObject({ success: true, user: { email, first_name: 'Carla' } });
});
