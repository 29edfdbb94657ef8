import { limits } from '../../evidence/limits.ts';
import type { Rule } from '../rule.ts';
import { failed, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

export const fileSize: Rule<InspectedPaper, 'R_FILE_SIZE'> = {
  id: 'R_FILE_SIZE',
  chapter: 'file',
  level: 'critical',
  blocking: true,
  reads: [],
  judge: ({ evidence: { size, problem } }) => {
    const working = [ofFile('size', limits.bytes, size)];
    const data = { limit: megabytes(limits.bytes), size: megabytes(size) };
    if (size > limits.bytes) return failed(working, { data });
    // Few bytes may hold more pixels than anybody prints.
    return problem === 'too_large' ? failed(working, { data, variant: 'pixels' }) : passed(working, { data });
  },
};
