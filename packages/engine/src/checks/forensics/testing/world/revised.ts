import { appended, lineAt, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { drawnStatement, fileOf, pageWith, SALARY, statement, textOf, type WorldFile } from './statement.ts';

const annotation = (type: string, rect: string): string =>
  `<< /Type /Annot /Subtype /${type} /F 4 /Contents (Prot. 0012345) /Rect ${rect} /DA (/F1 9 Tf) /AP << /N 81 0 R >> >>`;
const protocol = streamOf(
  lineAt(2, 3, 'Prot. n. 0012345 del 16/11/2026', 8),
  '/Type /XObject /Subtype /Form /BBox [0 0 200 14] /Resources << /Font << /F1 3 0 R >> >> ',
);
const added = (x: number, y: number, text: string): Uint8Array =>
  appended(statement, { 4: pageWith('').replace('5 0 R', '[5 0 R 6 0 R]'), 6: streamOf(lineAt(x, y, text, 8)) });

/** What people, offices and servers do to a file without changing what it says. */
export const harmlessRevisions: readonly WorldFile[] = [
  {
    what: 'metadata',
    make: () =>
      appended(statement, { 9: '<< /Producer (OpenPDF 1.3.30) /Title (Estratto) >>' }, '/Info 9 0 R /ID [<aa> <bb>] '),
  },
  {
    what: 'bookmarks',
    make: () =>
      appended(statement, {
        1: '<< /Type /Catalog /Pages 2 0 R /Outlines 96 0 R >>',
        96: '<< /Type /Outlines /Count 0 >>',
      }),
  },
  { what: 'a protocol number in the margin', make: () => added(350, 780, 'Prot. n. 0012345 del 16/11/2026') },
  { what: 'a mark of arrival in the margin', make: () => added(380, 775, 'EINGEGANGEN 16. NOV. 2026') },
  { what: 'numbers of pages', make: () => added(280, 20, 'Pagina 1 di 1') },
  {
    what: 'a stamp in the margin',
    make: () =>
      appended(statement, {
        4: pageWith('/Annots [80 0 R]'),
        80: annotation('Stamp', '[350 775 550 789]'),
        81: protocol,
      }),
  },
  {
    what: 'a box of text in the margin',
    make: () =>
      appended(statement, {
        4: pageWith('/Annots [80 0 R]'),
        80: annotation('FreeText', '[350 775 550 789]'),
        81: protocol,
      }),
  },
  { what: 'lines before the file', make: () => fileOf(`\r\n${textOf(statement)}`) },
  { what: 'remarks behind the file', make: () => fileOf(`${textOf(statement)}<!-- cached -->\r\n`) },
  { what: 'many line breaks behind the file', make: () => fileOf(`${textOf(statement)}${'\r\n'.repeat(3000)}`) },
  {
    what: 'another identity of the download',
    make: () => fileOf(textOf(statement).replace('[<aa> <aa>]', '[<cc> <cd>]')),
  },
  {
    what: 'old and new tables in one',
    make: () => {
      const text = textOf(statement);
      const previous = /startxref\n(\d+)/.exec(text)?.[1];
      const stream = `60 0 obj\n<< /Type /XRef /Size 61 /W [1 4 2] /Index [0 0] /Length 0 /Root 1 0 R >>\nstream\n\nendstream\nendobj\n`;
      const table = `xref\n0 0\ntrailer\n<< /Root 1 0 R /Size 61 /Prev ${previous} /XRefStm ${text.length} >>\nstartxref\n${text.length + stream.length}\n%%EOF`;
      return fileOf(text + stream + table);
    },
  },
];

/** Edits that are saved behind the file, as editors do by default. */
export const harmfulRevisions: readonly WorldFile[] = [
  { what: 'a figure replaced', make: () => appended(statement, { 5: streamOf(drawnStatement('9.850,00')) }) },
  {
    what: 'a figure replaced without a table',
    make: () =>
      fileOf(
        `${textOf(statement)}5 0 obj\n${streamOf(`${drawnStatement('9.850,00')}\n%${'x'.repeat(5000)}`)}\nendobj\n`,
      ),
  },
  {
    what: 'a figure replaced and the chain of tables cut',
    make: () => {
      const all = {
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
        3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
        4: pageWith(''),
        5: streamOf(drawnStatement('9.850,00')),
      };
      return fileOf(textOf(appended(statement, all)).replace(/\/Prev \d+ /, ''));
    },
  },
  { what: 'a booking added amid the others', make: () => added(400, SALARY.y - 10, '3.000,00') },
  {
    what: 'a field over a figure',
    make: () =>
      appended(statement, {
        1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [80 0 R] >> >>',
        4: pageWith('/Annots [80 0 R]'),
        80: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V () /F 4 /Rect [${SALARY.x - 2} ${SALARY.y - 3} 460 ${SALARY.y + 11}] /AP << /N 81 0 R >> >>`,
        81: streamOf('1 g 0 0 62 14 re f', '/Type /XObject /Subtype /Form /BBox [0 0 62 14] '),
      }),
  },
];
