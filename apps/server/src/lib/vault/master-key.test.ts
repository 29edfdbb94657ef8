import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MasterKeyError, parseMasterKey } from './master-key.ts';

describe('master key', () => {
  test('reads 32 bytes in each notation, with or without padding and blanks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (raw) => {
        fc.pre(new Set(raw).size > 1);
        const key = Buffer.from(raw);
        for (const text of [key.toString('base64'), key.toString('base64url'), key.toString('hex')]) {
          expect(parseMasterKey(text)).toEqual(key);
          expect(parseMasterKey(` ${text}\n`)).toEqual(key);
        }
        expect(parseMasterKey(key.toString('base64').replace(/=+$/, ''))).toEqual(key);
        expect(parseMasterKey(key.toString('hex').toUpperCase())).toEqual(key);
      }),
    );
  });

  test.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    [randomBytes(16).toString('base64'), 'holds 16 bytes instead of 32'],
    [randomBytes(33).toString('base64url'), 'holds 33 bytes instead of 32'],
    [randomBytes(31).toString('hex'), '62 hex digits instead of 64'],
    ['correct horse battery staple!', 'neither base64 nor hex'],
    [Buffer.alloc(32).toString('base64'), 'repeats one byte'],
  ])('says in words what is wrong (%#)', (text, problem) => {
    expect(() => parseMasterKey(text)).toThrow(MasterKeyError);
    expect(() => parseMasterKey(text)).toThrow(problem);
  });

  test('never repeats the key in its message', () => {
    const short = randomBytes(20).toString('base64');
    expect(() => parseMasterKey(short)).toThrow(MasterKeyError);
    expect(() => parseMasterKey(short)).not.toThrow(short);
  });
});
