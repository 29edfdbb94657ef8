import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AddressService, json, startAddressService } from '../testing/address-service.ts';
import { googleProvider } from './google-provider.ts';

let service: AddressService;
beforeAll(async () => {
  service = await startAddressService();
});
beforeEach(() => {
  service.calls.length = 0;
});
afterAll(() => service.close());

const provider = () =>
  googleProvider({ key: 'the-key', baseUrl: service.baseUrl, newSession: () => 'fresh-session', timeoutMs: 1000 });
const search = { text: 'Via Savona', countryCode: 'IT', language: 'it', page: 1 } as const;

test('a search is a POST with the key in a header, a field mask, the country, the language and a session', async () => {
  service.answerWith(
    json({ suggestions: [{ placePrediction: { placeId: 'ChIJ1', text: { text: 'Via Savona, Milano' } } }] }),
  );
  const found = await provider().suggest(search);
  expect(found).toEqual([{ place_id: 'fresh-session.ChIJ1', description: 'Via Savona, Milano', note: '' }]);
  const [call] = service.calls;
  expect(call?.method).toBe('POST');
  expect(call?.url.pathname).toBe('/v1/places:autocomplete');
  expect(call?.url.search).toBe('');
  expect(call?.headers['x-goog-api-key']).toBe('the-key');
  expect(call?.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    input: 'Via Savona',
    includedRegionCodes: ['it'],
    languageCode: 'it',
    sessionToken: 'fresh-session',
  });
});

test('the session of the client is used for the search and ended by the details', async () => {
  service.answerWith(json({ suggestions: [{ placePrediction: { placeId: 'ChIJ1', text: { text: 'x' } } }] }));
  const [first] = await provider().suggest({ ...search, session: 'typing-42' });
  service.answerWith(json({ addressComponents: [], formattedAddress: 'Via Savona' }));
  const details = await provider().details({ placeId: first?.place_id ?? '', language: 'de' });
  expect(details?.formattedAddress).toBe('Via Savona');
  const [searched, asked] = service.calls;
  expect(JSON.parse(searched?.body ?? '').sessionToken).toBe('typing-42');
  expect(asked?.method).toBe('GET');
  expect(asked?.url.pathname).toBe('/v1/places/ChIJ1');
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({ languageCode: 'de', sessionToken: 'typing-42' });
  expect(asked?.headers['x-goog-fieldmask']).toBe('formattedAddress,addressComponents');
  expect(asked?.headers['x-goog-api-key']).toBe('the-key');
});

test('there is no second page, and nobody is asked for it', async () => {
  await expect(provider().suggest({ ...search, page: 2 })).resolves.toEqual([]);
  expect(service.calls).toHaveLength(0);
});

test('an id that is not ours, or that the service no longer knows, gives nothing', async () => {
  await expect(provider().details({ placeId: '../secrets', language: 'it' })).resolves.toBeNull();
  expect(service.calls).toHaveLength(0);
  service.answerWith(json({ error: { code: 404, status: 'NOT_FOUND', message: 'no longer valid' } }, 404));
  await expect(provider().details({ placeId: 's.ChIJold', language: 'it' })).resolves.toBeNull();
});

test('a refused key and a broken answer are typed failures', async () => {
  service.answerWith(json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, 403));
  await expect(provider().suggest(search)).rejects.toMatchObject({
    name: 'PlacesError',
    reason: 'refused',
    status: 403,
  });
  service.answerWith(json({ suggestions: [{ placePrediction: { text: 'wrong' } }] }));
  await expect(provider().suggest(search)).rejects.toMatchObject({ reason: 'malformed' });
  service.answerWith(json({ error: { code: 500 } }, 500));
  await expect(provider().details({ placeId: 's.ChIJ1', language: 'it' })).rejects.toMatchObject({ reason: 'failed' });
});
