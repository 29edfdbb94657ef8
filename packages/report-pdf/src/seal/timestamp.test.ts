import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOpenssl, type LocalAuthority, localAuthority } from '../testing/local-authority.ts';
import { timestampQuery, timestampToken } from './timestamp.ts';

describe.skipIf(!hasOpenssl)('a time-stamp', () => {
  let authority: LocalAuthority;
  beforeAll(() => {
    authority = localAuthority();
  });
  afterAll(() => authority.close());

  const signature = randomBytes(256);

  test('is of this very signature, and openssl says so too', () => {
    const query = timestampQuery(signature, randomBytes(8));
    const token = timestampToken(authority.reply(query.bytes), query);
    expect(authority.verify(token, signature)).toContain('Verification: OK');
    expect(authority.verify(token, randomBytes(256))).not.toContain('Verification: OK');
  });

  test('in answer to another question, refused or rubbish is not taken', () => {
    const query = timestampQuery(signature, randomBytes(8));
    const reply = authority.reply(query.bytes);
    expect(() => timestampToken(reply, timestampQuery(signature, randomBytes(8)))).toThrow('something else');
    expect(() => timestampToken(reply, { ...query, digest: randomBytes(32) })).toThrow('something else');
    expect(() => timestampToken(Buffer.from('30053003020102', 'hex'), query)).toThrow('refused');
    expect(() => timestampToken(Buffer.from('no reply'), query)).toThrow();
  });
});
