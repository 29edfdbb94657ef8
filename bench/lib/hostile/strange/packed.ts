import { deflateSync } from 'node:zlib';
import { stream } from '@vesta/engine/evidence/testing/raw-pdf';
import type { Seed } from '../seeds.ts';
import { letter } from './page.ts';

/** Page, fonts and catalogue packed into one object, and the table as a stream: no word of it readable in the bytes. */
export function packedFile(name: string): Seed {
  const { bytes, secrets } = letter(name);
  const drawing = /stream\n([\s\S]*?)\nendstream/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '';
  const inside = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Producer (${secrets[0]}) >>`,
  ];
  const numbers = [1, 2, 3, 5, 6];
  const starts = inside.map((_, at) => inside.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0));
  const index = `${numbers.map((number, at) => `${number} ${starts[at]}`).join(' ')} `;
  const body = deflateSync(Buffer.from(index + inside.join(' ')));
  const head = Buffer.from('%PDF-1.7\n');
  const page = Buffer.concat([Buffer.from('4 0 obj\n'), stream(drawing), Buffer.from('\nendobj\n')]);
  const store = Buffer.concat([
    Buffer.from('7 0 obj\n'),
    stream(body, `/Type /ObjStm /N ${inside.length} /First ${index.length} /Filter /FlateDecode`),
    Buffer.from('\nendobj\n'),
  ]);
  const [pageAt, storeAt] = [head.length, head.length + page.length];
  const tableAt = storeAt + store.length;
  const row = (kind: number, place: number, last: number): number[] => [kind, place >> 8, place & 255, last];
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => {
    const packedAt = numbers.indexOf(number);
    if (packedAt >= 0) return row(2, 7, packedAt);
    const plain: Readonly<Record<number, number>> = { 4: pageAt, 7: storeAt, 8: tableAt };
    return plain[number] === undefined ? row(0, 0, 255) : row(1, plain[number], 0);
  });
  const entries = '/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Info 6 0 R /DL 70 /Filter /FlateDecode';
  const table = stream(deflateSync(Buffer.from(rows)), entries);
  const tail = Buffer.from(`\nendobj\nstartxref\n${tableAt}\n%%EOF\n`);
  return { name, secrets, bytes: Buffer.concat([head, page, store, Buffer.from('8 0 obj\n'), table, tail]) };
}
