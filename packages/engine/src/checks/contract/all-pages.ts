import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { pageCountOf } from '../run/page-count.ts';
import { reckoned } from '../run/places.ts';
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
  judge: ({ paper, reading }) => {
    const count = pageCountOf(paper, reading);
    if (!count) return inconclusive([reckoned('pages', null, reading.pages.length)]);
    const working = [reckoned('pages', count.total, reading.pages.length)];
    const data = { missing: count.missing.join(', '), total: count.total };
    return count.missing.length === 0 ? passed(working) : failed(working, { data });
  },
};
