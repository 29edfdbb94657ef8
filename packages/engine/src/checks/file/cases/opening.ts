import { pdfPaper } from '../../forensics/testing/facts.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { paperOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import { fileCorrupt } from '../corrupt.ts';
import { fileEncrypted } from '../encrypted.ts';
import { fileSize } from '../size.ts';
import { fileType } from '../type.ts';

type Format = InspectedPaper['evidence']['format'];
type Problem = InspectedPaper['evidence']['problem'];

const named = (fileName: string | null, format: Format) => (): InspectedPaper => ({
  ...paperOf('a', {}, { format, problem: format === 'unknown' ? 'unsupported' : null }),
  fileName,
});
const sized =
  (size: number, problem: Problem = null) =>
  () =>
    paperOf('a', {}, { size, problem });
const troubled = (problem: Problem) => () => paperOf('a', [], { problem });

const MEGABYTE = 1024 * 1024;

/** Whether a file can be opened at all. */
export const openingCases = [
  casesOf(fileType, {
    passed: ['the name fits the bytes', named('busta-paga.pdf', 'pdf')],
    failed: ['a photo that is called a PDF', named('busta-paga.pdf', 'jpeg')],
    edge: [
      { said: 'passed', when: ['a PNG under the name of a JPEG is still a picture', named('IMG_0001.JPG', 'png')] },
      { said: 'passed', when: ['a year behind the last dot is no ending', named('Busta paga 10.2026', 'pdf')] },
      { said: 'passed', when: ['banks hand out data as plain text', named('umsaetze.txt', 'mt940')] },
      { said: 'passed', when: ['no name at all', named(null, 'pdf')] },
      { said: 'failed critical', when: ['a PDF behind another ending', named('slip.pdf.exe', 'pdf')] },
      { said: 'failed critical', when: ['bytes that are nothing we know', named('slip.pdf', 'unknown')] },
    ],
    inconclusive: { never: 'the first bytes are of a kind that can be read, or they are not' },
  }),
  casesOf(fileSize, {
    passed: ['a payslip of a megabyte', sized(MEGABYTE)],
    failed: ['a scan of sixty megabytes', sized(60 * MEGABYTE)],
    edge: [
      { said: 'passed', when: ['exactly the limit', sized(20 * MEGABYTE)] },
      { said: 'failed critical', when: ['one byte above it', sized(20 * MEGABYTE + 1)] },
      { said: 'failed critical', when: ['few bytes with too many pixels', sized(1000, 'too_large')] },
    ],
    inconclusive: { never: 'every file has a size' },
  }),
  casesOf(fileEncrypted, {
    passed: ['an open file', () => pdfPaper()],
    failed: ['a statement behind a password', troubled('encrypted')],
    edge: { said: 'passed', when: ['opens, and forbids printing', () => pdfPaper({ facts: { isProtected: true } })] },
    inconclusive: ['too broken to tell', troubled('corrupt')],
  }),
  casesOf(fileCorrupt, {
    passed: ['opened without trouble', troubled(null)],
    failed: ['cut off while it was sent', troubled('corrupt')],
    edge: [
      { said: 'passed', when: ['more pages than are read', troubled('too_many_pages')] },
      { said: 'failed critical', when: ['not a single byte', troubled('empty')] },
      { said: 'inconclusive', when: ['it took too long to open', troubled('timeout')] },
    ],
    inconclusive: ['locked, so that nobody looked inside', troubled('encrypted')],
  }),
];
