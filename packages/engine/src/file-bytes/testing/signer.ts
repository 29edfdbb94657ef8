import { constants, generateKeyPairSync, type KeyObject, type SignKeyObjectInput, sign } from 'node:crypto';
import { der, integer, oid, SET, sequence } from './der-writer.ts';

export const signerKinds = ['rsa', 'pss', 'ec', 'plain ec', 'p-384', 'brainpool', 'ed25519'] as const;
export type SignerKind = (typeof signerKinds)[number];

type Hash = 'sha1' | 'sha256' | 'sha384' | 'sha512';

export const hashIds: Readonly<Record<Hash, Uint8Array>> = {
  sha1: sequence(oid('1.3.14.3.2.26')),
  sha256: sequence(oid('2.16.840.1.101.3.4.2.1')),
  sha384: sequence(oid('2.16.840.1.101.3.4.2.2')),
  sha512: sequence(oid('2.16.840.1.101.3.4.2.3')),
};

interface Trade {
  readonly hash: Hash;
  /** As it stands in the container. */
  readonly algorithm: Uint8Array;
  readonly curve?: string;
}

const trades: Readonly<Record<SignerKind, Trade>> = {
  rsa: { hash: 'sha256', algorithm: sequence(oid('1.2.840.113549.1.1.11'), [5, 0]) },
  pss: { hash: 'sha256', algorithm: sequence(oid('1.2.840.113549.1.1.10')) },
  ec: { hash: 'sha256', algorithm: sequence(oid('1.2.840.10045.4.3.2')), curve: 'P-256' },
  'plain ec': { hash: 'sha256', algorithm: sequence(oid('0.4.0.127.0.7.1.1.4.1.3')), curve: 'P-256' },
  'p-384': { hash: 'sha384', algorithm: sequence(oid('1.2.840.10045.4.3.3')), curve: 'P-384' },
  brainpool: { hash: 'sha512', algorithm: sequence(oid('1.2.840.10045.4.3.4')), curve: 'brainpoolP256r1' },
  ed25519: { hash: 'sha512', algorithm: sequence(oid('1.3.101.112')) },
};

export interface Signer {
  readonly certificate: Uint8Array;
  readonly issuer: Uint8Array;
  readonly serial: number;
  readonly hash: Hash;
  readonly algorithm: Uint8Array;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
  readonly key: KeyObject;
}

const nameOf = (organisation: string): Uint8Array =>
  sequence(der(SET, sequence(oid('2.5.4.10'), der(0x0c, Buffer.from(organisation)))));

const time = (text: string): Uint8Array => der(0x17, Buffer.from(text));

function keysOf(kind: SignerKind): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
  const { curve } = trades[kind];
  if (curve) return generateKeyPairSync('ec', { namedCurve: curve });
  return kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function inputFor(kind: SignerKind, key: KeyObject): SignKeyObjectInput {
  if (kind === 'pss') return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  return { key, dsaEncoding: kind === 'plain ec' ? 'ieee-p1363' : 'der' };
}

/** A signer with a certificate of its own making, or of an authority's; `years` as certificates print them. */
export function signerOf(
  subject: string,
  issuer: string,
  kind: SignerKind = 'rsa',
  { serial = 7, years = ['25', '35'] as readonly [string, string] } = {},
): Signer {
  const { publicKey, privateKey } = keysOf(kind);
  const { hash, algorithm } = trades[kind];
  const signBytes = (bytes: Uint8Array): Uint8Array =>
    sign(kind === 'ed25519' ? null : hash, bytes, inputFor(kind, privateKey));
  const body = sequence(
    integer(serial),
    algorithm,
    nameOf(issuer),
    sequence(time(`${years[0]}0101000000Z`), time(`${years[1]}0101000000Z`)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  return {
    certificate: sequence(body, algorithm, der(0x03, [0], signBytes(body))),
    issuer: nameOf(issuer),
    serial,
    hash,
    algorithm,
    sign: signBytes,
    key: privateKey,
  };
}
