import { expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../lib/api.ts';
import { sendFile } from './send-file.ts';

/** A request that answers as soon as it is sent. */
function answering(status: number, answer: object, retryAfter: string | null = null) {
  const request = {
    status,
    statusText: 'refused',
    responseText: JSON.stringify(answer),
    upload: {},
    getResponseHeader: () => retryAfter,
    open: () => undefined,
    setRequestHeader: () => undefined,
    abort: () => undefined,
    onload: () => undefined,
    send: () => request.onload(),
  };
  return request as unknown as XMLHttpRequest;
}

async function refused(status: number, answer: object, retryAfter?: string) {
  const onFailure = vi.fn();
  const failure: ApiFailure = await sendFile({
    url: '/api/v1/other-documents/upload',
    headers: {},
    form: new FormData(),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    offlineText: 'offline',
    onFailure,
    createRequest: () => answering(status, answer, retryAfter),
  }).then(
    () => expect.fail('it was taken'),
    (error) => error,
  );
  expect(onFailure.mock.calls).toEqual([[failure]]);
  return failure;
}

test('FLOW-06 an upload after the session is over leads where every other call leads', async () => {
  expect(await refused(401, { code: 'SESSION_TIMEOUT', message: 'over' })).toMatchObject({
    status: 401,
    message: 'over',
  });
});

test('FLOW-06 of a refused upload the first field speaks, in its own words where it has them', async () => {
  const msg = [
    { loc: ['body', 'description'], code: 'required', msg: 'required', loc_msg: 'Please say what it is.' },
    { loc: ['body', 'abi'], code: 'pattern', msg: 'second' },
  ];
  const failure = await refused(422, { code: 'VALIDATION', message: 'Form', msg });
  expect(failure).toMatchObject({ message: 'Please say what it is.', fields: msg, code: 'VALIDATION' });
  expect(await refused(422, { message: 'Form' })).toMatchObject({ message: 'Form' });
});

test('an upload that has to wait knows for how long', async () => {
  expect((await refused(429, { message: 'slow' }, '30')).retryAfterSeconds).toBe(30);
});
