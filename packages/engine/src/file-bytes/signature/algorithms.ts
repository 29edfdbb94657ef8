import { constants, createHash, verify, type X509Certificate } from 'node:crypto';
import type { SignerInfo } from './cms.ts';

const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '1.3.36.3.2.1': 'ripemd160',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
};
const PSS = '1.2.840.113549.1.1.10';
/** Signatures on curves as German authorities write them: two numbers side by side, without any notation. */
const PLAIN_CURVES = '0.4.0.127.0.7.1.1.4.1.';
/** These hash by themselves and may not be told how. */
const withOwnHash = ['ed25519', 'ed448'];

/** The name of a hash by its number; null where it is not known here. */
export const hashNamed = (id: string): string | null => digests[id] ?? null;

export const digestOf = (bytes: Uint8Array, hash: string): Uint8Array => createHash(hash).update(bytes).digest();

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

/** Whether the key of a certificate made a signer's signature over these bytes. */
export function isMadeWith(
  { publicKey }: X509Certificate,
  { algorithm, signature }: Pick<SignerInfo, 'algorithm' | 'signature'>,
  hash: string,
  signed: Uint8Array,
): boolean {
  if (withOwnHash.includes(publicKey.asymmetricKeyType ?? '')) return verify(null, signed, publicKey, signature);
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  if (algorithm === PSS) return verify(hash, signed, { key: publicKey, ...pss }, signature);
  const dsaEncoding = algorithm.startsWith(PLAIN_CURVES) ? 'ieee-p1363' : 'der';
  return verify(hash, signed, { key: publicKey, dsaEncoding }, signature);
}
