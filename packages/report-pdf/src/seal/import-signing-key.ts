import { createPrivateKey, type KeyObject, type webcrypto } from 'node:crypto';
import type { SealKey } from './seal-key.ts';

const CURVES: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

function algorithmOf(key: KeyObject): { name: string; hash?: string; namedCurve?: string } {
  if (key.asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (key.asymmetricKeyType === 'ec' && namedCurve) return { name: 'ECDSA', namedCurve };
  throw new TypeError('A seal key is RSA or on one of the NIST curves.');
}

/** The operator may bring an RSA or an elliptic key; both sign with SHA-256. */
export function importSigningKey({ privateKey }: SealKey, subtle: webcrypto.SubtleCrypto): Promise<CryptoKey> {
  const bytes = Buffer.from(privateKey);
  const key = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  return subtle.importKey('pkcs8', bytes, algorithmOf(key), false, ['sign']) as Promise<CryptoKey>;
}
