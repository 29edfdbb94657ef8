import { isPictured } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** A slip that says of itself that it is a sample has no legal value: whoever decides should see the words. */
export const markedSample: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_MARKED_SAMPLE'> = {
  id: 'R_PAYSLIP_MARKED_SAMPLE',
  chapter: 'payslip',
  level: 'info',
  blocking: false,
  means: {
    upload: 'until_explained',
    cause: { kind: 'sample', explains: ['content', 'R_PDF_*', 'R_IMG_*'] },
    traits: ['sample'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const working = [placeOf(reading, 'marked_sample')];
    if (reading.fields.marked_sample?.value) return failed(working);
    // Faint print across a scan is easily overlooked, and of a slip without amounts hardly anything was read.
    const isRead = Boolean(reading.fields.net || reading.fields.gross) && !isPictured(paper, reading);
    return isRead ? passed(working) : inconclusive(working);
  },
};
