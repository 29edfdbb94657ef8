import { createHash } from 'node:crypto';
import { rawPdf, stream } from '@vesta/engine/evidence/testing/raw-pdf';
import type { Seed } from '../seeds.ts';

/** Printed on the page and told as the writing program, so that it would be seen in another file's answer. */
const markOf = (name: string): string => `Mark ${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

interface Extras {
  /** Entries of the catalogue, of the page and of the trailer. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly trailer?: string;
  /** Objects from number 7 on. */
  readonly more?: readonly (string | Buffer)[];
  /** What becomes of the drawing, object 4. */
  readonly seal?: (drawing: Buffer) => Buffer;
}

/** A small letter of one page with something about it that a reader may stumble over. */
export function letter(name: string, extras: Extras = {}): Seed {
  const { catalogue = '', page = '', trailer = '', more = [], seal = (drawing) => drawing } = extras;
  const mark = markOf(name);
  const drawing = Buffer.from(`BT /F 12 Tf 72 720 Td (Sehr geehrte Damen und Herren, ${mark}) Tj ET`);
  const bytes = rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> ${page} >>`,
    stream(seal(drawing)),
    FONT,
    `<< /Producer (${mark}) >>`,
    ...more,
  ]);
  return { name, bytes: replaced(bytes, /\/Root 1 0 R/, `/Root 1 0 R /Info 6 0 R ${trailer}`), secrets: [mark] };
}

/** The same file with some of its bytes written otherwise, whatever its table says then. */
export const replaced = (bytes: Uint8Array, pattern: RegExp, put: string): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replace(pattern, put), 'latin1');
