import { digestOf, hashNamed, isMadeWith, sameBytes } from './algorithms.ts';
import { candidatesFor, certificateIn, holderOf } from './certificates.ts';
import { readSignedData, type SignedData, type SignerInfo } from './cms.ts';
import { OCTETS, readDer } from './der.ts';
import { imprintIn } from './time-stamp.ts';

/**
 * `unknown` is a kind of signature that is not understood here: no proof and no accusation. `empty` is one that says that
 * something was signed and holds nothing that could prove it.
 */
export type SignatureState = 'intact' | 'broken' | 'empty' | 'unknown';

export interface Verified {
  readonly state: SignatureState;
  /** Organisation, else name, of the certificate's holder, as it states it; nobody vouched for it here. */
  readonly signer: string | null;
  readonly isSelfSigned: boolean | null;
}

export const unknown: Verified = { state: 'unknown', signer: null, isSelfSigned: null };

/** Kinds of signatures that keep to a manner of their own. */
const DIGEST_INSIDE = 'adbe.pkcs7.sha1';
const BARE = 'adbe.x509.rsa_sha1';
const TIME_STAMP = 'ETSI.RFC3161';

function verifySigner(data: SignedData, signer: SignerInfo, vouched: Uint8Array): Verified {
  const hash = hashNamed(signer.digest);
  if (!hash) return unknown;
  const candidates = candidatesFor(data, signer);
  const isOther = signer.messageDigest !== null && !sameBytes(signer.messageDigest, digestOf(vouched, hash));
  const signed = signer.signedAttributes ?? vouched;
  const holder = isOther ? undefined : candidates.find((one) => isMadeWith(one, signer, hash, signed));
  const [first] = candidates;
  const shown = holder ?? first;
  // Without the signer's certificate nobody can tell, unless the document itself is another.
  if (!shown) return isOther ? { ...unknown, state: 'broken' } : unknown;
  const isHeld = holder !== undefined && (signer.signedAttributes === null || signer.messageDigest !== null);
  return {
    state: isHeld ? 'intact' : 'broken',
    signer: holderOf(shown),
    isSelfSigned: shown.subject === shown.issuer,
  };
}

const worst: readonly SignatureState[] = ['broken', 'unknown', 'empty', 'intact'];

/** Where several signed one container, it holds as far as all of their signatures do. */
function verifyAll(data: SignedData, vouched: Uint8Array): Verified {
  const all = data.signers.map((signer) => verifySigner(data, signer, vouched));
  return all.toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state))[0] ?? unknown;
}

/** An old kind: nothing but the signature itself, with the certificate beside it. */
function verifyBare(container: Uint8Array, signed: Uint8Array, certificate: Uint8Array | null): Verified {
  const holder = certificate && certificateIn(certificate);
  const { tag, content } = readDer(container);
  if (!holder || tag !== OCTETS) return unknown;
  const isHeld = isMadeWith(holder, { algorithm: '', signature: content }, 'sha1', signed);
  return {
    state: isHeld ? 'intact' : 'broken',
    signer: holderOf(holder),
    isSelfSigned: holder.subject === holder.issuer,
  };
}

function verifyKind(
  container: Uint8Array,
  signed: Uint8Array,
  subFilter: string | null,
  certificate: Uint8Array | null,
): Verified {
  if (subFilter === BARE) return verifyBare(container, signed, certificate);
  const data = readSignedData(container);
  if (subFilter === TIME_STAMP) {
    const imprint = data.content && imprintIn(data.content);
    if (!imprint || !data.content) return unknown;
    const isOf = sameBytes(imprint.digest, digestOf(signed, imprint.hash));
    return isOf ? verifyAll(data, data.content) : { ...unknown, state: 'broken' };
  }
  // Such a container keeps a digest of the document inside and signs that.
  const inner = subFilter === DIGEST_INSIDE ? data.content : null;
  const isOther = inner !== null && !sameBytes(inner, digestOf(signed, 'sha1'));
  return isOther ? { ...verifyAll(data, inner), state: 'broken' } : verifyAll(data, inner ?? signed);
}

/** Whether a container vouches for exactly these bytes. Whom to trust is not decided here. */
export function verifySigned(
  container: Uint8Array,
  signed: Uint8Array,
  subFilter: string | null,
  certificate: Uint8Array | null = null,
): Verified {
  if (container.every((byte) => byte === 0)) return { ...unknown, state: 'empty' };
  try {
    return verifyKind(container, signed, subFilter, certificate);
  } catch {
    // Not understood: another notation, another algorithm, another container.
    return unknown;
  }
}
