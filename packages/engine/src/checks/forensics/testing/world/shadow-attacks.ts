import { signedPdf } from '../../../../file-bytes/testing/signed-pdf.ts';
import { appended, lineAt, type Objects, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import {
  bank,
  FONT,
  faceOf,
  fieldOf,
  forgedPage,
  formStatement,
  lastTable,
  signedStatement,
} from './signed-statement.ts';
import { drawnStatement, fileOf, pageWith, SALARY, statementWith, textOf, type WorldFile } from './statement.ts';

const layers = (state: 'ON' | 'OFF'): string => `/OCProperties << /OCGs [60 0 R] /D << /${state} [60 0 R] >> >>`;
const layered = `${drawnStatement('9.850,00')}\n/OC /L BDC 1 g ${SALARY.x - 2} ${SALARY.y - 3} 60 14 re f 0 g ${lineAt(SALARY.x, SALARY.y, SALARY.text)} EMC`;
const layerPage = pageWith('', '/Properties << /L 60 0 R >>');
const layerFile = statementWith({
  1: `<< /Type /Catalog /Pages 2 0 R ${layers('ON')} >>`,
  4: layerPage,
  5: streamOf(layered),
  60: '<< /Type /OCG /Name (x) >>',
});
const overlay = (content: string): string => faceOf(content, '0 0 600 800');
const hider = `1 g ${SALARY.x - 2} ${SALARY.y - 3} 60 14 re f 0 g ${lineAt(SALARY.x, SALARY.y, SALARY.text)}`;
const drawsOverlay = (more: Objects): Uint8Array =>
  statementWith({
    4: pageWith('', '/XObject << /O 61 0 R >> /ExtGState << /G 62 0 R >>'),
    5: streamOf(`${drawnStatement('9.850,00')}\nq /G gs /O Do Q`),
    61: overlay(hider),
    62: '<< /Type /ExtGState /ca 1 >>',
    ...more,
  });
const signedField = signedPdf(formStatement, bank, { fields: '70 0 R' });
const twoFaced = statementWith({
  40: '<< /Type /Catalog /Pages 41 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> >>',
  41: '<< /Type /Pages /Kids [42 0 R] /Count 1 >>',
  42: pageWith('').replace('/Parent 2 0 R', '/Parent 41 0 R').replace('5 0 R', '43 0 R'),
  43: forgedPage,
});

/** What was laid out before signing, so that a small change after it shows another paper. */
export const shadowAttacks: readonly WorldFile[] = [
  {
    what: 'a drawing within a drawing exchanged',
    make: () => {
      const outer = streamOf(
        '/B Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /B 64 0 R >> >> ',
      );
      const file = drawsOverlay({ 61: outer, 64: overlay(hider) });
      return appended(signedPdf(file, bank), { 64: overlay('') });
    },
  },
  {
    what: 'a layer switched off',
    make: () =>
      appended(signedPdf(layerFile, bank, { catalogue: layers('ON') }), {
        1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> ${layers('OFF')} >>`,
      }),
  },
  { what: 'an overlay emptied', make: () => appended(signedPdf(drawsOverlay({}), bank), { 61: overlay('') }) },
  {
    what: 'an overlay made transparent',
    make: () => appended(signedPdf(drawsOverlay({}), bank), { 62: '<< /Type /ExtGState /ca 0 >>' }),
  },
  {
    what: 'a note that hid the figure taken away',
    make: () => {
      const note = `<< /Type /Annot /Subtype /Square /Rect [${SALARY.x - 2} ${SALARY.y - 3} 460 ${SALARY.y + 11}] /F 4 /AP << /N 61 0 R >> >>`;
      const hidden = statementWith({ 4: pageWith('/Annots [63 0 R]'), 5: forgedPage, 61: overlay(hider), 63: note });
      return appended(signedPdf(hidden, bank), { 4: pageWith('') });
    },
  },
  {
    what: 'a font that draws other digits under an old name',
    make: () =>
      appended(signedStatement, {
        3: FONT.replace('/WinAnsiEncoding', '<< /BaseEncoding /WinAnsiEncoding /Differences [49 /nine] >>'),
      }),
  },
  { what: 'a field that showed another figure', make: () => appended(signedField, { ...fieldOf('9.850,00') }) },
  {
    what: 'a field that shows another figure than it holds',
    make: () => appended(signedField, { ...fieldOf('1.850,00', '9.850,00') }),
  },
  {
    what: 'a second catalogue',
    make: () =>
      fileOf(textOf(appended(signedPdf(twoFaced, bank), {})).replace(/\/Root 1 0 R(?![\s\S]*\/Root)/, '/Root 40 0 R')),
  },
  {
    what: 'a table that leads to another drawing',
    make: () => {
      const signed = textOf(signedPdf(twoFaced, bank));
      const at = signed.indexOf('43 0 obj');
      const table = `xref\n5 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Root 1 0 R /Size 100 /Prev ${lastTable(fileOf(signed))} >>\nstartxref\n${signed.length}\n%%EOF\n`;
      return fileOf(signed + table);
    },
  },
];
