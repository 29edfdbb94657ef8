import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { Corrections } from '../../../papers/kept-paper.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { paperOf, setOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import { fileCorrected } from '../corrected.ts';
import { fileDuplicate } from '../duplicate.ts';

const bookings = Array.from({ length: 40 }, (_, row) => `Buchung ${row} ueber Betrag`);
const paper = (id: string, sha256: string, rows: readonly string[]): InspectedPaper =>
  paperOf(id, {}, { sha256, pages: [pageOf(rows)] });

/** A photo, by the print of its look. */
const photo = (id: string, picture: string | null): InspectedPaper => ({
  ...paperOf(id, {}, { format: 'jpeg', pages: [pageOf(bookings, { origin: 'ocr' })] }),
  fingerprints: { text: null, picture },
});

const LOOK = '0'.repeat(64);
/** Seven of its 256 bits turned, and eight: the line lies at three in a hundred. */
const LIKE = `7f${'0'.repeat(62)}`;
const UNLIKE = `ff${'0'.repeat(62)}`;

const corrected = (corrections: Corrections) => (): InspectedPaper => ({
  ...paperOf('a', { fields: { net: 165_000, employee_name: null } }),
  corrections,
});

/** Papers that come twice, and what their owners say of them. */
export const copyCases = [
  casesOf(fileDuplicate, {
    passed: [
      'two different statements',
      () => setOf(paper('a', 'x', bookings), paper('b', 'y', [...bookings, 'mehr'])),
    ],
    failed: ['the same file again', () => setOf(paper('a', 'x', []), paper('b', 'x', []))],
    edge: [
      {
        said: 'failed critical',
        when: ['the same words, saved again', () => setOf(paper('a', 'x', bookings), paper('b', 'y', bookings))],
      },
      { said: '-', when: ['a single paper', () => setOf(paper('a', 'x', bookings))] },
      {
        said: 'passed',
        when: [
          'one paper of few words beside others',
          () => setOf(paper('a', 'x', ['kurz']), paper('b', 'y', bookings)),
        ],
      },
      {
        said: 'inconclusive',
        when: ['photos that look almost the same', () => setOf(photo('a', LOOK), photo('b', LIKE))],
      },
      {
        said: 'passed',
        when: ['photos that look a little less so', () => setOf(photo('a', LOOK), photo('b', UNLIKE))],
      },
    ],
    inconclusive: [
      'two scans of which neither words nor look can be compared',
      () => setOf(photo('a', null), photo('b', null)),
    ],
  }),
  casesOf(fileCorrected, {
    passed: { never: 'a paper that nobody corrected is not spoken of' },
    failed: { never: 'what somebody says of their own paper proves nothing against it' },
    edge: [
      { said: '-', when: ['nothing was corrected', corrected({})] },
      { said: '-', when: ['a value that was never read', corrected({ '1.employee_name': 'Mario Rossi' })] },
      { said: '-', when: ['a value of a paper that is not there', corrected({ '2.net': 170_000 })] },
      { said: 'inconclusive', when: ['corrected to nothing', corrected({ '1.net': 0 })] },
    ],
    inconclusive: ['another net pay, by the word of its owner', corrected({ '1.net': 170_000 })],
  }),
];
