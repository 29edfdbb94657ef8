import type { Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { pageCountOf } from '../run/page-count.ts';
import type { InspectedPaper } from '../subject.ts';

/** A paper that counts its pages has all of them. */
export const filePagesMissing: Rule<InspectedPaper> = {
  id: 'R_FILE_PAGES_MISSING',
  chapter: 'file',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: (paper) => {
    const { readings, evidence } = paper;
    if (evidence.pages.length === 0 || readings.length === 0) return null;
    const counts = readings.flatMap((reading) => pageCountOf(paper, reading) ?? []);
    if (counts.length === 0) return inconclusive();
    const missing = counts.filter((count) => count.missing.length > 0);
    const working = counts.map(({ total, missing: gone }) => reckoned('pages', total, total - gone.length));
    if (missing.length === 0) return passed(working);
    // A digit read wrongly from pixels makes three pages of two.
    const isCertain = evidence.pages.every(({ origin }) => origin === 'text');
    const data = { pages: missing.flatMap((count) => count.missing).join(', '), total: missing[0]?.total ?? 0 };
    return failed(working, { data, level: isCertain ? 'critical' : 'warning' });
  },
};
