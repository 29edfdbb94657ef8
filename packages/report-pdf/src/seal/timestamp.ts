import { createHash } from 'node:crypto';
import { type Constructed, fromBER, Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { setUpCrypto } from './crypto-engine.ts';
import { SHA_256, SIGNED_DATA } from './object-ids.ts';

/** Vouches that a signature existed at a moment: the signature in, the token of an authority out (RFC 3161). */
export type Timestamp = (signature: Uint8Array) => Promise<Uint8Array>;

export interface TimestampQuery {
  /** To be sent as application/timestamp-query. */
  readonly bytes: Uint8Array;
  readonly digest: Uint8Array;
  readonly nonce: Uint8Array;
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** Asks for a token over a signature. The nonce, of which the first bit must not be set, ties the reply to this question. */
export function timestampQuery(signature: Uint8Array, random: Uint8Array): TimestampQuery {
  setUpCrypto();
  const digest = new Uint8Array(createHash('sha256').update(signature).digest());
  const nonce = Uint8Array.from(random);
  // A positive number without a leading zero byte, so that it comes back as it went.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const query = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: bufferOf(digest) }),
    }),
    nonce: new Integer({ valueHex: bufferOf(nonce) }),
    certReq: true,
  });
  return { bytes: new Uint8Array((query.toSchema() as Constructed).toBER()), digest, nonce };
}

/** The statuses `granted` and `granted with modifications`. */
const HIGHEST_GRANTED = 1;

/** The token in an authority's reply, if it answers this very question; otherwise it throws. */
export function timestampToken(reply: Uint8Array, { digest, nonce }: TimestampQuery): Uint8Array {
  setUpCrypto();
  const { status, timeStampToken: token } = new TimeStampResp({ schema: fromBER(bufferOf(reply)).result });
  if (status.status > HIGHEST_GRANTED || !token)
    throw new Error(`The time-stamp was refused (status ${status.status}).`);
  if (token.contentType !== SIGNED_DATA) throw new Error('The reply holds no time-stamp.');
  const content = new SignedData({ schema: token.content }).encapContentInfo.eContent;
  if (!content) throw new Error('The time-stamp is empty.');
  const info = TSTInfo.fromBER(content.getValue());
  const stamped = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const answered = Buffer.from(info.nonce?.valueBlock.valueHexView ?? []);
  if (!stamped.equals(digest) || !answered.equals(nonce)) throw new Error('The time-stamp is of something else.');
  return new Uint8Array((new ContentInfo({ schema: token.toSchema() }).toSchema() as Constructed).toBER());
}
