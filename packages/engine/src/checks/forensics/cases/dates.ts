import { unturning } from '../../../evidence/frame.ts';
import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { pdfDateVersusPeriod } from '../date-versus-period.ts';
import { pdfMalformedDate } from '../malformed-date.ts';
import { pdfModifiedAfterCreation } from '../modified-after-creation.ts';
import { metadataOf, pdfPaper } from '../testing/facts.ts';

const dated =
  (created: string | null, modified: string | null = null, words: PaperWords = {}) =>
  () =>
    pdfPaper({ facts: { metadata: metadataOf({ created, modified }) }, words });

const statement: PaperWords = {
  kind: 'bank_statement',
  type: 'account_statement',
  fields: { period_end: '2026-10-31' },
};
const slip: PaperWords = { fields: { period: '2026-10' } };
const official = (more: PaperWords['fields'] = {}): PaperWords => ({
  country: 'DE',
  fields: { period: '2026-10', level: 'A 9m', ...more },
});
const german: PaperWords = { country: 'DE', fields: { period: '2026-10', pension: 31_000 } };
const italian = (more: PaperWords['fields'] = {}): PaperWords => ({
  country: 'IT',
  fields: { period: '2026-10', kind: 'ordinary', ...more },
});
const certificate: PaperWords = { kind: 'fiscal_document', type: 'cu', fields: { tax_year: 2025 } };

const NINE = 'D:20261101090000Z';

/** Saved again two days later, with something that may explain it. */
const laterWith =
  (more: Partial<PdfFacts>, programs: Readonly<Record<string, string | null>> = {}) =>
  () =>
    pdfPaper({
      facts: { ...more, metadata: metadataOf({ created: NINE, modified: 'D:20261103090000Z', ...programs }) },
    });
const turnedLater = (turned: readonly boolean[]) => () => {
  const pages = turned.map((isTurned, index) => ({
    ...pageOf(['Netto 1.250,00'], { number: index + 1 }),
    ...(isTurned ? unturning(842, 595, 90) : {}),
  }));
  const metadata = metadataOf({ created: NINE, modified: 'D:20261103090000Z' });
  return pdfPaper({ facts: { metadata }, evidence: { pages } });
};
const appended: PdfFacts['revisions'] = {
  isLinearised: false,
  list: [
    { end: 100, table: 50, previous: null },
    { end: 200, table: 150, previous: 50 },
  ],
  trailing: 0,
};

/** When a file says that it was made. */
export const dateCases = [
  casesOf(pdfModifiedAfterCreation, {
    passed: ['saved once, in the same hour', dated(NINE, 'D:20261101093000Z')],
    failed: ['saved again a month later', dated('D:20261001090000Z', NINE)],
    edge: [
      { said: 'passed', when: ['a day later to the second', dated(NINE, 'D:20261102090000Z')] },
      { said: 'failed warning', when: ['a second more', dated(NINE, 'D:20261102090001Z')] },
      { said: 'failed info', when: ['with something appended', laterWith({ revisions: appended })] },
      {
        said: 'failed info',
        when: ['by a program that prints and saves', laterWith({}, { producer: 'macOS Quartz PDFContext' })],
      },
      {
        said: 'failed warning',
        when: ['long after a program that makes files anew', laterWith({}, { producer: 'Acrobat Distiller 23.0' })],
      },
      {
        said: 'failed warning',
        when: [
          'a letter, long after it was written',
          laterWith({}, { creator: 'Writer', producer: 'LibreOffice 7.4' }),
        ],
      },
      { said: 'failed info', when: ['by one that says so', laterWith({}, { producer: 'OpenPDF; modified using X' })] },
      { said: 'failed info', when: ['with every page turned on its side', turnedLater([true, true])] },
      { said: 'failed warning', when: ['with one page among others on its side', turnedLater([true, false])] },
      {
        said: 'failed info',
        when: ['of a file that names no program', laterWith({}, { producer: null, creator: null })],
      },
      {
        said: 'passed',
        when: ['a day earlier to the second, as clocks elsewhere go', dated(NINE, 'D:20261031090000Z')],
      },
      { said: 'failed warning', when: ['changed before it was made', dated(NINE, 'D:20261031085959Z')] },
      { said: 'inconclusive', when: ['made when clocks begin to count', dated('D:19700101000000Z', NINE)] },
    ],
    inconclusive: ['no dates', dated(null)],
  }),
  casesOf(pdfDateVersusPeriod, {
    passed: ['a statement of the morning after', dated('D:20261101060000Z', null, statement)],
    failed: ['a statement made ten days before it ends', dated('D:20261021060000Z', null, statement)],
    edge: [
      { said: 'passed', when: ['the evening before its last day', dated('D:20261030230000Z', null, statement)] },
      { said: 'failed warning', when: ['one evening earlier', dated('D:20261029230000Z', null, statement)] },
      { said: 'passed', when: ['a copy of a year later', dated('D:20271101060000Z', null, statement)] },
      { said: 'passed', when: ['a payslip a week before its month', dated('D:20260924060000Z', null, slip)] },
      { said: 'failed warning', when: ['a payslip a day more', dated('D:20260923060000Z', null, slip)] },
      { said: 'passed', when: ['a German slip of the first', dated('D:20261001060000Z', null, german)] },
      { said: 'failed warning', when: ['of the day before', dated('D:20260930060000Z', null, german)] },
      { said: 'passed', when: ['an Italian slip of the twelfth', dated('D:20261012060000Z', null, italian())] },
      { said: 'failed warning', when: ['of the eleventh', dated('D:20261011060000Z', null, italian())] },
      {
        said: 'passed',
        when: ['the last slip of a job', dated('D:20261011060000Z', null, italian({ end_date: '2026-10-09' }))],
      },
      {
        said: 'passed',
        when: ['a fourteenth pay', dated('D:20261011060000Z', null, italian({ kind: 'fourteenth' }))],
      },
      {
        said: 'passed',
        when: ['an official’s pay, made when it is due', dated('D:20260906060000Z', null, official())],
      },
      { said: 'failed warning', when: ['a day before that', dated('D:20260905060000Z', null, official())] },
      {
        said: 'failed warning',
        when: ['an insured employee of such a group', dated('D:20260906060000Z', null, official({ pension: 31_000 }))],
      },
      {
        said: 'passed',
        when: ['the certificate of who left in January', dated('D:20250131060000Z', null, certificate)],
      },
      { said: 'failed warning', when: ['one before any January wage', dated('D:20250130060000Z', null, certificate)] },
      { said: '-', when: ['a paper without a period', dated(NINE)] },
    ],
    inconclusive: ['the file does not say when it was made', dated(null, null, slip)],
  }),
  casesOf(pdfMalformedDate, {
    passed: ['as programs write it', dated("D:20261101090000+01'00'")],
    failed: ['as people write it', dated('1 Nov 2026')],
    edge: [
      { said: 'passed', when: ['a leap day', dated('D:20240229090000Z')] },
      { said: 'failed info', when: ['a leap day without a leap year', dated('D:20250229090000Z')] },
      { said: 'passed', when: ['tomorrow, elsewhere in the world', dated("D:20261117010000+13'00'"), contextOf()] },
      { said: 'failed warning', when: ['the day after tomorrow', dated('D:20261118000000Z'), contextOf()] },
    ],
    inconclusive: ['no dates', dated(null)],
  }),
];
