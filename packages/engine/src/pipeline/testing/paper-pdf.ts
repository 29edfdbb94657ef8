/** Points: where the first row stands, how far rows are apart, how large and how wide the letters are. */
const TOP = 800;
const LINE = 11;
const SIZE = 8;
const LEFT = 20;

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

const contentOf = (lines: readonly string[]): string =>
  lines
    .flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
        const left = LEFT + index * SIZE * 0.6;
        return `BT /F1 ${SIZE} Tf 1 0 0 1 ${left.toFixed(2)} ${TOP - row * LINE} Tm (${escaped(text)}) Tj ET`;
      }),
    )
    .join('\n');

/** A small PDF with these rows in a fixed-width font, one list of rows per page. Latin letters only. */
export function paperPdf(...pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 700 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(body, (letter) => letter.charCodeAt(0));
}
