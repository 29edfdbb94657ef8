import { checkPrimeSync, createPrivateKey, type KeyObject } from 'node:crypto';
import { type Chance, chanceOf } from '../../chance.ts';

/** Short for a true seal, and quick to find: it need only verify. */
const PRIME_BITS = 512;
const E = 65_537n;

const smallPrimes = [
  3n,
  5n,
  7n,
  11n,
  13n,
  17n,
  19n,
  23n,
  29n,
  31n,
  37n,
  41n,
  43n,
  47n,
  53n,
  59n,
  61n,
  67n,
  71n,
  73n,
  79n,
  83n,
];

/** The first prime from a place that chance names. */
function primeOf(chance: Chance): bigint {
  const hex = chance.letters(PRIME_BITS / 4, '0123456789abcdef');
  // Two high bits make the product full length, the low bit makes it odd.
  let candidate = BigInt(`0x${hex}`) | (3n << BigInt(PRIME_BITS - 2)) | 1n;
  while (smallPrimes.some((prime) => candidate % prime === 0n) || candidate % E === 1n || !checkPrimeSync(candidate)) {
    candidate += 2n;
  }
  return candidate;
}

function inverse(of: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [of, modulus, 1n, 0n];
  while (b !== 0n) {
    const times = a / b;
    [a, b] = [b, a - times * b];
    [x, y] = [y, x - times * y];
  }
  return ((x % modulus) + modulus) % modulus;
}

function base64(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
}

const keys = new Map<string, KeyObject>();

/** An issuer's key, the same for the same name. Anybody can make it again: it proves nothing outside the specimens. */
export function sealKeyOf(issuer: string): KeyObject {
  const known = keys.get(issuer);
  if (known) return known;
  const chance = chanceOf(`seal/${issuer}`);
  const [p, q] = [primeOf(chance), primeOf(chance)];
  const d = inverse(E, (p - 1n) * (q - 1n));
  const jwk = {
    kty: 'RSA',
    n: base64(p * q),
    e: base64(E),
    d: base64(d),
    p: base64(p),
    q: base64(q),
    dp: base64(d % (p - 1n)),
    dq: base64(d % (q - 1n)),
    qi: base64(inverse(q, p)),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  keys.set(issuer, key);
  return key;
}
