import { FIGURES_DIGEST_BYTES, MOST_NAME_BYTES, type ReportCode } from './report-code.ts';

/** First byte of every code; another layout will have another number. */
export const CODE_VERSION = 1;
const ID_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES + 4 + 4 + FIGURES_DIGEST_BYTES;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Cut between letters, never inside one. */
function nameBytes(name: string): Buffer {
  let kept = '';
  for (const letter of name) {
    if (Buffer.byteLength(kept + letter) > MOST_NAME_BYTES) break;
    kept += letter;
  }
  return Buffer.from(kept, 'utf8');
}

export function encodeCode({ reportId, applicantName, createdAt, expiresAt, figuresDigest }: ReportCode): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const id = Buffer.from(reportId.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES || figuresDigest.length !== FIGURES_DIGEST_BYTES) {
    throw new RangeError('A code needs a report id and a digest of the right length.');
  }
  head.writeUInt8(CODE_VERSION, 0);
  id.copy(head, 1);
  head.writeUInt32BE(seconds(createdAt), 1 + ID_BYTES);
  head.writeUInt32BE(seconds(expiresAt), 1 + ID_BYTES + 4);
  head.set(figuresDigest, HEAD_BYTES - FIGURES_DIGEST_BYTES);
  return Buffer.concat([head, nameBytes(applicantName)]);
}

export function decodeCode(bytes: Buffer): ReportCode | null {
  if (bytes.length < HEAD_BYTES || bytes.length > HEAD_BYTES + MOST_NAME_BYTES) return null;
  if (bytes.readUInt8(0) !== CODE_VERSION) return null;
  const hex = bytes.subarray(1, 1 + ID_BYTES).toString('hex');
  const moment = (at: number) => new Date(bytes.readUInt32BE(at) * 1000);
  return {
    reportId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    createdAt: moment(1 + ID_BYTES),
    expiresAt: moment(1 + ID_BYTES + 4),
    figuresDigest: Uint8Array.from(bytes.subarray(HEAD_BYTES - FIGURES_DIGEST_BYTES, HEAD_BYTES)),
    applicantName: bytes.subarray(HEAD_BYTES).toString('utf8'),
  };
}
