import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { childrenOf, readDer } from '../signature/der.ts';

type Bytes = Uint8Array | readonly number[];

/** One value of the notation of certificates: tag, length, content. */
export function der(tag: number, ...parts: readonly Bytes[]): Uint8Array {
  const content = Buffer.concat(parts.map((part) => Buffer.from(Uint8Array.from(part))));
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function oid(text: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [
    first * 40 + second,
    ...rest.flatMap((value) => {
      const out = [value & 0x7f];
      for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
        out.unshift((left & 0x7f) | 0x80);
      return out;
    }),
  ];
  return der(0x06, bytes);
}

const SEQUENCE = 0x30;
const SET = 0x31;
const CONTENT = 0xa0;
const sequence = (...parts: readonly Bytes[]): Uint8Array => der(SEQUENCE, ...parts);
const name = (organisation: string): Uint8Array =>
  sequence(der(SET, sequence(oid('2.5.4.10'), der(0x0c, Buffer.from(organisation)))));
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const withRsa = sequence(oid('1.2.840.113549.1.1.11'), [5, 0]);
const withCurve = sequence(oid('1.2.840.10045.4.3.2'));
const withPlainCurve = sequence(oid('0.4.0.127.0.7.1.1.4.1.3'));

export interface Signer {
  readonly certificate: Uint8Array;
  readonly key: KeyObject;
  readonly algorithm: Uint8Array;
  readonly issuer: Uint8Array;
  readonly dsaEncoding: 'der' | 'ieee-p1363';
}

/** A signer with a certificate of its own making, or of an authority's. */
export function signerOf(subject: string, issuer: string, kind: 'rsa' | 'ec' | 'plain ec' = 'rsa'): Signer {
  const { publicKey, privateKey } =
    kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = kind === 'rsa' ? withRsa : withCurve;
  const time = (text: string): Uint8Array => der(0x17, Buffer.from(text));
  const body = sequence(
    der(0x02, [7]),
    algorithm,
    name(issuer),
    sequence(time('250101000000Z'), time('350101000000Z')),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const certificate = sequence(body, algorithm, der(0x03, [0], sign('sha256', body, privateKey)));
  const isPlain = kind === 'plain ec';
  return {
    certificate,
    key: privateKey,
    algorithm: isPlain ? withPlainCurve : algorithm,
    issuer: name(issuer),
    dsaEncoding: isPlain ? 'ieee-p1363' : 'der',
  };
}

/** The same container as programs write it that do not know lengths beforehand: its outer parts end with a mark. */
export function openEnded(container: Uint8Array, levels = 3): Uint8Array {
  if (levels === 0) return container;
  const { tag, content } = readDer(container);
  const parts = childrenOf({ tag, content, whole: container }).map(({ tag: inner, whole }) =>
    inner === SEQUENCE || inner === CONTENT ? openEnded(whole, levels - 1) : whole,
  );
  return Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
}

/** A detached signature container over some bytes. */
export function containerOf(
  signed: Uint8Array,
  { certificate, key, algorithm, issuer, dsaEncoding }: Signer,
): Uint8Array {
  const digest = createHash('sha256').update(signed).digest();
  const attributes = Buffer.concat([
    sequence(oid('1.2.840.113549.1.9.3'), der(SET, oid('1.2.840.113549.1.7.1'))),
    sequence(oid('1.2.840.113549.1.9.4'), der(SET, der(0x04, digest))),
  ]);
  const signature = sign('sha256', der(SET, attributes), { key, dsaEncoding });
  const info = sequence(
    der(0x02, [1]),
    sequence(issuer, der(0x02, [7])),
    sha256,
    der(0xa0, attributes),
    algorithm,
    der(0x04, signature),
  );
  const data = sequence(
    der(0x02, [1]),
    der(SET, sha256),
    sequence(oid('1.2.840.113549.1.7.1')),
    der(0xa0, certificate),
    der(SET, info),
  );
  return sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, data));
}
