import type { Rule } from '../rule.ts';
import { flagIn, placeOf } from '../run/fields.ts';
import { failed, passed } from '../run/judgements.ts';
import type { ReadPaper } from '../run/subjects.ts';

/** A slip that says of itself that it is a sample has no legal value: whoever decides should see the words. */
export const markedSample: Rule<ReadPaper> = {
  id: 'R_PAYSLIP_MARKED_SAMPLE',
  chapter: 'payslip',
  level: 'info',
  blocking: false,
  reads: [],
  judge: ({ reading }) => {
    const working = [placeOf(reading, 'marked_sample')];
    if (flagIn(reading, 'marked_sample')) return failed(working);
    return reading.fields.net || reading.fields.gross ? passed(working) : null;
  },
};
