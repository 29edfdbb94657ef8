import { appended, lineAt, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { drawnStatement, pageWith, SALARY, salaryLine, statement, statementWith, type WorldFile } from './statement.ts';

const { x, y } = SALARY;
const BOX = `${x - 2} ${y - 3} 60 14 re f`;
const other = '9.850,00';
const drawn = (instead: string, salary: string = other): string =>
  drawnStatement(salary).replace(salaryLine(salary), () => instead);
const withDrawing = (content: string, page = pageWith('')): Uint8Array =>
  statementWith({ 4: page, 5: streamOf(content) });
const helvetica = (name: string, more = ''): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding ${more}>>`;
const inFont = (font: string, size: number, text: string, dx = 0, dy = 0): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x + dx} ${y + dy} Tm (${text}) Tj ET`;
const fontPage = pageWith('').replace('/F1 3 0 R', '/F1 3 0 R /F2 65 0 R');

/** Traces of an edit on the page itself, each one alone. */
export const editedPages: readonly WorldFile[] = [
  {
    what: 'text in the brackets of an editor',
    make: () => withDrawing(drawn(`/TouchUp_TextEdit BMC ${salaryLine(other)} EMC`)),
  },
  {
    what: 'text behind the mark of an editor',
    make: () => withDrawing(drawn(`/TouchUp_TextEdit MP\n${salaryLine(other)}`)),
  },
  {
    what: 'a white box and a new figure',
    make: () => withDrawing(drawn(`${salaryLine(SALARY.text)} 1 g ${BOX} 0 g ${salaryLine(other)}`)),
  },
  {
    what: 'the same flattened into a drawing of its own',
    make: () =>
      statementWith({
        4: pageWith('', '/XObject << /Fm0 61 0 R >>'),
        5: streamOf(`${drawnStatement()}\nq /Fm0 Do Q`),
        61: streamOf(
          `1 g ${BOX} 0 g ${salaryLine(other)}`,
          '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> ',
        ),
      }),
  },
  {
    what: 'a figure on top of another',
    make: () => withDrawing(drawn(`${salaryLine(SALARY.text)} ${lineAt(x + 1, y, other)}`)),
  },
  {
    what: 'a picture over a figure',
    make: () =>
      statementWith({
        4: pageWith('', '/XObject << /I 61 0 R >>'),
        5: streamOf(`${drawnStatement()}\nq 60 0 0 12 ${x - 2} ${y - 2} cm /I Do Q`),
        61: streamOf(
          '\xff\xff\xff\xff',
          '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray ',
        ),
      }),
  },
  {
    what: 'the old figure left without ink',
    make: () => withDrawing(drawn(`3 Tr ${salaryLine(SALARY.text)} 0 Tr ${salaryLine(other)}`)),
  },
  {
    what: 'the old figure left in white',
    make: () => withDrawing(drawn(`1 g ${salaryLine(SALARY.text)} 0 g ${salaryLine(other)}`)),
  },
  {
    what: 'the old figure clipped away',
    make: () => withDrawing(drawn(`q 0 0 5 5 re W n ${salaryLine(SALARY.text)} Q ${salaryLine(other)}`)),
  },
  {
    what: 'the old figure in a layer that is switched off',
    make: () =>
      statementWith({
        1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [60 0 R] /D << /OFF [60 0 R] >> >> >>',
        4: pageWith('', '/Properties << /L 60 0 R >>'),
        5: streamOf(drawn(`/OC /L BDC ${salaryLine(SALARY.text)} EMC ${salaryLine(other)}`)),
        60: '<< /Type /OCG /Name (x) >>',
      }),
  },
  {
    what: 'layers that are all off unless named',
    make: () =>
      statementWith({
        1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [60 0 R] /D << /BaseState /OFF >> >> >>',
        4: pageWith('', '/Properties << /L 60 0 R >>'),
        5: streamOf(drawn(`/OC /L BDC ${salaryLine(SALARY.text)} EMC ${salaryLine(other)}`)),
        60: '<< /Type /OCG /Name (x) >>',
      }),
  },
  {
    what: 'words for machines that say something else',
    make: () => withDrawing(drawn(`/Span << /ActualText (${other}) >> BDC ${salaryLine(SALARY.text)} EMC`)),
  },
  {
    what: 'a font that tells other digits than it draws',
    make: () =>
      statementWith({
        4: fontPage,
        5: streamOf(drawn(inFont('F2', 10, SALARY.text))),
        65: helvetica('AAAAAA+Helvetica', '/ToUnicode 66 0 R '),
        66: streamOf('1 beginbfchar <31> <0039> endbfchar'),
      }),
  },
  {
    what: 'a second selection of the same letters',
    make: () =>
      statementWith({ 4: fontPage, 5: streamOf(drawn(inFont('F2', 10, other))), 65: helvetica('BCDEFG+Helvetica') }),
  },
  {
    what: 'letters of another family',
    make: () =>
      statementWith({ 4: fontPage, 5: streamOf(drawn(inFont('F2', 10, other))), 65: helvetica('Times-Roman') }),
  },
  { what: 'another size of letters', make: () => withDrawing(drawn(inFont('F1', 10.8, other))) },
  { what: 'a figure above its line', make: () => withDrawing(drawn(inFont('F1', 10, other, 0, 1.3))) },
  {
    what: 'a box of text over a figure',
    make: () =>
      statementWith({
        4: pageWith('/Annots [80 0 R]'),
        80: `<< /Type /Annot /Subtype /FreeText /F 4 /Contents (${other}) /DA (/F1 10 Tf) /Rect [${x - 2} ${y - 3} ${x + 60} ${y + 11}] /AP << /N 81 0 R >> >>`,
        81: streamOf(
          `1 g 0 0 62 14 re f 0 g ${lineAt(2, 3, other)}`,
          '/Type /XObject /Subtype /Form /BBox [0 0 62 14] /Resources << /Font << /F1 3 0 R >> >> ',
        ),
      }),
  },
];

const xmp = (agent: string): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description pdf:Producer="OpenPDF 1.3.30"><xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="${agent}"/></rdf:Seq></xmpMM:History></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** What editors write about themselves besides. */
export const editorsLeft: readonly WorldFile[] = [
  {
    what: 'a history that names an editor',
    make: () =>
      statementWith({
        1: '<< /Type /Catalog /Pages 2 0 R /Metadata 67 0 R >>',
        67: streamOf(xmp('Adobe Illustrator 28.0'), '/Type /Metadata /Subtype /XML '),
      }),
  },
  {
    what: 'an editor named before and wiped',
    make: () =>
      appended(statementWith({}, '/Producer (Sejda 3.2)'), { 9: '<< /Producer (OpenPDF 1.3.30) >>' }, '/Info 9 0 R '),
  },
];

/** Two traces of one edit: no accident. */
export const provenEdits: readonly WorldFile[] = [
  {
    what: 'a white box, a new figure, an editor',
    make: () =>
      statementWith(
        { 5: streamOf(drawn(`${salaryLine(SALARY.text)} 1 g ${BOX} 0 g ${salaryLine(other)}`)) },
        '/Producer (Sejda 3.2)',
      ),
  },
  {
    what: 'a figure replaced in a later state by an editor',
    make: () =>
      appended(
        statement,
        { 5: streamOf(drawnStatement(other)), 9: '<< /Producer (Foxit PhantomPDF) >>' },
        '/Info 9 0 R ',
      ),
  },
  {
    what: 'other letters above their line',
    make: () =>
      statementWith(
        { 4: fontPage, 5: streamOf(drawn(inFont('F2', 10, other, 0, 1.3))), 65: helvetica('Times-Roman') },
        '/Producer (Canva)',
      ),
  },
];
