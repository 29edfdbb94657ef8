import { createHash, verify, X509Certificate } from 'node:crypto';
import { findSignature } from './find-signature.ts';
import { type Container, readContainer } from './read-container.ts';
import { fingerprintOf } from './seal-key.ts';

/** `changed`: it bears a seal of ours that does not hold any more. `foreign`: sealed, but by somebody else. */
export type SealOutcome = 'sealed' | 'changed' | 'foreign' | 'unsealed';

export interface SealVerdict {
  outcome: SealOutcome;
  /** The code that the seal vouches for; null unless the seal holds. */
  code: string | null;
}

function holds(
  { messageDigest, certificate, signedAttributes, signature }: Container,
  signed: readonly Uint8Array[],
): boolean {
  const hash = createHash('sha256');
  for (const piece of signed) hash.update(piece);
  if (!hash.digest().equals(messageDigest)) return false;
  return verify('sha256', signedAttributes, new X509Certificate(certificate).publicKey, signature);
}

/** Whether a file is a paper of this house and still as it left it. Needs the certificates' fingerprints and nothing else. */
export function verifySeal(file: Uint8Array, ours: ReadonlySet<string>): SealVerdict {
  const found = findSignature(file);
  if (!found) return { outcome: 'unsealed', code: null };
  const container = readContainer(found.container);
  if (!container) return { outcome: 'changed', code: null };
  if (!ours.has(fingerprintOf(container.certificate))) return { outcome: 'foreign', code: null };
  const isWhole = found.coversWholeFile && holds(container, found.signed);
  return isWhole ? { outcome: 'sealed', code: found.code } : { outcome: 'changed', code: null };
}
