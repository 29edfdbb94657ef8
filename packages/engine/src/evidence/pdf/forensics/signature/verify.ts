import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { readSignedData, type SignedData } from './cms.ts';

/** `unknown` is a kind of signature that is not understood here: no proof and no accusation. */
export type SignatureState = 'intact' | 'broken' | 'unknown';

export interface Verified {
  readonly state: SignatureState;
  /** Organisation, else name, of the certificate's holder, as it states it; nobody vouched for it here. */
  readonly signer: string | null;
  readonly isSelfSigned: boolean | null;
}

const digests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const PSS = '1.2.840.113549.1.1.10';
/** Signatures on curves as German authorities write them: two numbers side by side, without any notation. */
const PLAIN_CURVES = '0.4.0.127.0.7.1.1.4.1.';
const unknown: Verified = { state: 'unknown', signer: null, isSelfSigned: null };

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

function certificateOf({ certificates, serial }: SignedData): X509Certificate | null {
  const read = certificates.flatMap((bytes) => {
    try {
      return [new X509Certificate(bytes)];
    } catch {
      return [];
    }
  });
  const plain = (number: string): string => number.replace(/^0+/, '').toUpperCase();
  return (
    read.find(({ serialNumber }) => plain(serialNumber) === serial) ?? (read.length === 1 ? (read[0] ?? null) : null)
  );
}

function holds(data: SignedData, hash: string, certificate: X509Certificate, signed: Uint8Array): boolean {
  const { publicKey } = certificate;
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  if (data.algorithm === PSS) return verify(hash, signed, { key: publicKey, ...pss }, data.signature);
  const dsaEncoding = data.algorithm.startsWith(PLAIN_CURVES) ? 'ieee-p1363' : 'der';
  return verify(hash, signed, { key: publicKey, dsaEncoding }, data.signature);
}

const holderOf = ({ subject }: X509Certificate): string | null =>
  /^O=(.+)$/m.exec(subject)?.[1] ?? /^CN=(.+)$/m.exec(subject)?.[1] ?? null;

/** Whether a container vouches for exactly these bytes. Whom to trust is not decided here. */
export function verifySigned(container: Uint8Array, signed: Uint8Array, subFilter: string | null): Verified {
  try {
    const data = readSignedData(container);
    const hash = digests[data.digest];
    const certificate = certificateOf(data);
    if (!hash || !certificate || subFilter === 'ETSI.RFC3161') return unknown;
    const who = { signer: holderOf(certificate), isSelfSigned: certificate.subject === certificate.issuer };
    const digestOf = (bytes: Uint8Array, name: string): Uint8Array => createHash(name).update(bytes).digest();
    // An old kind keeps a digest of the document inside and signs that.
    const inner = subFilter === 'adbe.pkcs7.sha1' ? data.content : null;
    if (inner && !sameBytes(inner, digestOf(signed, 'sha1'))) return { state: 'broken', ...who };
    const vouched = inner ?? signed;
    if (data.signedAttributes === null) {
      return { state: holds(data, hash, certificate, vouched) ? 'intact' : 'broken', ...who };
    }
    const agrees = data.messageDigest !== null && sameBytes(data.messageDigest, digestOf(vouched, hash));
    const isHeld = agrees && holds(data, hash, certificate, data.signedAttributes);
    return { state: isHeld ? 'intact' : 'broken', ...who };
  } catch {
    // Not understood: another notation, another algorithm, another container.
    return unknown;
  }
}
