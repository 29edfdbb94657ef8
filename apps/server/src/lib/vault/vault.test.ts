import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyring, createVault, VaultError } from './index.ts';

const older = randomBytes(32);
const newer = randomBytes(32);
const indexKey = randomBytes(32);
const vaultOf = (current: Buffer, previous: Buffer[] = []) =>
  createVault({ keyring: createKeyring({ current, previous }), indexKey });

const vault = vaultOf(older);
const bytes = fc.uint8Array({ maxLength: 400 });

describe('sealing', () => {
  test('what was sealed opens under the same context, whatever the bytes', () => {
    fc.assert(
      fc.property(bytes, fc.string({ unit: 'grapheme' }), (plain, context) => {
        expect(vault.open(vault.seal(plain, context), context)).toEqual(Buffer.from(plain));
      }),
    );
  });

  test('the same value never seals to the same bytes twice', () => {
    const plain = Buffer.from('giulia@example.it');
    const seals = new Set(Array.from({ length: 200 }, () => vault.seal(plain, 'users.email').toString('hex')));
    expect(seals.size).toBe(200);
  });

  test('the plain text does not show in the sealed bytes', () => {
    expect(vault.seal(Buffer.from('IT60X0542811101000000123456'), 'iban').toString('latin1')).not.toContain('IT60X');
  });

  test('a single changed bit anywhere is refused', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (plain, position) => {
        const sealed = vault.seal(plain, 'c');
        const bit = position % (sealed.length * 8);
        sealed[bit >> 3] = (sealed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => vault.open(sealed, 'c')).toThrow(VaultError);
      }),
      { numRuns: 500 },
    );
  });

  test('every truncation is refused', () => {
    const sealed = vault.seal(Buffer.from('private'), 'c');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => vault.open(sealed.subarray(0, length), 'c')).toThrow(VaultError);
    }
  });

  test('another context is refused', () => {
    expect(() => vault.open(vault.seal(Buffer.from('x'), 'users.email'), 'users.mobile')).toThrow(VaultError);
  });

  test('another key is refused with the same words as an altered byte', () => {
    const sealed = vault.seal(Buffer.from('secret words'), 'c');
    const altered = Buffer.from(sealed);
    altered[sealed.length - 1] = (altered[sealed.length - 1] ?? 0) ^ 1;
    const messageOf = (attempt: () => unknown) => {
      try {
        attempt();
      } catch (error) {
        if (error instanceof VaultError) return `${error.name}: ${error.message} ${String(error.cause)}`;
      }
      throw new Error('a VaultError was expected');
    };
    const wrongKey = messageOf(() => vaultOf(newer).open(sealed, 'c'));
    expect(wrongKey).toBe(messageOf(() => vault.open(altered, 'c')));
    expect(wrongKey).not.toContain('secret');
  });
});

describe('JSON', () => {
  test('a value comes back equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(vault.openJson(vault.sealJson(value, 'j'), 'j')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('sealed bytes that hold no JSON fail without quoting them', () => {
    const sealed = vault.seal(Buffer.from('Giulia Moretti'), 'j');
    expect(() => vault.openJson(sealed, 'j')).toThrow(VaultError);
    expect(() => vault.openJson(sealed, 'j')).not.toThrow(/Giulia/);
  });

  test('what JSON cannot hold is refused when sealing', () => {
    expect(() => vault.sealJson(undefined, 'j')).toThrow(TypeError);
  });
});

describe('rotation', () => {
  const rotated = vaultOf(newer, [older]);
  const sealed = vault.seal(Buffer.from('kept'), 'c');

  test('a value sealed under a previous key still opens and is known to be old', () => {
    expect(rotated.open(sealed, 'c').toString()).toBe('kept');
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(vault.isCurrent(sealed)).toBe(true);
  });

  test('resealed it no longer needs the previous key', () => {
    const resealed = rotated.reseal(sealed, 'c');
    expect(rotated.isCurrent(resealed)).toBe(true);
    expect(vaultOf(newer).open(resealed, 'c').toString()).toBe('kept');
    expect(() => vault.open(resealed, 'c')).toThrow(VaultError);
  });

  test('bytes that were never sealed are not current', () => {
    expect(vault.isCurrent(Buffer.from('short'))).toBe(false);
  });

  test('keys of another length are refused', () => {
    expect(() => createKeyring({ current: randomBytes(16), previous: [] })).toThrow(/32 bytes, not 16/);
    expect(() => createKeyring({ current: newer, previous: [randomBytes(31)] })).toThrow(/32 bytes, not 31/);
    const keyring = createKeyring({ current: newer, previous: [] });
    expect(() => createVault({ keyring, indexKey: randomBytes(8) })).toThrow(/index key/);
  });
});

describe('blind index', () => {
  test('equal values meet, and survive a rotation of the master key', () => {
    const before = vault.blindIndex('giulia@example.it', 'users.email');
    expect(before).toHaveLength(32);
    expect(vaultOf(newer).blindIndex('giulia@example.it', 'users.email')).toEqual(before);
  });

  test('another value, another context or a shifted border gives another index', () => {
    const seen = [
      vault.blindIndex('a@b.it', 'users'),
      vault.blindIndex('a@c.it', 'users'),
      vault.blindIndex('a@b.it', 'invitations'),
      vault.blindIndex('sa@b.it', 'user'),
    ].map((index) => index.toString('hex'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('another index key gives another index', () => {
    const other = createVault({ keyring: createKeyring({ current: older, previous: [] }), indexKey: randomBytes(32) });
    expect(other.blindIndex('a@b.it', 'u')).not.toEqual(vault.blindIndex('a@b.it', 'u'));
  });
});
