import { isPicture } from '../../evidence/format.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';

export const contractPdf: Rule<ReadPaper<'work_contract'>, 'R_CONTRACT_PDF'> = {
  id: 'R_CONTRACT_PDF',
  chapter: 'contract',
  level: 'critical',
  blocking: false,
  reads: [],
  judge: ({ paper }) => {
    const { format } = paper.evidence;
    const working = [ofFile('format', 'pdf', format)];
    if (format === 'pdf') return passed(working);
    return isPicture(format) ? failed(working, { data: { format } }) : inconclusive(working);
  },
};
