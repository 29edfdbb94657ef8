const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A PDF made of these objects, numbered from 1, of which the first is the catalogue. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [latin('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const body = typeof object === 'string' ? latin(object) : object;
    const part = Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, latin(table), latin(trailer)]);
}

export function stream(data: string | Buffer, entries = ''): Buffer {
  const body = typeof data === 'string' ? latin(data) : data;
  return Buffer.concat([latin(`<< ${entries} /Length ${body.length} >>\nstream\n`), body, latin('\nendstream')]);
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** One page with these drawing commands; `/F` is Helvetica. */
export const pageWith = (content: string | Buffer, entries = ''): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${entries} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    typeof content === 'string' ? stream(content) : content,
    FONT,
  ]);
