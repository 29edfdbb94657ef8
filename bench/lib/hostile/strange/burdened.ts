import { stream } from '@vesta/engine/evidence/testing/raw-pdf';
import type { Seed } from '../seeds.ts';
import { packedFile } from './packed.ts';
import { letter, replaced } from './page.ts';

/** Objects written again behind the end, as a reader does that keeps a filled field or a note. */
function appended(seed: Seed, objects: Readonly<Record<number, string>>): Seed {
  const text = Buffer.from(seed.bytes).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  let [file, table] = [text, 'xref\n'];
  for (const [number, body] of Object.entries(objects)) {
    table += `${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size 40 /Root 1 0 R /Info 6 0 R /Prev ${previous} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return { ...seed, bytes: Buffer.from(file + table + trailer, 'latin1') };
}

const WIDGET = '/Type /Annot /Subtype /Widget /FT /Tx /T (foo) /Rect [72 600 250 620] /F 4';

function filledForm(name: string, look: string): Seed {
  const empty = letter(name, {
    catalogue: '/AcroForm << /Fields [7 0 R] /DA (/F 10 Tf 0 g) /DR << /Font << /F 5 0 R >> >> >>',
    page: '/Annots [7 0 R]',
    more: [`<< ${WIDGET} /V () >>`],
  });
  const drawing = 'BT /F 10 Tf 2 5 Td (Bar) Tj ET';
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 178 20] /Resources << /Font << /F 5 0 R >> >> /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
  return appended(empty, { 7: `<< ${WIDGET} /V (Bar) ${look} >>`, 8: form });
}

const note = (text: string): string =>
  `<< /Type /Annot /Subtype /Text /Rect [300 700 320 720] /Contents (${text}) /M (D:20260230996199Z) >>`;

const noted = (name: string): Seed => letter(name, { page: '/Annots [7 0 R]', more: [note('first')] });

/** Things that honest files may carry and a reader must neither run nor trip over. */
export function burdenedFiles(): Seed[] {
  const attached = stream('not for you'.repeat(30), '/Type /EmbeddedFile');
  const names =
    '/Names << /EmbeddedFiles << /Names [(a.txt) << /Type /Filespec /F (a.txt) /EF << /F 7 0 R >> >>] >> >>';
  const described = stream('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF', '/Type /Metadata');
  return [
    letter('a file inside', { catalogue: names, more: [attached] }),
    letter('a script on opening', {
      catalogue: '/OpenAction << /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>',
    }),
    letter('a program on opening', { catalogue: '/OpenAction << /S /Launch /F (/bin/sh) >>' }),
    letter('half a description', { catalogue: '/Metadata 7 0 R', more: [described] }),
    filledForm('a form filled', '/AP << /N 8 0 R >>'),
    filledForm('a form filled and not drawn', ''),
    appended(noted('a note written again'), { 7: note('second') }),
    appended(appended(noted('a note written twice again'), { 7: note('second') }), { 7: note('third') }),
    packedFile('all packed away'),
    { ...letter('too long'), bytes: replaced(letter('too long').bytes, /\/Length \d+/, '/Length 9 0 R') },
  ];
}
