import { timeStampOf } from '../../../../file-bytes/testing/container.ts';
import { certified, signedPdf } from '../../../../file-bytes/testing/signed-pdf.ts';
import { signerOf } from '../../../../file-bytes/testing/signer.ts';
import { appended, lineAt, type Objects, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { bank, faceOf, fieldOf, formStatement, signedStatement } from './signed-statement.ts';
import { fileOf, pageWith, SALARY, statement, statementWith, textOf, type WorldFile } from './statement.ts';

const clock = signerOf('Orologio Esempio', 'Autorita Esempio', 'ec');
const second = signerOf('Rossi Mario', 'Autorita Esempio', 'ec');
const root = signerOf('Autorita Esempio', 'Autorita Esempio', 'ec');

const proofs = (file: Uint8Array): Uint8Array =>
  appended(file, {
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> /DSS << /Type /DSS /Certs [95 0 R] /VRI << /AA << /Cert [95 0 R] >> >> >> >>`,
    95: streamOf(Buffer.from(root.certificate).toString('latin1')),
  });
const stamped = (file: Uint8Array): Uint8Array =>
  signedPdf(file, clock, {
    number: 40,
    fields: '21 0 R',
    subFilter: 'ETSI.RFC3161',
    container: timeStampOf,
    catalogue: '/DSS << /Type /DSS /Certs [95 0 R] >>',
  });
/** A sticky note is a small sign, a marker lies along the line. */
const remark = (type: string): string =>
  `<< /Type /Annot /Subtype /${type} /F 4 /Contents (vedi) /C [1 1 0] /QuadPoints [400 510 450 510 400 500 450 500] /Rect [${SALARY.x} ${SALARY.y - 3} ${type === 'Text' ? SALARY.x + 20 : 460} ${SALARY.y + 11}] >>`;
const face = faceOf(lineAt(2, 10, 'Firmato digitalmente da Rossi Mario il 14/11/2026'), '0 0 250 30');

const place = '/Rect [50 100 250 112]';
const noted = (value: string): Objects => fieldOf(value, value, place);
const emptyField = statementWith({
  1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [70 0 R] >> >>',
  4: pageWith('/Annots [70 0 R]'),
  ...noted(''),
});

/** What is foreseen after a signature. */
export const afterSigning: readonly WorldFile[] = [
  { what: 'proofs for later years', make: () => proofs(signedStatement) },
  { what: 'proofs and a stamp of the time', make: () => stamped(proofs(signedStatement)) },
  {
    what: 'stamped again years later',
    make: () =>
      signedPdf(stamped(proofs(signedStatement)), clock, {
        number: 50,
        fields: '21 0 R 41 0 R',
        subFilter: 'ETSI.RFC3161',
        container: timeStampOf,
        catalogue: '/DSS << /Type /DSS /Certs [95 0 R] >>',
      }),
  },
  { what: 'a second signer', make: () => signedPdf(signedStatement, second, { number: 30, fields: '21 0 R' }) },
  {
    what: 'a second signer who shows their name',
    make: () =>
      signedPdf(signedStatement, second, {
        number: 30,
        fields: '21 0 R',
        field: '/F 4 /Rect [50 60 300 90] /AP << /N 81 0 R >>',
        more: { 4: pageWith('/Annots [31 0 R]'), 81: face },
      }),
  },
  ...(['Highlight', 'Text', 'Underline'] as const).map((type) => ({
    what: `${type} where notes are allowed`,
    make: () =>
      appended(signedPdf(statement, bank, certified(3)), { 4: pageWith('/Annots [80 0 R]'), 80: remark(type) }),
  })),
  {
    what: 'a line marked in yellow',
    make: () => appended(signedStatement, { 4: pageWith('/Annots [80 0 R]'), 80: remark('Highlight') }),
  },
  {
    what: 'an empty field filled in where forms are allowed',
    make: () => appended(signedPdf(emptyField, bank, { ...certified(2), fields: '70 0 R' }), noted('Gesehen')),
  },
  { what: 'a form filled in, then signed', make: () => signedPdf(formStatement, bank, { fields: '70 0 R' }) },
  {
    what: 'other bookmarks and metadata',
    make: () =>
      appended(
        signedStatement,
        {
          9: '<< /Producer (OpenPDF 1.3.30) /Title (Estratto) >>',
          1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [21 0 R] >> /Outlines 96 0 R >>',
          96: '<< /Type /Outlines /Count 0 >>',
        },
        '/Info 9 0 R ',
      ),
  },
  { what: 'lines before the file', make: () => fileOf(`\r\n\r\n${textOf(signedStatement)}`) },
  {
    what: 'heads of a mail before the file',
    make: () => fileOf(`Content-Type: application/pdf\r\n\r\n${textOf(signedStatement)}`),
  },
  { what: 'lines behind the file', make: () => fileOf(`${textOf(signedStatement)}\r\n\r\n\n`) },
  {
    what: 'remarks of a web server behind the file',
    make: () => fileOf(`${textOf(signedStatement)}<!-- served in 12 ms by node 3 -->\n`),
  },
];
