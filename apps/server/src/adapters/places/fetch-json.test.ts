import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { fetchJson } from './fetch-json.ts';
import { PlacesError } from './places-error.ts';
import { type AddressService, json, startAddressService } from './testing/address-service.ts';

const schema = z.object({ town: z.string() });
let service: AddressService;
beforeAll(async () => {
  service = await startAddressService();
});
afterAll(() => service.close());

const call = (timeoutMs = 2000) => fetchJson(new URL('/look?q=Via+Segreta+7', service.baseUrl), schema, { timeoutMs });
const failureOf = (promise: Promise<unknown>): Promise<PlacesError> =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(PlacesError);
      return error as PlacesError;
    },
  );

test('a good answer comes back as the schema describes it', async () => {
  service.answerWith(json({ town: 'Milano', more: 1 }));
  await expect(call()).resolves.toEqual({ town: 'Milano' });
});

test.each([
  [400, 'refused'],
  [403, 'refused'],
  [429, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('status %i is a failure that says %s', async (status, reason) => {
  service.answerWith(json({ error: { message: 'key XYZ is wrong' } }, status));
  expect(await failureOf(call())).toMatchObject({ reason, status });
});

test('an answer that is not JSON, or not of the expected shape, is malformed', async () => {
  service.answerWith((_call, response) => response.end('<html>'));
  expect((await failureOf(call())).reason).toBe('malformed');
  service.answerWith(json({ town: 5 }));
  expect((await failureOf(call())).reason).toBe('malformed');
});

test('a service that never answers, or stops halfway, runs into the time limit', async () => {
  service.answerWith(() => {});
  expect((await failureOf(call(80))).reason).toBe('timeout');
  service.answerWith((_call, response) => response.writeHead(200).write('{"town":'));
  expect((await failureOf(call(80))).reason).toBe('timeout');
});

test('a service that is not there is unreachable, and a redirect is not followed', async () => {
  const gone = await startAddressService();
  await gone.close();
  expect((await failureOf(fetchJson(new URL(gone.baseUrl), schema))).reason).toBe('unreachable');
  service.answerWith((_call, response) => response.writeHead(302, { Location: '/elsewhere' }).end());
  expect((await failureOf(call())).reason).toBe('unreachable');
});

test('no failure repeats what the person typed or what the service said', async () => {
  service.answerWith(json({ error: { message: 'key XYZ is wrong' } }, 403));
  const { message, cause } = await failureOf(call());
  expect(message).not.toMatch(/Segreta|XYZ/);
  expect(cause).toBeUndefined();
});
