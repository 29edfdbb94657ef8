import { createHash } from 'node:crypto';
import { type BaseBlock, fromBER, OctetString, Sequence } from 'asn1js';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import { setUpCrypto } from './crypto-engine.ts';
import { MESSAGE_DIGEST, SIGNED_DATA, SIGNING_CERTIFICATE_V2 } from './object-ids.ts';

export interface Container {
  /** The one that the signer names inside of what is signed. */
  certificate: Uint8Array;
  messageDigest: Uint8Array;
  /** The attributes in the form in which they were signed. */
  signedAttributes: Uint8Array;
  signature: Uint8Array;
}

const SET_TAG = 0x31;

function attributeOf(signer: SignerInfo, type: string): BaseBlock | undefined {
  return signer.signedAttrs?.attributes.find((attribute) => attribute.type === type)?.values[0] as
    | BaseBlock
    | undefined;
}

const bytesOf = (block: BaseBlock | undefined): Uint8Array | null =>
  block instanceof OctetString ? Uint8Array.from(block.valueBlock.valueHexView) : null;

/** SEQUENCE { certs SEQUENCE { SEQUENCE { hash } } }, with SHA-256 understood. */
function namedCertificateIn(block: BaseBlock | undefined): Uint8Array | null {
  let inner = block;
  while (inner instanceof Sequence) inner = inner.valueBlock.value[0];
  return bytesOf(inner);
}

/** Takes a container apart; null for anything that is not one of the kind we make. */
export function readContainer(bytes: Uint8Array): Container | null {
  setUpCrypto();
  try {
    const info = new ContentInfo({ schema: fromBER(Uint8Array.from(bytes).buffer).result });
    if (info.contentType !== SIGNED_DATA) return null;
    const { signerInfos, certificates } = new SignedData({ schema: info.content });
    const [signer] = signerInfos;
    if (signerInfos.length !== 1 || !signer?.signedAttrs) return null;
    const messageDigest = bytesOf(attributeOf(signer, MESSAGE_DIGEST));
    const namedCertificate = namedCertificateIn(attributeOf(signer, SIGNING_CERTIFICATE_V2));
    if (!messageDigest || !namedCertificate) return null;
    const certificate = (certificates ?? [])
      .filter((candidate) => candidate instanceof Certificate)
      .map((candidate) => new Uint8Array(candidate.toSchema(false).toBER()))
      .find((der) => createHash('sha256').update(der).digest().equals(namedCertificate));
    if (!certificate) return null;
    const signedAttributes = new Uint8Array(signer.signedAttrs.encodedValue);
    signedAttributes[0] = SET_TAG;
    return {
      certificate,
      messageDigest,
      signedAttributes,
      signature: Uint8Array.from(signer.signature.valueBlock.valueHexView),
    };
  } catch {
    return null;
  }
}
