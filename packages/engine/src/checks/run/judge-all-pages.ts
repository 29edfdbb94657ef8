import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Judgement } from '../rule.ts';
import type { InspectedPaper } from '../subject.ts';
import { failed, inconclusive, passed } from './judgements.ts';
import { pageCountOf } from './page-count.ts';
import { reckoned } from './places.ts';

/** A paper that counts its pages has all of them; one that does not count them cannot be judged. */
export function judgeAllPages({
  paper,
  reading,
}: ReadPaper<'work_contract' | 'fiscal_document', InspectedPaper>): Judgement {
  const count = pageCountOf(paper, reading);
  if (!count) return inconclusive([reckoned('pages', null, reading.pages.length)]);
  const working = [reckoned('pages', count.total, reading.pages.length)];
  const data = { missing: count.missing.join(', '), total: count.total };
  return count.missing.length === 0 ? passed(working) : failed(working, { data });
}
