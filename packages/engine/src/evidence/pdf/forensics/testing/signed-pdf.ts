import { containerOf, type Signer } from './container.ts';
import { appended } from './written-pdf.ts';

const ROOM = 8000;
const RANGE = '/ByteRange [0 0000000000 0000000000 0000000000]';

/** Appends a signature over the whole file, as a signing program does. */
export function signedPdf(file: Uint8Array, signer: Signer): Uint8Array {
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached ${RANGE} /Contents <${'0'.repeat(ROOM)}> >>`;
  const field = '<< /FT /Sig /T (s) /V 20 0 R /Type /Annot /Subtype /Widget /Rect [0 0 0 0] >>';
  const catalogue = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> >>';
  const text = Buffer.from(appended(file, { 1: catalogue, 20: signature, 21: field })).toString('latin1');
  const start = text.indexOf(`<${'0'.repeat(ROOM)}>`);
  const end = start + ROOM + 2;
  const padded = (value: number): string => String(value).padStart(10, '0');
  const ranged = text.replace(RANGE, `/ByteRange [0 ${padded(start)} ${padded(end)} ${padded(text.length - end)}]`);
  const bytes = Buffer.from(ranged, 'latin1');
  const container = containerOf(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), signer);
  bytes.write(Buffer.from(container).toString('hex'), start + 1, 'latin1');
  return new Uint8Array(bytes);
}
