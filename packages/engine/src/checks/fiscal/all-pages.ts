import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { judgeAllPages } from '../run/judge-all-pages.ts';
import type { InspectedPaper } from '../subject.ts';

export const taxAllPages: Rule<ReadPaper<'fiscal_document', InspectedPaper>, 'R_TAX_ALL_PAGES'> = {
  id: 'R_TAX_ALL_PAGES',
  chapter: 'fiscal',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'insufficient', source: 'fiscal' }],
  },
  reads: [],
  judge: judgeAllPages,
};
