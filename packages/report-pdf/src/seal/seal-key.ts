import { createHash } from 'node:crypto';

/** What a house seals its papers with: a certificate and the private key that belongs to it, both in DER. */
export interface SealKey {
  certificate: Uint8Array;
  /** Certificates of the authorities above it, which travel along; none for a self-signed one. */
  chain: Uint8Array[];
  /** PKCS #8. */
  privateKey: Uint8Array;
}

/** SHA-256 of the certificate, the name by which a seal is known. */
export const fingerprintOf = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');
