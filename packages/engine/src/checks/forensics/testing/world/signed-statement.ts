import { signedPdf } from '../../../../file-bytes/testing/signed-pdf.ts';
import { signerOf } from '../../../../file-bytes/testing/signer.ts';
import { lineAt, type Objects, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { drawnStatement, pageWith, SALARY, statement, statementWith, textOf } from './statement.ts';

export const bank = signerOf('Banca Esempio', 'Autorita Esempio', 'ec');
export const signedStatement = signedPdf(statement, bank);
/** The same page with a higher salary. */
export const forgedPage = streamOf(drawnStatement('9.850,00'));

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
export const SIGNED_CATALOGUE = '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> >>';

/** Where the newest table of a file begins. */
export const lastTable = (file: Uint8Array): string =>
  [...textOf(file).matchAll(/startxref\n(\d+)/g)].at(-1)?.[1] ?? '0';

/** Objects as they stand in a file, without a table. */
export const bodyOf = (objects: Objects): string =>
  Object.entries(objects)
    .map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`)
    .join('');

/** A drawing that is laid over a place, as large as that. */
export const faceOf = (content: string, box = '0 0 62 14'): string =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << /Font << /F1 3 0 R >> >> `);
/** A white box, and one with another figure on it. */
export const whiteFace = faceOf('1 g 0 0 62 14 re f');
export const forgedFace = faceOf(`1 g 0 0 62 14 re f 0 g ${lineAt(2, 3, '9.850,00')}`);
export const SALARY_BOX = `/Rect [${SALARY.x - 2} ${SALARY.y - 3} 460 ${SALARY.y + 11}]`;

/** A field of a form for the salary; what it shows may differ from what it holds. */
export const fieldOf = (value: string, shown = value, rect = SALARY_BOX): Objects => ({
  70: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (salary) /V (${value}) /DA (/F1 10 Tf 0 g) /F 4 ${rect} /AP << /N 71 0 R >> >>`,
  71: faceOf(`/Tx BMC ${lineAt(0, 2, shown)} EMC`, '0 0 70 12'),
});

/** A statement whose salary stands in a field of a form. */
export const formStatement = statementWith({
  1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [70 0 R] >> >>',
  4: pageWith('/Annots [70 0 R]'),
  5: streamOf(drawnStatement('').replace(/^.*\(\) Tj ET$/m, '')),
  ...fieldOf('1.850,00'),
});
