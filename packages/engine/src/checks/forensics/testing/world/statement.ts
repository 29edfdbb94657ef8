import { lineAt, type Objects, onePage, writtenPdf } from '../../../../file-bytes/testing/written-pdf.ts';

/** A file as somebody might hand it in, and what should be said of it. */
export interface WorldFile {
  readonly what: string;
  readonly make: () => Uint8Array;
}

const bookings = [
  ['03.11.2026', 'Bonifico a favore di Verdi Anna', '-450,00', '2.550,00'],
  ['05.11.2026', 'Pagamento POS Alimentari Bruni', '-62,40', '2.487,60'],
  ['07.11.2026', 'Addebito utenza luce', '-88,10', '2.399,50'],
  ['10.11.2026', 'Stipendio Officine Meccaniche srl', '1.850,00', '4.249,50'],
  ['11.11.2026', 'Prelievo sportello', '-200,00', '4.049,50'],
  ['12.11.2026', 'Pagamento POS Libreria', '-31,90', '4.017,60'],
  ['13.11.2026', 'Rata finanziamento', '-210,00', '3.807,60'],
] as const;

/** Widths of Helvetica, in thousandths of its size. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 556 : sign === '-' ? 333 : 278), 0) / 100;
const endingAt = (right: number, y: number, text: string): string => lineAt(right - widthOf(text), y, text);

const rowAt = (index: number): number => 560 - index * 20;
const rows = bookings.flatMap(([day, text, amount, balance], index) => [
  lineAt(50, rowAt(index), day),
  lineAt(120, rowAt(index), text),
  endingAt(450, rowAt(index), amount),
  endingAt(550, rowAt(index), balance),
]);

/** Where the salary stands, in points from the lower left corner. */
export const SALARY = { x: 450 - widthOf('1.850,00'), y: rowAt(3), text: '1.850,00' } as const;
export const salaryLine = (text: string): string => endingAt(450, SALARY.y, text);

/** The drawing of a bank statement, with another salary where one is given. */
export const drawnStatement = (salary: string = SALARY.text): string =>
  [
    lineAt(50, 740, 'Banca Esempio S.p.A.', 14),
    lineAt(50, 715, 'Estratto conto corrente'),
    lineAt(50, 700, 'IBAN IT60X0542811101000000123456'),
    lineAt(50, 685, 'Intestatario Rossi Mario'),
    lineAt(50, 660, 'Saldo iniziale al 01.11.2026'),
    endingAt(550, 660, '3.000,00'),
    lineAt(50, 600, 'Data'),
    lineAt(120, 600, 'Descrizione'),
    lineAt(400, 600, 'Importo'),
    lineAt(500, 600, 'Saldo'),
    ...rows,
    lineAt(50, 380, 'Saldo finale al 15.11.2026'),
    endingAt(550, 380, '3.807,60'),
  ]
    .join('\n')
    .replace(salaryLine(SALARY.text), salaryLine(salary));

const MADE = '/CreationDate (D:20261116060000Z) /ModDate (D:20261116060000Z)';

/** The file of a statement as a bank makes it; objects may be put beside or in place of its own. */
export const statementWith = (more: Objects = {}, info = '/Producer (OpenPDF 1.3.30)'): Uint8Array =>
  writtenPdf(onePage(drawnStatement(), { 9: `<< ${info} ${MADE} >>`, ...more }), '/Info 9 0 R /ID [<aa> <aa>] ');

export const statement = statementWith();

/** The page of the statement with other entries, for updates that need one. */
export const pageWith = (entries: string, resources = ''): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents 5 0 R ${entries} >>`;

export const textOf = (file: Uint8Array): string => Buffer.from(file).toString('latin1');
export const fileOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
