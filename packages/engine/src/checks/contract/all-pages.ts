import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { judgeAllPages } from '../run/judge-all-pages.ts';
import type { InspectedPaper } from '../subject.ts';

export const contractAllPages: Rule<ReadPaper<'work_contract', InspectedPaper>, 'R_CONTRACT_ALL_PAGES'> = {
  id: 'R_CONTRACT_ALL_PAGES',
  chapter: 'contract',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'insufficient', source: 'contract' }],
  },
  reads: [],
  judge: judgeAllPages,
};
