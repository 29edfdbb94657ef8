import { createHash, webcrypto } from 'node:crypto';
import { type Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { setUpCrypto } from './crypto-engine.ts';
import { importSigningKey } from './import-signing-key.ts';
import {
  CONTENT_TYPE,
  DATA,
  MESSAGE_DIGEST,
  SIGNATURE_TIMESTAMP,
  SIGNED_DATA,
  SIGNING_CERTIFICATE_V2,
} from './object-ids.ts';
import type { SealKey } from './seal-key.ts';
import type { Timestamp } from './timestamp.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const octets = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer });

const certificateOf = (der: Uint8Array) => new Certificate({ schema: fromBER(Uint8Array.from(der).buffer).result });

/** Binds the signature to this very certificate, which is what makes it PAdES and not merely signed. */
function signingCertificate(certificate: Uint8Array): Attribute {
  const certId = new Sequence({ value: [octets(sha256(certificate))] });
  return new Attribute({
    type: SIGNING_CERTIFICATE_V2,
    values: [new Sequence({ value: [new Sequence({ value: [certId] })] })],
  });
}

/** The token beside the signature, outside of what is signed: it is younger than the signature. */
async function stamped(signer: SignerInfo, timestamp: Timestamp): Promise<void> {
  const token = await timestamp(Uint8Array.from(signer.signature.valueBlock.valueHexView));
  const attribute = new Attribute({
    type: SIGNATURE_TIMESTAMP,
    values: [fromBER(Uint8Array.from(token).buffer).result],
  });
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
}

/**
 * A CMS container that vouches for the content without holding it (ETSI.CAdES.detached): baseline B-B, or B-T with the
 * time-stamp of an authority.
 */
export async function signDetached(
  content: Uint8Array,
  key: SealKey,
  timestamp: Timestamp | null,
): Promise<Uint8Array> {
  setUpCrypto();
  const certificate = certificateOf(key.certificate);
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(content))] }),
    signingCertificate(key.certificate),
  ];
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [signer],
    certificates: [certificate, ...key.chain.map(certificateOf)],
  });
  await signed.sign(await importSigningKey(key, webcrypto.subtle), 0, 'SHA-256', Uint8Array.from(content).buffer);
  if (timestamp) await stamped(signer, timestamp);
  const container = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array((container.toSchema() as Constructed).toBER());
}
