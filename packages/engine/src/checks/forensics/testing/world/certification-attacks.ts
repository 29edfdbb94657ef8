import { certified, signedPdf } from '../../../../file-bytes/testing/signed-pdf.ts';
import { signerOf } from '../../../../file-bytes/testing/signer.ts';
import { appended, type Objects } from '../../../../file-bytes/testing/written-pdf.ts';
import { bank, fieldOf, forgedFace, formStatement, SALARY_BOX, whiteFace } from './signed-statement.ts';
import { pageWith, statement, type WorldFile } from './statement.ts';

const annotated = (allowed: 1 | 2 | 3, objects: Objects): Uint8Array =>
  appended(signedPdf(statement, bank, certified(allowed)), objects);
const freeText = `<< /Type /Annot /Subtype /FreeText /F 4 /Contents (9.850,00) /DA (/F1 10 Tf) ${SALARY_BOX} /AP << /N 81 0 R >> >>`;
const sneaky = (shown: string): Uint8Array =>
  signedPdf(signedPdf(statement, bank, certified(2)), signerOf('Rossi Mario', 'Rossi Mario', 'ec'), {
    number: 30,
    fields: '21 0 R',
    catalogue: certified(2).catalogue ?? '',
    field: `/F 4 ${SALARY_BOX} /AP << /N 81 0 R >>`,
    more: { 4: pageWith('/Annots [31 0 R]'), 81: shown },
  });

/** Changes that a certificate forbids, or that only look like those that it allows. */
export const certificationAttacks: readonly WorldFile[] = [
  ...([1, 2, 3] as const).map((allowed) => ({
    what: `a box of text over a figure, certified ${allowed}`,
    make: () => annotated(allowed, { 4: pageWith('/Annots [80 0 R]'), 80: freeText, 81: forgedFace }),
  })),
  {
    what: 'a stamp over a figure, certified 3',
    make: () =>
      annotated(3, { 4: pageWith('/Annots [80 0 R]'), 80: freeText.replace('FreeText', 'Stamp'), 81: forgedFace }),
  },
  {
    what: 'a marker that shows another figure, certified 3',
    make: () =>
      annotated(3, { 4: pageWith('/Annots [80 0 R]'), 80: freeText.replace('FreeText', 'Highlight'), 81: forgedFace }),
  },
  { what: 'a further signature that shows another figure', make: () => sneaky(forgedFace) },
  { what: 'a further signature that hides a figure', make: () => sneaky(whiteFace) },
  {
    what: 'a filled-in field where nothing is allowed',
    make: () => appended(signedPdf(formStatement, bank, { ...certified(1), fields: '70 0 R' }), fieldOf('9.850,00')),
  },
  {
    what: 'a locked field filled in again',
    make: () =>
      appended(
        signedPdf(formStatement, bank, {
          fields: '70 0 R',
          entries:
            '/Reference [<< /Type /SigRef /TransformMethod /FieldMDP /TransformParams << /Type /TransformParams /Action /Include /Fields [(salary)] /V /1.2 >> >>]',
        }),
        fieldOf('9.850,00'),
      ),
  },
];
