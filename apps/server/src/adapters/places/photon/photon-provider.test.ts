import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AddressService, json, startAddressService } from '../testing/address-service.ts';
import { photonProvider } from './photon-provider.ts';

let service: AddressService;
beforeAll(async () => {
  service = await startAddressService();
});
beforeEach(() => {
  service.calls.length = 0;
});
afterAll(() => service.close());

const codes = { italianProvince: () => null, germanState: () => 'HH' };
const provider = (path = '') => photonProvider({ baseUrl: `${service.baseUrl}${path}`, codes, timeoutMs: 1000 });
const search = { text: 'Bartelsstraße 12', countryCode: 'de', language: 'it', page: 1 } as const;
const houses = (count: number) => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    properties: {
      type: 'house',
      street: 'Bartelsstraße',
      housenumber: String(index + 1),
      city: 'Hamburg',
      countrycode: 'DE',
    },
  })),
});

test('a search names text, country, layers and local names', async () => {
  service.answerWith(json(houses(1)));
  const [found] = await provider('/photon/').suggest(search);
  expect(found?.description).toBe('Bartelsstraße 1, Hamburg');
  const [call] = service.calls;
  expect(call?.url.pathname).toBe('/photon/api');
  const query = call?.url.searchParams;
  expect(query?.get('q')).toBe('Bartelsstraße 12');
  expect(query?.get('countrycode')).toBe('DE');
  expect(query?.get('lang')).toBe('default');
  expect(query?.get('limit')).toBe('10');
  expect(query?.getAll('layer')).toEqual(['house', 'street', 'locality', 'district', 'city']);
});

test('PD-05 the second page is what a longer answer has beyond the first ten', async () => {
  service.answerWith((call, response) => json(houses(Number(call.url.searchParams.get('limit'))))(call, response));
  const second = await provider().suggest({ ...search, page: 2 });
  expect(second.map((one) => one.description).at(0)).toBe('Bartelsstraße 11, Hamburg');
  expect(second).toHaveLength(10);
  await expect(provider().suggest({ ...search, page: 6 })).resolves.toEqual([]);
});

test('PD-06 details need no second call', async () => {
  service.answerWith(json(houses(1)));
  const [found] = await provider().suggest(search);
  const details = await provider().details({ placeId: found?.place_id ?? '', language: 'de' });
  expect(details).toMatchObject({ street: 'Bartelsstraße', houseNumber: '1', city: 'Hamburg', provinceCode: 'HH' });
  expect(service.calls).toHaveLength(1);
});

test('refusals, faults and nonsense are typed failures', async () => {
  service.answerWith(json({ message: 'language it is not supported' }, 400));
  await expect(provider().suggest(search)).rejects.toMatchObject({
    name: 'PlacesError',
    reason: 'refused',
    status: 400,
  });
  service.answerWith(json({}, 502));
  await expect(provider().suggest(search)).rejects.toMatchObject({ reason: 'failed', status: 502 });
  service.answerWith((_call, response) => response.end('not json'));
  await expect(provider().suggest(search)).rejects.toMatchObject({ reason: 'malformed' });
  service.answerWith(json({ features: 'many' }));
  await expect(provider().suggest(search)).rejects.toMatchObject({ reason: 'malformed' });
});
