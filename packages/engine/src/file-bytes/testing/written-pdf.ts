const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export interface Objects {
  readonly [number: number]: string;
}

export const streamOf = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries}>>\nstream\n${content}\nendstream`;

/** One line of text at a place in points from the lower left corner. */
export const lineAt = (x: number, y: number, text: string, size = 10): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`;

/** The objects of a file with one page: 1 catalogue, 2 pages, 3 font, 4 page, 5 content. */
export const onePage = (content: string, more: Objects = {}): Objects => ({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
  3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  4: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
  5: streamOf(content),
  ...more,
});

function section(start: number, objects: Objects, trailer: string): string {
  const numbers = Object.keys(objects).map(Number);
  let text = '';
  const rows = numbers.map((number) => {
    const offset = start + text.length;
    text += `${number} 0 obj\n${objects[number]}\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = start + text.length;
  return `${text}xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Root 1 0 R /Size 100 ${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
}

/** A file written by hand, object by object. */
export function writtenPdf(objects: Objects, trailer = ''): Uint8Array {
  const head = '%PDF-1.7\n';
  return bytesOf(head + section(head.length, objects, trailer));
}

/** The same file with something appended, as editors, signers and forms do. */
export function appended(file: Uint8Array, objects: Objects, trailer = ''): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  const previous = [...text.matchAll(/startxref\n(\d+)/g)].at(-1)?.[1] ?? '0';
  return bytesOf(text + section(text.length, objects, `/Prev ${previous} ${trailer}`));
}
