import type { PlaceSuggestion } from '@vesta/domain/places';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlacesProvider, PlacesError, type PlacesProvider } from '../../adapters/places/index.ts';
import { errorHandler } from '../../plugins/error-handler.ts';
import { rateLimits } from '../../plugins/rate-limit.ts';
import { requestContext } from '../../plugins/request-context.ts';
import { placesRoutes } from './routes.ts';

const builtIn = createPlacesProvider({ provider: 'built-in', key: null, baseUrl: null });
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function appWith(places: PlacesProvider): Promise<FastifyInstance> {
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  apps.push(app);
  await app.register(requestContext);
  await app.register(errorHandler);
  await rateLimits(app, { perMinute: 10_000 });
  await app.register(placesRoutes, { prefix: '/api', places });
  return app;
}

const fake = (overrides: Partial<PlacesProvider>): PlacesProvider => ({
  suggest: async () => [],
  details: async () => null,
  ...overrides,
});

test.each(['/api/v1/openapis/addresses', '/api/addresses'])('PD-05 %s answers with recommendations', async (path) => {
  const app = await appWith(builtIn);
  const response = await app.inject({ url: path, query: { text: 'Via Savona 41, 20144 Milano', countryCode: 'IT' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { success, recommendations } = response.json<{ success: boolean; recommendations: PlaceSuggestion[] }>();
  expect(success).toBe(true);
  expect(recommendations).toEqual([
    {
      place_id: expect.stringMatching(/^[\w-]+$/),
      description: 'Via Savona 41, 20144 Milano (MI)',
      note: '20144 · Milano · Lombardia',
    },
  ]);
});

test.each(['/api/v1/openapis/address-details', '/api/address-details'])(
  'PD-06 %s gives the parts of a suggestion',
  async (path) => {
    const app = await appWith(builtIn);
    const found = await app.inject({
      url: '/api/addresses',
      query: { text: 'Bartelsstr. 12, 20357 Hamburg', countryCode: 'de' },
    });
    const [first] = found.json<{ recommendations: PlaceSuggestion[] }>().recommendations;
    const response = await app.inject({ url: path, query: { placeId: first?.place_id ?? '' } });
    expect(response.json()).toMatchObject({
      success: true,
      addressDetails: {
        street: 'Bartelsstr.',
        houseNumber: '12',
        city: 'Hamburg',
        postcode: '20357',
        province: 'Hamburg',
      },
    });
  },
);

test('PD-05 under three characters nobody is asked and the list is empty', async () => {
  const suggest = vi.fn<PlacesProvider['suggest']>(async () => []);
  const app = await appWith(fake({ suggest }));
  const response = await app.inject({ url: '/api/addresses', query: { text: ' Mi ' } });
  expect(response.json()).toEqual({ success: true, recommendations: [] });
  expect(suggest).not.toHaveBeenCalled();
});

test('PD-05 country, page, language and session reach the provider; the country is Italy when none is named', async () => {
  const suggest = vi.fn<PlacesProvider['suggest']>(async () => []);
  const app = await appWith(fake({ suggest }));
  await app.inject({
    url: '/api/addresses',
    query: { text: 'Hamburg', countryCode: 'DE', page: '3', lang: 'de', session: 'abc-1' },
  });
  await app.inject({ url: '/api/addresses', query: { text: 'Milano' } });
  expect(suggest.mock.calls).toEqual([
    [{ text: 'Hamburg', countryCode: 'DE', page: 3, language: 'de', session: 'abc-1' }],
    [{ text: 'Milano', countryCode: 'it', page: 1, language: 'it' }],
  ]);
});

test('PD-05 the second page continues the first', async () => {
  const app = await appWith(builtIn);
  const page = async (number: string) => {
    const response = await app.inject({ url: '/api/addresses', query: { text: 'Via Roma 1, Milano', page: number } });
    return response.json<{ recommendations: PlaceSuggestion[] }>().recommendations.map((one) => one.description);
  };
  const [first, second] = [await page('1'), await page('2')];
  expect(first).toHaveLength(10);
  expect(second).toHaveLength(10);
  expect(second.filter((line) => first.includes(line))).toEqual([]);
});

test.each([
  ['/api/addresses', { text: 'x'.repeat(201) }],
  ['/api/addresses', { text: 'Milano', countryCode: 'Italy' }],
  ['/api/addresses', { text: 'Milano', page: '0' }],
  ['/api/address-details', {}],
  ['/api/address-details', { placeId: 'x'.repeat(2001) }],
])('%s refuses %o', async (url, query) => {
  const app = await appWith(builtIn);
  const response = await app.inject({ url, query: query as Record<string, string> });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ success: false, code: 'VALIDATION' });
});

test('an id that means nothing is not found', async () => {
  const app = await appWith(builtIn);
  const response = await app.inject({ url: '/api/address-details', query: { placeId: 'nonsense' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test('a service that fails is a failure of the provider, a fault of ours is ours', async () => {
  const down = async () => {
    throw new PlacesError('timeout');
  };
  const failing = await appWith(fake({ suggest: down, details: down }));
  for (const [url, query] of [
    ['/api/addresses', { text: 'Milano' }],
    ['/api/address-details', { placeId: 'a' }],
  ] as const) {
    const response = await failing.inject({ url, query });
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ success: false, code: 'PROVIDER_FAILED' });
  }
  const broken = await appWith(
    fake({
      suggest: async () => {
        throw new TypeError('a fault');
      },
    }),
  );
  expect((await broken.inject({ url: '/api/addresses', query: { text: 'Milano' } })).statusCode).toBe(500);
});

test('birthplaces are municipalities with province and cadastral code', async () => {
  const app = await appWith(builtIn);
  const response = await app.inject({ url: '/api/v1/openapis/birthplaces', query: { text: 'milan' } });
  expect(response.json()).toMatchObject({
    success: true,
    municipalities: [{ name: 'Milano', provinceCode: 'MI', cadastralCode: 'F205' }, ...Array(9).fill({})],
  });
  const short = await app.inject({ url: '/api/v1/openapis/birthplaces', query: { text: 'mi' } });
  expect(short.json()).toEqual({ success: true, municipalities: [] });
});

test.each([
  ['a944', [{ name: 'Bologna', cadastralCode: 'A944' }]],
  ['Z133', []],
])('the code %s of a fiscal code gives its one municipality, a country none', async (text, municipalities) => {
  const app = await appWith(builtIn);
  const response = await app.inject({ url: '/api/v1/openapis/birthplaces', query: { text } });
  expect(response.json()).toMatchObject({ municipalities });
  expect(response.json().municipalities).toHaveLength(municipalities.length);
});

test('more searches in a minute than anybody types are held back', async () => {
  const app = await appWith(fake({}));
  const statuses = new Set<number>();
  for (let call = 0; call < 241; call += 1) statuses.add((await app.inject('/api/addresses?text=a')).statusCode);
  expect(statuses).toEqual(new Set([200, 429]));
});
