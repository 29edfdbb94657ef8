import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { About } from './check.ts';

/** Each file by itself. */
export const everyFile = <Paper extends KeptPaper>(set: PaperSet<Paper>): About<Paper>[] =>
  set.papers.map((paper) => ({ subject: paper, papers: [paper.id] }));

/** All papers at once; nothing to judge where there are none. */
export const wholeSet = (set: PaperSet): About<PaperSet>[] =>
  set.papers.length === 0 ? [] : [{ subject: set, papers: set.papers.map(({ id }) => id) }];

/** Each paper of a kind, or of any kind, wherever it lies in the files. */
export const everyReading =
  <Paper extends KeptPaper = KeptPaper>(kind?: PaperKind) =>
  (set: PaperSet<Paper>): About<ReadPaper<Paper>>[] =>
    readPapersOf(set, kind).map((subject) => ({ subject, papers: [subject.paper.id] }));
