import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

export const fileCorrupt: Rule<InspectedPaper, 'R_FILE_CORRUPT'> = {
  id: 'R_FILE_CORRUPT',
  chapter: 'file',
  level: 'critical',
  blocking: true,
  means: {
    flags: [{ flag: 'corrupted' }],
  },
  reads: [],
  judge: ({ evidence: { problem } }) => {
    const working = [ofFile('problem', null, problem)];
    if (problem === 'corrupt') return failed(working);
    if (problem === 'empty') return failed(working, { variant: 'empty' });
    // Locked, oversized, foreign and slow files were never looked into.
    return problem === null || problem === 'too_many_pages' ? passed(working) : inconclusive(working);
  },
};
