import { X509Certificate } from 'node:crypto';
import type { SignedData, SignerInfo } from './cms.ts';

/** Null where the bytes are no certificate. */
export function certificateIn(bytes: Uint8Array): X509Certificate | null {
  try {
    return new X509Certificate(bytes);
  } catch {
    return null;
  }
}

const plain = (number: string): string => number.replace(/^0+/, '').toUpperCase();

/**
 * Those that may be the signer's. Numbers are given by each authority for itself, so that the certificate of an authority
 * may have the same one; a signer who is named in another way may be any of them.
 */
export function candidatesFor({ certificates }: SignedData, { serial }: SignerInfo): X509Certificate[] {
  const read = certificates.flatMap((bytes) => certificateIn(bytes) ?? []);
  const numbered = read.filter(({ serialNumber }) => plain(serialNumber) === serial);
  return numbered.length > 0 ? numbered : read;
}

/** Organisation, else name, of the certificate's holder, as it states it. */
export const holderOf = ({ subject }: X509Certificate): string | null =>
  /^O=(.+)$/m.exec(subject)?.[1] ?? /^CN=(.+)$/m.exec(subject)?.[1] ?? null;
