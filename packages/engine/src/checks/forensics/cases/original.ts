import { casesOf } from '../../run/testing/cases.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { pdfOriginal } from '../original.ts';
import { metadataOf, pageTracesOf, pdfPaper, picturePaper, replacedFigure } from '../testing/facts.ts';

const covering = { pages: [pageTracesOf({ covered: [replacedFigure] })] };
const edited = { metadata: metadataOf({ producer: 'Sejda' }) };
const scan = { pages: [{ number: 1, layer: 'scan' as const, imageCover: 1, hiddenLetters: 0 }] };

const scanned =
  (words: PaperWords = {}) =>
  () =>
    pdfPaper({ facts: scan, words });
const saved = (created: string, modified: string) => () =>
  pdfPaper({ facts: { metadata: metadataOf({ created, modified }) } });

/** One word on whether a file is the issuer's own. */
export const originalCases = [
  casesOf(pdfOriginal, {
    passed: ['as the issuer made it', () => pdfPaper()],
    failed: ['a covered figure in a file out of an editor', () => pdfPaper({ traces: covering, facts: edited })],
    edge: [
      { said: 'failed warning', when: ['a covered figure alone', () => pdfPaper({ traces: covering })] },
      {
        said: 'failed critical',
        when: [
          'a covered figure and a net pay that does not come out',
          () => pdfPaper({ traces: covering, words: { confirmations: { payslip_net: 'failed' } } }),
        ],
      },
      { said: 'passed', when: ['one date out of order', saved('D:20260901090000Z', 'D:20261001090000Z')] },
      { said: 'failed warning', when: ['a scanned payslip', scanned()] },
      {
        said: 'failed warning',
        when: ['the scanned certificate of an employer', scanned({ kind: 'fiscal_document', type: 'cu' })],
      },
      {
        said: 'failed warning',
        when: [
          'a scanned return that an office helped with',
          scanned({ kind: 'fiscal_document', type: 'modello_730' }),
        ],
      },
      {
        said: 'failed critical',
        when: ['a scanned return, which comes as a file', scanned({ kind: 'fiscal_document', type: 'redditi_pf' })],
      },
      {
        said: 'failed critical',
        when: ['a scanned statement', scanned({ kind: 'bank_statement', type: 'account_statement' })],
      },
      { said: 'passed', when: ['a scanned contract', scanned({ kind: 'work_contract', type: 'work_contract' })] },
      { said: 'inconclusive', when: ['a scan of who knows what', scanned({ kind: 'other', type: 'unknown' })] },
      { said: 'failed warning', when: ['a photo of a payslip', () => picturePaper()] },
      {
        said: '-',
        when: ['an identity card is always photographed', scanned({ kind: 'identity_document', type: 'id_card' })],
      },
    ],
    inconclusive: ['nobody took a closer look', () => pdfPaper({ traces: null })],
  }),
];
