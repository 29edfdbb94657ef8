import { containerOf } from './container.ts';
import type { Signer } from './signer.ts';
import { appended, type Objects } from './written-pdf.ts';

const ROOM = 12_000;
const RANGE = '/ByteRange [0 0000000000 0000000000 0000000000]';

export interface Signing {
  readonly subFilter?: string;
  /** Numbers of the signature and its field; another signature needs others. */
  readonly number?: number;
  /** Fields that the form has besides. */
  readonly fields?: string;
  /** Whether the signature's field stands below one of those instead of beside them. */
  readonly isBelow?: boolean;
  /** Entries of the catalogue, of the signature and of its field. */
  readonly catalogue?: string;
  readonly entries?: string;
  readonly field?: string;
  /** Objects that are written along. */
  readonly more?: Objects;
  readonly container?: (bytes: Uint8Array, signer: Signer) => Uint8Array;
}

/** What a certificate allows after it: 1 nothing, 2 forms, 3 forms and notes. */
export const certified = (allowed: 1 | 2 | 3): Signing => ({
  catalogue: '/Perms << /DocMDP 20 0 R >>',
  entries: `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${allowed} /V /1.2 >> >>]`,
});

/** Appends a signature over the whole file, as a signing program does. */
export function signedPdf(file: Uint8Array, signer: Signer, signing: Signing = {}): Uint8Array {
  const { subFilter = 'adbe.pkcs7.detached', number = 20, container = containerOf } = signing;
  const empty = `<${'0'.repeat(ROOM)}>`;
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${signing.entries ?? ''} ${RANGE} /Contents ${empty} >>`;
  const field = `<< /FT /Sig /T (s${number}) /V ${number} 0 R /Type /Annot /Subtype /Widget ${signing.field ?? '/Rect [0 0 0 0]'} >>`;
  const form = `/AcroForm << /SigFlags 3 /Fields [${signing.fields ?? ''} ${signing.isBelow ? '' : `${number + 1} 0 R`}] >>`;
  const catalogue = `<< /Type /Catalog /Pages 2 0 R ${form} ${signing.catalogue ?? ''} >>`;
  const objects = { 1: catalogue, [number]: signature, [number + 1]: field, ...signing.more };
  const text = Buffer.from(appended(file, objects)).toString('latin1');
  const start = text.lastIndexOf(empty);
  const end = start + empty.length;
  const padded = (value: number): string => String(value).padStart(10, '0');
  const at = text.lastIndexOf(RANGE);
  const range = `/ByteRange [0 ${padded(start)} ${padded(end)} ${padded(text.length - end)}]`;
  const bytes = Buffer.from(text.slice(0, at) + range + text.slice(at + RANGE.length), 'latin1');
  const made = container(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), signer);
  bytes.write(Buffer.from(made).toString('hex'), start + 1, 'latin1');
  return new Uint8Array(bytes);
}
