import type { Country } from '@vesta/domain/places';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorHandler } from '../../plugins/error-handler.ts';
import { requestContext } from '../../plugins/request-context.ts';
import { flagRoutes } from './flag-routes.ts';
import { countryRoutes } from './routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(requestContext);
  await app.register(errorHandler);
  await app.register(countryRoutes, { prefix: '/api' });
  await app.register(flagRoutes);
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) => {
  const response = await app.inject({ url: '/api/v1/openapis/country-flags', query });
  expect(response.statusCode).toBe(200);
  return response.json<{ success: true; countries: Country[] }>().countries;
};

test('PD-11 every country comes with name, flag, prefix and translations; Italy and Germany first', async () => {
  const countries = await list({ lang: 'it' });
  expect(countries).toHaveLength(250);
  expect(countries.slice(0, 2)).toEqual([
    {
      name: 'Italy',
      flag: '/flags/it.svg',
      code: '+39',
      cca2: 'IT',
      translations: {
        ita: { common: 'Italia', official: 'Repubblica italiana' },
        deu: { common: 'Italien', official: 'Italienische Republik' },
      },
      localeName: 'Italia',
    },
    expect.objectContaining({ cca2: 'DE', code: '+49', localeName: 'Germania' }),
  ]);
});

test.each([
  ['it', 'Svizzera'],
  ['de', 'Schweiz'],
  ['en', 'Switzerland'],
])('PD-11 in %s Switzerland is %s, and the list is in that alphabet', async (lang, name) => {
  const countries = await list({ lang });
  expect(countries.find(({ cca2 }) => cca2 === 'CH')).toMatchObject({ localeName: name, code: '+41' });
  const rest = countries.slice(2).map(({ localeName }) => localeName);
  expect(rest).toEqual([...rest].sort(new Intl.Collator(lang).compare));
});

test('PD-11 prefixes are real, and missing only where nobody can be called', async () => {
  const countries = await list();
  const without = countries.filter(({ code }) => code === null).map(({ cca2 }) => cca2);
  expect(without.sort()).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
  expect(countries.filter(({ code }) => code !== null && !/^\+\d{1,3}$/.test(code))).toEqual([]);
});

test('PD-11 fields leaves out what was not asked for, and passes over unknown names', async () => {
  expect((await list({ fields: 'cca2, code,idd' }))[0]).toEqual({ cca2: 'IT', code: '+39' });
  expect(Object.keys((await list({ fields: 'idd' }))[0] ?? {})).toHaveLength(6);
});

test('the list may be kept, and is not sent again when it has not changed', async () => {
  const url = '/api/v1/openapis/country-flags?lang=de';
  const first = await app.inject({ url });
  const { etag } = first.headers;
  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  expect(first.headers.vary).toContain('Accept-Language');
  const second = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  const other = await app.inject({ url: url.replace('de', 'it'), headers: { 'if-none-match': String(etag) } });
  expect(other.statusCode).toBe(200);
});

test('PD-11 every country of the list has a flag that can be shown', async () => {
  const countries = await list();
  const answers = await Promise.all(countries.map(({ flag }) => app.inject(flag)));
  expect(answers.filter(({ statusCode, body }) => statusCode !== 200 || !body.startsWith('<svg'))).toEqual([]);
  expect(answers[0]?.headers['content-type']).toBe('image/svg+xml');
  expect(answers[0]?.headers['cache-control']).toContain('immutable');
});

test.each([
  'IT.svg',
  'xx.svg',
  'it.png',
  'it.svg.bak',
  '..%2fpackage.json',
  '%2e%2e%2f1x1%2fIT.svg',
  'flags.css',
  '.svg',
])('no other file is served: %s', async (file) => {
  const response = await app.inject(`/flags/${file}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
});
