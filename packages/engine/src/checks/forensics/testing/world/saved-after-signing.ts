import { appended, type Objects, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { bodyOf, FONT, forgedPage, lastTable, SIGNED_CATALOGUE, signedStatement } from './signed-statement.ts';
import { fileOf, pageWith, textOf, type WorldFile } from './statement.ts';

const update = (objects: Objects, trailer = ''): Uint8Array => appended(signedStatement, objects, trailer);
/** The signature as it stands in its file. */
const signature = /20 0 obj\n([\s\S]*?)\nendobj/.exec(textOf(signedStatement))?.[1] ?? '';
const field = '<< /FT /Sig /T (s20) /V 20 0 R /Type /Annot /Subtype /Widget /Rect [0 0 0 0] >>';
const everything = {
  1: SIGNED_CATALOGUE,
  2: '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
  3: FONT,
  4: pageWith(''),
  5: forgedPage,
  20: signature,
  21: field,
};

/** Objects written behind a signed file, with less and less of what a proper update has. */
export const savedAfterSigning: readonly WorldFile[] = [
  { what: 'a page drawn anew', make: () => update({ 5: forgedPage }) },
  {
    what: 'an update that names no table before it',
    make: () => {
      const text = textOf(update(everything));
      return fileOf(text.replace(/\/Prev \d+ (?=[^/]*>>\nstartxref\n\d+\n%%EOF\n$)/, ''));
    },
  },
  {
    what: 'an update without its trailer',
    make: () => fileOf(textOf(update({ 5: forgedPage })).replace(/trailer\n(?![\s\S]*trailer\n)/, '')),
  },
  { what: 'objects without a table', make: () => fileOf(textOf(signedStatement) + bodyOf({ 5: forgedPage })) },
  {
    what: 'many objects without a table',
    make: () => fileOf(textOf(signedStatement) + bodyOf({ 5: forgedPage, 50: streamOf('%'.padEnd(6000, 'x')) })),
  },
  {
    what: 'objects and an end, without a table',
    make: () =>
      fileOf(`${textOf(signedStatement)}${bodyOf({ 5: forgedPage })}startxref\n${lastTable(signedStatement)}\n%%EOF\n`),
  },
  {
    what: 'objects and a trailer, without a table',
    make: () =>
      fileOf(`${textOf(signedStatement)}${bodyOf({ 5: forgedPage })}trailer\n<< /Root 1 0 R /Size 100 >>\n%%EOF\n`),
  },
  {
    what: 'an update with a copy of the signature',
    make: () => update({ 5: forgedPage, 30: signature, 21: field.replace('20 0 R', '30 0 R') }),
  },
  {
    what: 'a page more',
    make: () => update({ 2: '<< /Type /Pages /Kids [4 0 R 40 0 R] /Count 2 >>', 40: pageWith('') }),
  },
  { what: 'another size of the page', make: () => update({ 4: pageWith('').replace('600 800', '600 500') }) },
];
