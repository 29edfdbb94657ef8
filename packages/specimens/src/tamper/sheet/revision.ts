import { type PDFContext, PDFRef } from '@cantoo/pdf-lib';

const ten = (offset: number): string => String(offset).padStart(10, '0');

function lastStartxref(bytes: Uint8Array): number {
  const tail = Buffer.from(bytes.subarray(-64)).toString('latin1');
  return Number(/startxref\s+(\d+)/.exec(tail)?.[1]);
}

/** One object as it stands in a file. */
export function objectBytes(context: PDFContext, ref: PDFRef): Uint8Array {
  const object = context.lookup(ref);
  if (!object) throw new Error('the reference leads nowhere');
  const body = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  return Buffer.concat([Buffer.from(`${ref.objectNumber} 0 obj\n`), body, Buffer.from('\nendobj\n\n')]);
}

/** The trailer's entries besides size and predecessor. */
export function trailerEntries(context: PDFContext): string {
  const { Root, Info, ID } = context.trailerInfo;
  return `/Root ${Root}${Info ? `\n/Info ${Info}` : ''}${ID ? `\n/ID ${ID}` : ''}`;
}

/** Appends objects behind the file as it is: what a viewer does on "save" where another writes the file anew. */
export function withRevision(original: Uint8Array, context: PDFContext, changed: Iterable<PDFRef>): Uint8Array {
  const refs = [...new Set([...changed].map((ref) => ref.objectNumber))].sort((a, b) => a - b);
  const parts: Uint8Array[] = [original, Buffer.from('\n')];
  let at = original.length + 1;
  const sections = refs.map((number) => {
    const object = objectBytes(context, PDFRef.of(number));
    const section = `${number} 1\n${ten(at)} 00000 n \n`;
    parts.push(object);
    at += object.length;
    return section;
  });
  const size = context.largestObjectNumber + 1;
  const trailer = `trailer\n<<\n/Size ${size}\n${trailerEntries(context)}\n/Prev ${lastStartxref(original)}\n>>`;
  parts.push(Buffer.from(`xref\n${sections.join('')}${trailer}\nstartxref\n${at}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
